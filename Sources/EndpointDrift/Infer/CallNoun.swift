import EndpointJudge
import EndpointSpec

/// What an endpoint is about: the collection of its path. Its types are named after it.
///
/// The word before the last one precedes it if the last word says little alone, such as `status`.
///
/// | path | noun |
/// | --- | --- |
/// | `/users/{id}`, `/users/me` | `users` |
/// | `/flow_runs/paginate` | `flow_runs` |
/// | `/users/{id}/posts` | `posts` |
/// | `/orders/{id}/cancel` | `orders`, with the action `cancel` |
/// | `/acl/token` | `token` |
/// | `/system/status` | `system_status` |
struct CallNoun {
  let text: String
  let role: TypeInference.Role
  /// Whether the call adds an element to a collection: `POST /users`.
  let isCreated: Bool
  /// The action that follows the collection: `search`.
  let action: String?

  private let owner: String?
  /// The collection that the noun is one of: `stats` of `/stats/daily`.
  private let collection: String?
  /// A word behind the noun that qualifies it: `public`.
  private let adjective: String?
  /// What the action does. Nil if it responds with the thing.
  private let effect: TypeInference.Effect?
  /// Whether the response may be about another thing, since the path is no collection of things.
  private let isGuess: Bool
  private let change: String?
  private let rank: Int

  /// The noun of failures with a status.
  init(failure status: Int) {
    text = "Problem"
    role = .failure
    isCreated = false
    action = StatusNames.name(of: "\(status)")
    owner = nil
    collection = nil
    adjective = nil
    effect = nil
    isGuess = false
    change = nil
    rank = 0
  }

  /// The names of the type of its responses.
  var place: TypeInference.PlaceName { place(as: role) }

  /// The names of the type of the elements of its streams.
  var elementPlace: TypeInference.PlaceName { place(as: .resource) }

  private func place(as role: TypeInference.Role) -> TypeInference.PlaceName {
    let noun = PathWord.isSearch(text) ? text + "_result" : text
    return TypeInference.PlaceName(
      noun,
      as: role,
      of: action,
      doing: effect,
      isGuess: isGuess,
      adjective: adjective,
      in: owner,
      oneOf: collection,
      by: change,
      rank: rank
    )
  }

  init(_ endpoint: CallEndpoint) {
    let method = endpoint.method
    let words = Self.words(of: endpoint)
    // An action belongs to the collection before it, not to an item: `/orders/{id}/cancel`.
    let last = endpoint.naming.last ?? nil
    let action =
      words.count > 1 ? Self.action(of: endpoint, last ?? words.last, isLast: last != nil) : nil
    self.action = action
    let isMarkedCall = words.count == 1 && Self.isMarkedCall(endpoint, words[0])
    effect =
      isMarkedCall
      ? .change : action.flatMap { endpoint.selectsByKeys ? nil : Self.effect(of: $0, method) }
    let isQualified = words.count > 1 && action == nil && !endpoint.hasItems
    adjective = last.flatMap { isQualified && PathWord.isAdjective($0) ? $0 : nil }
    let nouns = action == nil && adjective == nil ? words : words.dropLast()
    let noun = nouns.last ?? "root"
    let isCollection = PathWord.isPlural(noun)
    owner = nouns.dropLast().last
    let isThing = action != nil || endpoint.isOfThing
    text = owner.map { isCollection ? noun : Self.noun(noun, of: $0, isThing) } ?? noun
    // A collection has the name of its elements, and not what a change or an action responds.
    rank =
      8 * nouns.count + (action == nil ? 0 : 4) + (method == "GET" ? 0 : 2) + (isCollection ? 0 : 1)
    let isAtEnd = last != nil && action == nil
    isCreated = isCollection && isAtEnd && method == "POST"
    change = action == nil ? isCreated ? "Create" : Self.changes[method] : nil
    let isOne = !isCollection || !endpoint.hasItems && ["GET", "PUT", "PATCH"].contains(method)
    role = isAtEnd && isOne ? .whole : .resource
    let before = endpoint.naming.dropLast().last ?? nil
    let isInCollection = isAtEnd && isOne && before.map(SwiftNaming.isPlural) ?? false
    collection = isInCollection ? before : nil
    isGuess =
      effect == .change || method != "GET" && last == nil && !endpoint.isRead
      || isAtEnd && !endpoint.hasItems && !(isCreated || method == "GET" && isCollection)
  }

  /// The words that name something. Within a path, `me` means the thing before it.
  private static func words(of endpoint: CallEndpoint) -> [String] {
    let all = PathWord.nouns(in: endpoint.naming)
    return all.enumerated().filter { index, word in
      index == 0 || index == all.count - 1 || !PathWord.isReference(word)
    }.map(\.element)
  }

  private static func effect(of action: String, _ method: String) -> TypeInference.Effect? {
    if PathWord.isListing(action) { return .search }
    return method != "GET" && !PathWord.isReading(action) ? .change : nil
  }

  /// The last word if it calls something instead of naming it: `search` of `/orders/search`, `renew` of
  /// `/session/renew/{id}`.
  private static func action(of endpoint: CallEndpoint, _ word: String?, isLast: Bool) -> String? {
    guard let word else { return nil }
    let before = endpoint.naming.dropLast().last ?? nil
    let isBehindWord = before != nil
    // `GET /items/resume` reads items.
    let isRead = isLast && before.map(PathWord.isPlural) ?? false
    let isVerb =
      isMarkedCall(endpoint, word)
      || PathWord.isVerbOfThing(word) && (endpoint.method != "GET" || isRead)
    guard isLast else { return isVerb ? word : nil }
    if endpoint.selectsByKeys { return word }
    let isCall = PathWord.isAction(word) || isBehindWord && PathWord.isCall(word)
    let isListed = endpoint.method == "GET" && PathWord.isPlural(word)
    let isNamed = endpoint.isBesideCalls && !isListed || (isCall || isVerb) && !endpoint.hasItems
    return isNamed ? word : nil
  }

  /// Whether clients call a word with a mark, as in `POST /_reindex`. Things have marks, too, which clients read:
  /// `/orders/_settings`.
  private static func isMarkedCall(_ endpoint: CallEndpoint, _ word: String) -> Bool {
    endpoint.method == "POST" && PathWord.isMarked(word) && !PathWord.isSearch(word)
      && !endpoint.isRead && endpoint.template.last == word
  }

  private static let changes = [
    "POST": "Submit", "PUT": "Replace", "PATCH": "Update", "DELETE": "Delete",
  ]

  /// `system_status` for `/system/status`, `host_config` for `/config/host`, `config_entry` for `/config_entries/entry`
  private static func noun(_ noun: String, of owner: String, _ isThing: Bool) -> String {
    if PathWord.isOfSettings(owner), !PathWord.saysLittle(noun) { return noun + "_" + owner }
    let singular = SwiftNaming.singular(of: owner)
    if singular == noun || singular.hasSuffix("_" + noun) { return singular }
    return PathWord.saysLittle(noun) || !isThing ? singular + "_" + noun : noun
  }
}
