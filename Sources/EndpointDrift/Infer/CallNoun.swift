import EndpointJudge
import EndpointSpec

/// What an endpoint is about, which its types are named after: the collection of its path, and never a last word alone that
/// other collections may have.
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

  /// A noun without a path, such as that of errors.
  init(_ text: String) {
    self.text = text
    role = .resource
    isCreated = false
  }

  init(_ method: String, _ template: [String?]) {
    let words = template.compactMap(\.self).filter { !PathWord.isVersion($0) }
    let isAction = words.last.map(PathWord.isAction) ?? false
    let nouns = Array(words.reversed().drop(while: PathWord.isAction).reversed())
    let isAtEnd = template.last ?? nil != nil && !isAction
    if let last = nouns.last {
      let isCollection = PathWord.isPlural(last)
      let owner = isCollection ? nil : nouns.dropLast().last
      text = owner.map { SwiftNaming.singular(of: $0) + "_" + last } ?? last
      isCreated = isCollection && isAtEnd && method == "POST"
      role = isCollection ? .resource : .whole
    } else {
      text = words.last ?? "root"
      isCreated = false
      role = .resource
    }
  }
}
