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

  /// A noun without a path, such as that of errors.
  init(_ text: String) {
    self.text = text
    role = .resource
    isCreated = false
    action = nil
  }

  init(_ method: String, _ template: [String?]) {
    let words = PathWord.nouns(in: template)
    // An action belongs to the collection before it, not to an item: `/orders/{id}/cancel`.
    let last = template.last ?? nil
    let isBehindWord = template.dropLast().last.map { $0 != nil } ?? false
    let isCall = last.map { PathWord.isAction($0) || isBehindWord && PathWord.isCall($0) } ?? false
    action = isCall && words.count > 1 ? last : nil
    let nouns = action == nil ? words : words.dropLast()
    let isAtEnd = last != nil && action == nil
    let noun = nouns.last ?? "root"
    let isCollection = PathWord.isPlural(noun)
    let owner = isCollection ? nil : nouns.dropLast().last
    text = owner.map { SwiftNaming.singular(of: $0) + "_" + noun } ?? noun
    isCreated = isCollection && isAtEnd && method == "POST"
    role = isAtEnd && !isCollection ? .whole : .resource
  }
}
