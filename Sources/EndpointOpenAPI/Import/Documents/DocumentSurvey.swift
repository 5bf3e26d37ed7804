import EndpointJSON
import EndpointSpec

/// Facts about a document that reading it requires, collected in one pass.
struct DocumentSurvey {
  private(set) var references: Set<String> = []
  /// The other references, in document order.
  private(set) var outerReferences: [String] = []
  /// Whether an object contains a duplicate key, which is rare.
  private(set) var hasRepeatedKeys = false
  /// Whether a schema sets its URI with `$id`.
  private(set) var hasIdentifiers = false

  init(_ root: JSONNode) { visit(root) }

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
      if member.key == "$ref", case .string(let text) = member.value.kind { note(text) }
    }
    visit(member.value)
  }

  private mutating func note(_ reference: String) {
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

extension ImportFinding {
  init(repeated member: JSONMember, file: Int) {
    self.init(
      .mistake,
      "\(quoted(member.key)) appears twice",
      at: Place(file: file, start: member.keyStart, end: member.keyEnd),
      hint: "rename or remove one of the two"
    )
  }
}
