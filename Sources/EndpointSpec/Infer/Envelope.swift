import EndpointJSON

/// A wrapper object around the value of a response: `{ "data": … }`, `{ "items": […], "next": … }`.
enum Envelope {
  /// Keys that do not describe their values.
  static let keys: Set<String> = [
    "data", "items", "results", "result", "records", "entries", "rows", "list", "content",
    "contents", "values", "hits", "nodes", "edges", "elements", "response", "payload",
  ]

  private static let endings = ["List", "Response"]

  /// The type name of a response about `name`: `UserList` for a wrapper around users.
  static func name(of value: JSONValue, about name: String) -> String {
    guard case .object(let object) = value else { return name }
    let singular = ProposedName.typeNamePart(SwiftNaming.singular(of: name))
    let contents = object.filter { member in
      keys.contains(member.key)
        || typeName(of: member.key) == singular && !isLike(object, member.value)
    }
    guard contents.count == 1, let content = contents.first?.value else { return name }
    return switch content {
    case .array: singular + endings[0]
    case .object: singular + endings[1]
    default: name
    }
  }

  private static func typeName(of key: String) -> String {
    ProposedName.typeNamePart(SwiftNaming.singular(of: key))
  }

  /// Whether an object shares a key with its contents. Then it is an element, such as a comment with replies, and not a
  /// list.
  private static func isLike(_ object: JSONObject, _ contents: JSONValue) -> Bool {
    switch contents {
    case .array(let elements): elements.contains { isLike(object, $0) }
    case .object(let inner): inner.keys.contains { object[$0] != nil }
    default: false
    }
  }

  /// The name of the elements or the value under a key: `User` under `data` of `UserList`.
  static func nameOfContents(under key: String, in typeName: String) -> String {
    guard keys.contains(key),
      let ending = endings.first(where: { typeName.hasSuffix($0) && typeName != $0 })
    else { return key }
    return String(typeName.dropLast(ending.count))
  }
}
