import EndpointJSON
import EndpointSpec

/// Facts about a document that reading it requires, collected in one pass.
struct DocumentSurvey {
  /// The references into the same file.
  private(set) var references: Set<String> = []
  /// The schemas that discriminators may map to.
  private(set) var mapped: Set<String> = []
  /// The other references, in document order.
  private(set) var outerReferences: [String] = []
  /// Whether an object contains a duplicate key, which is rare.
  private(set) var hasRepeatedKeys = false
  /// Whether a schema sets its URI with `$id`.
  private(set) var hasIdentifiers = false

  init() {}

  init(_ root: JSONNode) { visit(root) }

  /// All texts that may refer to a value.
  var allReferences: [String] { references + outerReferences + mapped }

  private mutating func visit(_ node: JSONNode) {
    // Iterates by index to avoid copies.
    switch node.kind {
    case .array(let elements):
      for index in elements.indices { visit(elements[index]) }
    case .object(let members):
      if members.hasRepetitions(of: \.key) { hasRepeatedKeys = true }
      for index in members.indices { visit(members[index]) }
    default: break
    }
  }

  private mutating func visit(_ member: JSONMember) {
    if member.key.utf8.first == UInt8(ascii: "$") {
      if member.key == "$id" { hasIdentifiers = true }
      if member.key == "$ref", case .string(let text) = member.value.kind { add(text) }
    } else if member.key == "mapping", case .object(let entries) = member.value.kind {
      for text in entries.compactMap(\.value.text) {
        mapped.formUnion([DocumentReference.toSchema(text), text])
      }
    }
    visit(member.value)
  }

  private mutating func add(_ reference: String) {
    if reference.utf8.first == UInt8(ascii: "#") {
      references.insert(reference)
    } else {
      outerReferences.append(reference)
    }
  }
}

extension JSONNode {
  /// The value without duplicate keys. The first one counts, the others are collected.
  func withoutRepetitions(_ repeated: inout [JSONMember]) -> JSONNode {
    switch kind {
    case .array(let elements):
      return .array(elements.map { $0.withoutRepetitions(&repeated) }, at: self)
    case .object(let members):
      var seen: Set<String> = []
      var unique: [JSONMember] = []
      for member in members {
        if seen.insert(member.key).inserted {
          unique.append(member.mapped { $0.withoutRepetitions(&repeated) })
        } else {
          repeated.append(member)
        }
      }
      return .object(unique, at: self)
    default: return self
    }
  }
}

extension Diagnostic {
  init(repeated member: JSONMember, file: Int) {
    self.init(
      .documentMistake,
      "\(quoted(member.key)) appears twice",
      at: Place(file: file, start: member.keyStart, end: member.keyEnd),
      hint: "rename or remove one of the two"
    )
  }
}

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
