import EndpointJudge
import EndpointSpec

/// What an endpoint is about: the collection of its path. Its types are named after it.
///
/// Other collections may have the same last word, such as `cancel`. Then the name of the collection precedes it.
///
/// | path | noun |
/// | --- | --- |
/// | `/users/{id}`, `/users/me` | `users` |
/// | `/flow_runs/paginate` | `flow_runs` |
/// | `/users/{id}/posts` | `posts` |
/// | `/orders/{id}/cancel` | `order_cancel` |
/// | `/system/status` | `system_status` |
struct CallNoun {
  let text: String
  let role: TypeInference.Role
  /// Whether the call adds an element to a collection: `POST /users`.
  let isCreated: Bool
  /// The action that follows the collection: `search`.
  let action: String?

  private let owner: String?
  private let change: String?
  private let rank: Int

  /// The noun of failures with a status.
  init(failure status: Int) {
    text = "Problem"
    role = .failure
    isCreated = false
    action = StatusNames.name(of: "\(status)")
    owner = nil
    change = nil
    rank = 0
  }

  /// The names of the type of its responses.
  var place: TypeInference.PlaceName {
    let noun = PathWord.isSearch(text) ? text + "_result" : text
    return TypeInference.PlaceName(noun, as: role, of: action, in: owner, by: change, rank: rank)
  }

  init(_ endpoint: CallEndpoint) {
    let (method, template) = (endpoint.method, endpoint.naming)
    let words = PathWord.nouns(in: template)
    // An action belongs to the collection before it, not to an item: `/orders/{id}/cancel`.
    let last = template.last ?? nil
    let isBehindWord = template.dropLast().last.map { $0 != nil } ?? false
    let isCall =
      endpoint.isBesideCalls && !(method == "GET" && last.map(PathWord.isPlural) ?? false)
      || last.map { PathWord.isAction($0) || isBehindWord && PathWord.isCall($0) } ?? false
    action = isCall && words.count > 1 ? last : nil
    let nouns = action == nil ? words : words.dropLast()
    let isAtEnd = last != nil && action == nil
    let noun = nouns.last ?? "root"
    let isCollection = PathWord.isPlural(noun)
    owner = nouns.dropLast().last
    // A collection has the name of its elements, and not what a change or an action responds.
    rank = 4 * nouns.count + (action == nil ? 0 : 2) + (method == "GET" ? 0 : 1)
    text = owner.map { isCollection ? noun : Self.noun(noun, of: $0) } ?? noun
    isCreated = isCollection && isAtEnd && method == "POST"
    role = isAtEnd && !isCollection ? .whole : .resource
    let change = isCreated ? "Create" : Self.changes[method]
    self.change = action == nil ? change : nil
  }

  private static let changes = [
    "POST": "Submit", "PUT": "Replace", "PATCH": "Update", "DELETE": "Delete",
  ]

  /// `order_cancel` for `/orders/{id}/cancel`, `config_entry` for `/config_entries/entry`
  private static func noun(_ noun: String, of owner: String) -> String {
    let singular = SwiftNaming.singular(of: owner)
    return singular == noun || singular.hasSuffix("_" + noun) ? singular : singular + "_" + noun
  }
}
