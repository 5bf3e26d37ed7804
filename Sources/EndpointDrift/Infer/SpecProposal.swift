import EndpointJSON
import EndpointJudge
import EndpointSpec

/// A spec that was inferred from recorded traffic, with hints for review.
package struct SpecProposal {
  package let name: String
  package let spec: JSONValue
  package let endpointCount: Int
  package let typeCount: Int
  /// One sentence each.
  package let hints: [String]
}

extension TypeReference {
  /// Whether the type is unknown, since values were empty or of several kinds.
  var isUnknown: Bool { self == .scalar(.json) || self == .dictionary(.scalar(.json)) }
}

/// The unique names of all endpoints.
struct CallNames {
  let names: [String]
  let receivers: [String]

  /// - Parameter known: The names of endpoints that a spec already has.
  init(_ calls: [ObservedCalls], api: String, known: [String] = []) {
    var taken = Set(known.map { $0.lowercased() })
    var receivers: [String: String] = [:]
    let collections = Set(calls.flatMap { $0.collections })
    names = calls.map { call in
      let naming = CallNaming(
        method: call.method,
        template: call.template,
        isCollection: collections.contains(call.template),
        isList: call.isList,
        isThing: call.isThing
      )
      // Names that differ only in case would be one file.
      let receiver = naming.receiver.map { name in
        let name = Self.free(name, api)
        return receivers[name.lowercased()] ?? name
      }
      if let receiver { receivers[receiver.lowercased()] = receiver }
      let prefix = receiver.map { $0 + "." } ?? ""
      return numbered(prefix + naming.verb) { taken.insert($0.lowercased()).inserted }
    }
    self.receivers = receivers.values.sorted()
  }

  /// The names of the enums of responses, which are nested in the receivers.
  func responseNames(of calls: [ObservedCalls]) -> [String] {
    zip(names, calls).filter { $0.1.hasEnum }.map { name, _ in
      ProposedName.typeNamePart(String(name.split(separator: ".").last ?? "")) + "Response"
    }
  }

  /// The name of a receiver, or a longer one if it is reserved.
  private static func free(_ name: String, _ api: String) -> String {
    problem(ofTypeName: name) == nil && name != api ? name : name + "Calls"
  }
}

extension ObservedCalls {
  /// The collections that the path's values belong to: `/users` for `/users/{id}/posts`.
  fileprivate var collections: [[String?]] {
    template.indices.filter { template[$0] == nil }.map { Array(template[..<$0]) }
  }

  /// Whether the responses are lists, or wrappers around a list.
  var isList: Bool {
    responses.values.contains { $0.example.map { Envelope.isList($0, about: noun.text) } ?? false }
  }

  /// Whether the responses are single things.
  fileprivate var isThing: Bool {
    !isList && responses.values.contains { $0.example?.objectValue != nil }
  }
}

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
  ///   - isThing: Whether the response is one object.
  init(method: String, template: [String?], isCollection: Bool, isList: Bool, isThing: Bool) {
    let named = Set(PathWord.nouns(in: template))
    let template = template.filter { $0.map(named.contains) ?? true }
    // The words after the last value, if any: `deck`, `new`, `shuffle`.
    let isItem = template.last == .some(nil)
    let words = (isItem ? Array(template.reversed().drop { $0 == nil }.reversed()) : template)
    let run = words.reversed().prefix { $0 != nil }.reversed().compactMap(\.self)
    let owner = words.dropLast(run.count).compactMap(\.self).last
    let last = run.last ?? "root"
    if isItem || isCollection || run.isEmpty {
      receiver = ProposedName.typeNamePart(last)
      // `GET /queues/{vhost}` lists the queues of a host.
      let isListed = isList && method == "GET"
      verb = Self.verb(method, isItem: (isItem || run.isEmpty) && !isListed)
    } else if run.count > 1, PathWord.isCall(last) {
      receiver = ProposedName.typeNamePart(run[run.count - 2])
      verb = Self.verb(method, part: last)
    } else if let owner = owner ?? (run.count > 1 ? run[0] : nil) {
      let parts = words.dropLast(run.count).isEmpty ? Array(run.dropFirst()) : run
      receiver = ProposedName.typeNamePart(owner)
      verb = Self.verb(method, part: parts.joined(separator: "_"))
    } else if method == "POST", !Self.isPlural(last) {
      receiver = nil
      verb = ProposedName.member(last)
    } else {
      receiver = ProposedName.typeNamePart(last)
      let isOne = isThing && method == "GET" || !Self.isPlural(last)
      verb = Self.verb(method, isItem: !isList && isOne)
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
