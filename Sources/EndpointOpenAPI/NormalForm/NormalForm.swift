import EndpointJSON
import EndpointSpec

/// Rewrites a document so that documents with the same meaning become equal.
///
/// The normal form resolves references to parameters, headers, responses, bodies and scalars, omits what equals a
/// default, and has one spelling for schemas that can be written in several ways. Each part keeps its location. Only
/// comparisons use the form: the import reads the document as it is.
struct NormalForm {
  private let root: JSONNode
  /// The components by the references to them.
  private let components: [String: JSONNode]
  /// What operations without `security` inherit.
  private var security: JSONMember?
  /// The references that were resolved.
  private var resolved: Set<String> = []
  /// The references around the current value, since a chain of them may be a circle.
  private var open: Set<String> = []
  /// The number of values that replaced references.
  private var copies = 0

  /// More references stay as they are, so that no document exhausts the memory or the stack.
  private static let mostCopies = 300_000
  private static let mostOpen = 64

  /// - Parameter root: The document. Nothing changes in a file that only contains parts of one.
  init(_ root: JSONNode) {
    self.root = root
    let entries = (root["components"]?.members ?? []).flatMap { section in
      section.value.members.map { entry in
        (documentPointer(of: ["components", section.key, entry.key]), entry.value)
      }
    }
    components = Dictionary(firstOf: entries)
  }

  mutating func node() -> JSONNode {
    guard root.member("openapi") != nil else { return root }
    security = root.member("security")
    let document = value(root, .object(.document))
    return document.changed { member in
      guard member.key == "components" else { return member }
      let rest = withoutResolved(member)
      return rest.value.members.isEmpty && !member.value.members.isEmpty ? nil : rest
    }
  }

  private mutating func value(_ node: JSONNode, _ rule: DocumentRule) -> JSONNode {
    if !open.isEmpty { copies += 1 }
    switch (rule, node.kind) {
    case (.uncarried(_, let rule), _): return value(node, rule)
    case (.object(let object), .object): return self.object(node, object)
    case (.schema, .object): return object(node, .schema)
    case (.schema, .bool(true)): return .object([], at: node)
    case (.array(let rule), .array(let elements)):
      return .array(elements.map { value($0, rule) }, at: node)
    case (.map(let rule), .object(let members)), (.extensibleMap(let rule), .object(let members)):
      return .object(members.map { $0.renamed($0.key, value($0.value, rule)) }, at: node)
    default: return node
    }
  }

  private mutating func object(_ node: JSONNode, _ object: DocumentObject) -> JSONNode {
    if let (reference, target) = target(of: node, object) {
      resolved.insert(reference)
      open.insert(reference)
      defer { open.remove(reference) }
      return self.object(target, object)
    }
    let rules = object.rules
    var members = NormalMembers(node)
    if object == .pathItem { members.passOnParameters(to: Operation.methods) }
    if object == .operation { inheritSecurity(&members) }
    members.map { key, node in rules[key].map { value(node, $0) } ?? node }
    members.normalize(object)
    return .object(members.all, at: node)
  }

  private func inheritSecurity(_ members: inout NormalMembers) {
    if let own = members["security"] {
      if security == nil, own.elements.isEmpty { members.remove("security") }
    } else if let security {
      members.add(security)
    }
  }

  // MARK: References

  /// The referenced value that replaces a reference. Nil for other values, and for schemas that have a Swift type. What is
  /// written beside a reference would be lost.
  private func target(of node: JSONNode, _ object: DocumentObject) -> (String, JSONNode)? {
    guard node.members.count == 1, let text = node["$ref"]?.text,
      copies < Self.mostCopies, open.count < Self.mostOpen, !open.contains(text),
      let target = components[text]
    else { return nil }
    switch object {
    case .parameter, .header, .response, .requestBody: return (text, target)
    case .schema where target.isWrittenInline: return (text, target)
    default: return nil
    }
  }

  /// The components without those that the references to them contain.
  private func withoutResolved(_ components: JSONMember) -> JSONMember {
    components.mapped { sections in
      sections.changed { section in
        let rest = section.mapped { entries in
          entries.changed { resolved.contains("#/components/\(section.key)/\($0.key)") ? nil : $0 }
        }
        return rest.value.members.isEmpty && !section.value.members.isEmpty ? nil : rest
      }
    }
  }
}

extension JSONNode {
  /// Whether a schema is a scalar, an array or a map, which a spec writes where they are used.
  fileprivate var isWrittenInline: Bool {
    let keys = ["properties", "allOf", "anyOf", "oneOf", "discriminator", "$ref"]
    guard keys.allSatisfy({ member($0) == nil }) else { return false }
    return self["type"]?.text != "object" || member("additionalProperties") != nil
  }
}
