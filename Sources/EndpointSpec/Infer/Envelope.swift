import EndpointJSON

/// An object around the value that a response is about: `{ "data": … }`, `{ "items": […], "next": … }`.
enum Envelope {
  /// Keys that say nothing of what lies under them.
  static let keys: Set<String> = [
    "data", "items", "results", "result", "records", "entries", "rows", "list", "content",
    "contents", "values", "hits", "nodes", "edges", "elements", "response", "payload",
  ]

  private static let endings = ["List", "Response"]

  /// The name of the type of a response about `name`: `UserList` for an envelope around users.
  static func name(of value: JSONValue, about name: String) -> String {
    guard case .object(let object) = value else { return name }
    let contents = object.filter { keys.contains($0.key) }
    guard contents.count == 1, let content = contents.first?.value else { return name }
    let singular = ProposedName.typeNamePart(SwiftNaming.singular(of: name))
    return switch content {
    case .array: singular + endings[0]
    case .object: singular + endings[1]
    default: name
    }
  }

  /// What the elements or the value under a key are called: `User` under `data` of `UserList`.
  static func nameOfContents(under key: String, in typeName: String) -> String {
    guard keys.contains(key),
      let ending = endings.first(where: { typeName.hasSuffix($0) && typeName != $0 })
    else { return key }
    return String(typeName.dropLast(ending.count))
  }
}
