import EndpointSpec

/// The words of the names of all fields and parameters in both specs, to tell renames from similar names.
struct NameWords: Sendable {
  /// The number of names with a word.
  private var counts: [String: Int] = [:]

  init(_ models: [APIModel]) {
    var names: Set<String> = []
    for model in models {
      for type in model.types { names.formUnion(type.fields.map(\.wireName.text)) }
      for endpoint in model.endpoints {
        names.formUnion(endpoint.parameters.map(\.field.wireName.text))
      }
    }
    for name in names {
      for word in Self.words(of: name) { counts[word, default: 0] += 1 }
    }
  }

  /// Whether a name is probably the new name of another one: they share a word that no third name has, such as
  /// `avatar_url` and `avatarImage`, or all their words.
  func isRename(_ old: String, _ new: String) -> Bool {
    let (was, now) = (Self.words(of: old), Self.words(of: new))
    if !was.isEmpty, Set(was) == Set(now) { return true }
    let shared = Set(was).intersection(now).filter { counts[$0] ?? 0 <= 2 }
    return !shared.isEmpty && !areSiblings(old, new)
  }

  /// Whether the names differ only in what comes before a common end, such as `min_price` and `max_price`, or in what
  /// follows a common question, such as `is_active` and `is_deleted`.
  func areSiblings(_ old: String, _ new: String) -> Bool {
    let (was, now) = (Self.words(of: old), Self.words(of: new))
    guard Set(was) != Set(now), let end = was.last, let first = was.first else { return false }
    let isPrefixed = end == now.last && !Set(was).isSubset(of: now) && !Set(now).isSubset(of: was)
    return isPrefixed || first == now.first && Self.questions.contains(first)
  }

  private static let questions: Set<String> = ["is", "has", "can", "should", "was"]

  private static func words(of name: String) -> [String] {
    SwiftNaming.lowercaseWords(of: name).filter { $0.count > 1 }
  }
}
