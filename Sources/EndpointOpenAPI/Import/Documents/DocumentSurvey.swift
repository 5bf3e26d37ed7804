import EndpointJSON
import EndpointSpec

/// What the reader of a document has to know before it is read, found on one way through it.
struct DocumentSurvey {
  /// The texts of the references into the document itself.
  private(set) var references: Set<String> = []
  /// The texts of the other references, in the order of the document.
  private(set) var outerReferences: [String] = []
  /// Whether a key stands twice in an object: so it hardly ever is.
  private(set) var hasRepeatedKeys = false
  /// Whether a schema gives itself a URI with `$id`.
  private(set) var hasIdentifiers = false

  init(_ root: JSONNode) { visit(root) }

  private mutating func visit(_ node: JSONNode) {
    // By index, since a member that is looked at in passing need not be copied.
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
