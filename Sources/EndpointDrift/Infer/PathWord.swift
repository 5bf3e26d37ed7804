import EndpointSpec

/// Judges segments of paths by their text.
enum PathWord {
  /// Whether a segment may be a word of the API. Numbers, UUIDs and tokens are values.
  ///
  /// - Parameter index: The position in the path. Versions such as `2.0` occur at its start.
  static func isOne(_ segment: String, at index: Int, isLast: Bool) -> Bool {
    PathShape.isWord(segment) || isShort(segment)
      || isVersion(segment) && (segment.lowercased().hasPrefix("v") || index <= 2 && !isLast)
  }

  /// `v2`, `V1.1`, `2.3`, `v1beta1`
  static func isVersion(_ segment: String) -> Bool {
    let text = segment.lowercased()
    guard text.utf8.count <= 12 else { return false }
    let hasLetter = text.hasPrefix("v")
    let number = text.dropFirst(hasLetter ? 1 : 0)
    let digits = number.utf8.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard number.utf8.first.map(isDigit) ?? false else { return false }
    let rest = number.dropFirst(digits.count).drop { $0.isNumber }
    if rest.isEmpty { return hasLetter || number.contains(".") }
    return hasLetter && stages.contains(String(rest.prefix { $0.isLetter }))
      && rest.drop { $0.isLetter }.allSatisfy(\.isNumber)
  }

  private static let stages: Set<String> = ["alpha", "beta", "rc", "preview"]

  /// `i18n`, `oauth2callback`: a word with one number inside.
  private static func isShort(_ segment: String) -> Bool {
    let runs = segment.utf8.split(omittingEmptySubsequences: true) { !isDigit($0) }
    guard runs.count == 1, runs[0].count <= 2, let first = segment.utf8.first, isLetter(first),
      segment.utf8.allSatisfy({ isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") })
    else { return false }
    return segment.utf8.count <= 5 || segment.lowercased().hasPrefix("oauth2")
  }

  /// Words that are no values, whatever they are next to: `/users/me`, `/orders/search`.
  static func isAction(_ segment: String) -> Bool { actions.contains(segment.lowercased()) }

  /// Words for a part of a resource, which clients replace and delete like an element of a list.
  static func isPart(_ segment: String) -> Bool { parts.contains(segment.lowercased()) }

  /// Whether the words before a segment are a collection.
  static func isPlural(_ word: String) -> Bool {
    SwiftNaming.singular(of: word) != word && !isPart(word)
  }

  private static let actions: Set<String> = [
    "me", "self", "current", "all", "any", "new", "search", "_search", "filter", "count", "_count",
    "paginate", "list", "query", "lookup", "find", "batch", "bulk", "_bulk", "latest", "get",
    "create", "update", "delete", "remove", "add", "set", "export", "import", "validate",
    "get-history", "download", "upload",
  ]

  private static let parts: Set<String> = [
    "settings", "preferences", "options", "status", "stats", "config", "configuration", "profile",
    "password", "email", "avatar", "star", "lock", "state", "cache", "read", "seen", "default",
    "permissions", "roles", "tags", "labels", "metadata", "session", "subscription", "archive",
    "order", "position", "theme", "defaults", "limits", "bulk-delete", "enable", "disable",
  ]
}
