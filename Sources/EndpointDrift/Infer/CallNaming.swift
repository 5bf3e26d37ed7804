import EndpointJudge
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
  private(set) var receiver: String?
  let verb: String
  /// The path up to the word of the receiver.
  private(set) var collection: [String?] = []
  /// Whether the path ends in a value.
  private let isItem: Bool

  /// - Parameters:
  ///   - isBesideCalls: Whether the last word is a call, as its neighbors are.
  ///   - hasCollection: Whether another call has this path without its last value.
  ///   - isCollection: Whether another call has a value after this path: `/users` and `/users/{id}`.
  ///   - isList: Whether the response is a list.
  ///   - isThing: Whether the response is one object.
  ///   - hasBody: Whether the client sends a body.
  init(
    method: String,
    template: [String?],
    isBesideCalls: Bool,
    hasCollection: Bool,
    isCollection: Bool,
    isList: Bool,
    isThing: Bool,
    hasBody: Bool
  ) {
    // `PUT /zones/{id}/notify` without a body replaces nothing.
    let action = method == "PUT" && !hasBody ? "POST" : method
    let template = PathWord.withNouns(template)
    // The words after the last value, if any: `deck`, `new`, `shuffle`.
    isItem = template.last == .some(nil)
    let words = (isItem ? Array(template.reversed().drop { $0 == nil }.reversed()) : template)
    let run = words.reversed().prefix { $0 != nil }.reversed().compactMap(\.self)
    let owner = words.dropLast(run.count).compactMap(\.self).last
    let last = run.last ?? "root"
    let parent = run.count > 1 ? run[run.count - 2] : nil
    let isCall =
      isBesideCalls || PathWord.isCall(last) || method != "GET" && PathWord.isVerb(last)
    // `/stars/dashboard/{id}`: a singular word is no collection.
    let plural = parent.flatMap {
      SwiftNaming.isPlural($0) && !SwiftNaming.isPlural(last) ? $0 : nil
    }
    let isSame = plural.map { SwiftNaming.singular(of: $0).hasSuffix(last) } ?? false
    if isItem, let parent = plural.flatMap({ isSame ? nil : $0 }) ?? (isCall ? parent : nil) {
      receiver = ProposedName.typeNamePart(parent)
      verb = Self.verb(action, part: last)
    } else if isItem, !hasCollection, let owner, SwiftNaming.isPlural(owner),
      !SwiftNaming.isPlural(last),
      run.count == 1
    {
      // `/rooms/{id}/event/{id}` reads an event of a room.
      receiver = ProposedName.typeNamePart(owner)
      verb = Self.verb(action, part: last)
    } else if isItem || isCollection || run.isEmpty {
      receiver = ProposedName.typeNamePart(isSame ? plural ?? last : last)
      // `GET /queues/{vhost}` lists the queues of a host.
      let isListed = isList && method == "GET"
      verb = Self.verb(method, isItem: (isItem || run.isEmpty) && !isListed)
      collection = words
    } else if let parent,
      isCall || method == "POST" && SwiftNaming.isPlural(parent) && !SwiftNaming.isPlural(last)
    {
      receiver = ProposedName.typeNamePart(parent)
      verb = Self.verb(action, part: last)
    } else if let first = owner ?? (run.count > 1 ? run[0] : nil) {
      let parts = owner == nil ? Array(run.dropFirst()) : run
      receiver = ProposedName.typeNamePart(first)
      verb = Self.verb(action, part: parts.joined(separator: "_"))
    } else if method == "POST", !SwiftNaming.isPlural(last) {
      receiver = nil
      verb = ProposedName.member(last)
    } else {
      receiver = ProposedName.typeNamePart(last)
      let isOne = isThing && method == "GET" || !SwiftNaming.isPlural(last)
      verb = Self.verb(method, isItem: !isList && isOne)
      collection = words
    }
  }

  /// The same call with the word before in the name of its receiver.
  var withLongerReceiver: CallNaming {
    var naming = self
    let words = collection.dropLast().compactMap(\.self)
    guard let receiver, let owner = words.last else { return self }
    naming.receiver = ProposedName.elementTypeName(owner).joining(receiver)
    return naming
  }

  /// Verbs for a call whose name another call has: `listByVhost`, `postGet`.
  ///
  /// - Parameter values: The names of the values of the path.
  func otherVerbs(_ method: String, values: [String?]) -> [String] {
    let name = ProposedName.member(method.lowercased()) + ProposedName.typeNamePart(verb)
    let value = ProposedName.typeNamePart((values.last ?? nil) ?? "id")
    let isByValue = isItem || values.count > 1 && !PathWord.isMethod(verb)
    return (isByValue ? ["\(verb)By\(value)"] : []) + [name]
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
    // `DELETE /runs/delete-tag` has its verb in the path.
    let isVerb = method != "DELETE" && PathWord.isVerb(part)
    if method != "GET", isVerb || PathWord.isCall(part) { return ProposedName.member(part) }
    switch method {
    case "GET": return ProposedName.member(part)
    case "POST":
      let isCreated = SwiftNaming.isPlural(part) && !PathWord.areKeys(part)
      return isCreated ? "create" + singular : ProposedName.member(part)
    case "PUT": return "replace" + ProposedName.typeNamePart(part)
    case "PATCH": return "update" + ProposedName.typeNamePart(part)
    case "DELETE": return "delete" + ProposedName.typeNamePart(part)
    default: return ProposedName.member(method.lowercased()) + ProposedName.typeNamePart(part)
    }
  }

}
