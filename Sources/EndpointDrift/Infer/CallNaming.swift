import EndpointSpec

/// Names endpoints by their paths.
///
/// | call | name |
/// | --- | --- |
/// | `GET /users` | `Users.list` |
/// | `POST /users` | `Users.create` |
/// | `GET /users/{id}` | `Users.get` |
/// | `GET /users/{id}/posts` | `Users.posts` |
/// | `POST /orders/{id}/cancel` | `Orders.cancel` |
/// | `POST /login` | `login` |
struct CallNaming {
  /// The receiver. Nil for a call of the API itself.
  let receiver: String?
  let verb: String

  /// - Parameters:
  ///   - isCollection: Whether another call has a value after this path: `/users` and `/users/{id}`.
  ///   - isList: Whether the response is a list.
  init(method: String, template: [String?], isCollection: Bool, isList: Bool) {
    // The words after the last value, if any: `deck`, `new`, `shuffle`.
    let isItem = template.last == .some(nil)
    let words = (isItem ? Array(template.reversed().drop { $0 == nil }.reversed()) : template)
    let run = words.reversed().prefix { $0 != nil }.reversed().compactMap(\.self)
    let owner = words.dropLast(run.count).compactMap(\.self).last
    let last = run.last ?? "root"
    if isItem || isCollection || run.isEmpty {
      receiver = ProposedName.typeNamePart(last)
      verb = Self.verb(method, isItem: isItem || run.isEmpty)
    } else if let owner = owner ?? (run.count > 1 ? run[0] : nil) {
      let parts = words.dropLast(run.count).isEmpty ? Array(run.dropFirst()) : run
      receiver = ProposedName.typeNamePart(owner)
      verb = Self.verb(method, part: parts.joined(separator: "_"))
    } else if method == "POST", !Self.isPlural(last) {
      receiver = nil
      verb = ProposedName.member(last)
    } else {
      receiver = ProposedName.typeNamePart(last)
      verb = Self.verb(method, isItem: !isList && !Self.isPlural(last))
    }
  }

  private static func verb(_ method: String, isItem: Bool) -> String {
    switch method {
    case "GET": isItem ? "get" : "list"
    case "POST": isItem ? "submit" : "create"
    case "PUT": isItem ? "replace" : "replaceAll"
    case "PATCH": isItem ? "update" : "updateAll"
    case "DELETE": isItem ? "delete" : "deleteAll"
    default: ProposedName.member(method.lowercased())
    }
  }

  /// The verb of a call of a part such as `posts`, or of an action such as `cancel`.
  private static func verb(_ method: String, part: String) -> String {
    let singular = ProposedName.typeNamePart(SwiftNaming.singular(of: part))
    switch method {
    case "GET": return ProposedName.member(part)
    case "POST": return isPlural(part) ? "create" + singular : ProposedName.member(part)
    case "PUT": return "replace" + ProposedName.typeNamePart(part)
    case "PATCH": return "update" + ProposedName.typeNamePart(part)
    case "DELETE": return "delete" + ProposedName.typeNamePart(part)
    default: return ProposedName.member(method.lowercased()) + ProposedName.typeNamePart(part)
    }
  }

  private static func isPlural(_ word: String) -> Bool { SwiftNaming.singular(of: word) != word }
}
