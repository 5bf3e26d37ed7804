import EndpointJSON

/// The schemas of a document that set their URI with `$id` (JSON Schema 2020-12, section 8.2.1).
///
/// References to such URIs, or relative to them, are rewritten as pointers. The rest of the import does not deal with
/// URIs.
struct EmbeddedSchemas {
  /// The pointer tokens of each schema, by URI.
  private var pointers: [String: [String]] = [:]

  init(_ root: JSONNode, path: String) {
    var open: [(node: JSONNode, base: String, pointer: [String])] = [(root, path, [])]
    while let (node, outer, pointer) = open.popLast() {
      switch node.kind {
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          open.append((element, outer, pointer + ["\(index)"]))
        }
      case .object(let members):
        let base = Self.base(of: node, in: outer)
        if base != outer { pointers[base] = pointers[base] ?? pointer }
        for member in members { open.append((member.value, base, pointer + [member.key])) }
      default: break
      }
    }
  }

  /// Rewrites such references as pointers.
  func resolvingReferences(in root: JSONNode, path: String) -> JSONNode {
    pointers.isEmpty ? root : resolved(root, base: path)
  }

  private func resolved(_ node: JSONNode, base outer: String) -> JSONNode {
    let base = Self.base(of: node, in: outer)
    let inner = node.mapped { resolved($0, base: base) }
    guard let text = node["$ref"]?.text, let pointer = pointer(of: text, in: base) else {
      return inner
    }
    return inner.referring(to: pointer)
  }

  /// The reference as a pointer. Nil if it refers to none of the schemas. Anchors are searched in the whole document.
  private func pointer(of reference: String, in base: String) -> String? {
    let parts = DocumentReference(reference)
    guard let pointer = pointers[parts.path.map { Self.uri($0, in: base) } ?? base] else {
      return nil
    }
    if let anchor = parts.anchor { return "#\(anchor)" }
    return documentPointer(of: pointer + parts.tokens)
  }

  private static func base(of node: JSONNode, in outer: String) -> String {
    let path = node["$id"]?.text.flatMap { DocumentReference($0).path }
    return path.map { uri($0, in: outer) } ?? outer
  }

  private static func uri(_ text: String, in base: String) -> String {
    text.contains(":") ? DocumentPath.normalized(text) : DocumentPath.resolved(text, against: base)
  }
}
