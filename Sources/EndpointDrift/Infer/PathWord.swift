import EndpointSpec

/// Judges segments of paths by their text.
enum PathWord {
  /// Whether a segment may be a word of the API. Numbers, UUIDs and tokens are values.
  ///
  /// - Parameter index: The position in the path. Versions such as `2.0` occur at its start.
  static func isOne(_ segment: String, at index: Int, isLast: Bool) -> Bool {
    !isLocale(segment) && PathShape.isWord(segment) || isShort(segment)
      || isVersion(segment) && (segment.lowercased().hasPrefix("v") || index <= 2 && !isLast)
  }

  /// `en-US`, `pt_BR`
  static func isLocale(_ segment: String) -> Bool {
    let bytes = Array(segment.utf8)
    return bytes.count == 5 && bytes[..<2].allSatisfy { 0x61...0x7A ~= $0 }
      && "-_".utf8.contains(bytes[2]) && bytes[3...].allSatisfy { 0x41...0x5A ~= $0 }
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

  /// The text before the ending of a file: `main` for `main.zip`.
  static func stem(_ segment: String) -> String {
    segment.lastIndex(of: ".").map { String(segment[..<$0]) } ?? segment
  }

  /// Words that are never values: `/users/me`, `/orders/search`.
  static func isAction(_ segment: String) -> Bool { actions.contains(segment.lowercased()) }

  /// Words for a part of a resource, which clients replace and delete like an element of a list.
  static func isPart(_ segment: String) -> Bool {
    parts.contains(segment.lowercased())
      || SwiftNaming.lowercaseWords(of: segment).last.map(parts.contains) ?? false
  }

  /// Whether a word behind a collection is a call: `search`, `set-tag`.
  static func isCall(_ segment: String) -> Bool {
    let words = SwiftNaming.lowercaseWords(of: segment)
    return isAction(segment) || words.count > 1 && verbs.contains(words[0])
  }

  /// Words before the values of a key, which say nothing about the resource: `/dashboards/uid/{uid}`.
  static func isKey(_ segment: String) -> Bool { keys.contains(segment.lowercased()) }

  /// The words of a path that name something.
  static func nouns(in template: [String?]) -> [String] {
    withNouns(template).compactMap(\.self)
  }

  /// The values of a path, and the words that name something: all but versions, `api`, and names of keys.
  static func withNouns(_ template: [String?]) -> [String?] {
    let named = template.filter { $0.map { !isVersion($0) } ?? true }
    let start = named.firstIndex { $0 != nil }
    let nouns = named.enumerated().filter { index, word in
      word.map { !(index == start ? isOfServer($0) : $0 == "api") } ?? true
    }.map(\.element)
    let others = nouns.filter { $0.map { !isKey($0) } ?? true }
    return [others, nouns].first { !$0.allSatisfy { $0 == nil } } ?? named
  }

  /// `/search`: the elements of its list are results.
  static func isSearch(_ segment: String) -> Bool {
    ["search", "_search", "query", "lookup", "find"].contains(segment.lowercased())
  }

  /// `api`, `rest`, `ajax-api`
  static func isOfServer(_ segment: String) -> Bool {
    segment.lowercased().split { "-_".contains($0) }.contains { $0 == "api" || $0 == "rest" }
  }

  /// Whether the words before a segment are a collection.
  static func isPlural(_ word: String) -> Bool {
    SwiftNaming.singular(of: word) != word && !isPart(word)
  }

  private static let keys: Set<String> = [
    "id", "uid", "uuid", "name", "slug", "key", "by-id", "by-name", "by_id", "by_name", "by-key",
  ]

  private static let verbs: Set<String> = [
    "get", "set", "log", "create", "update", "delete", "list", "search", "find", "add", "remove",
    "rename", "restore", "transition", "query", "count", "bulk", "batch", "start", "stop",
  ]

  private static let actions: Set<String> = [
    "me", "self", "current", "all", "any", "new", "search", "_search", "filter", "count", "_count",
    "paginate", "list", "query", "lookup", "find", "batch", "bulk", "_bulk", "latest", "get",
    "create", "update", "delete", "remove", "add", "set", "export", "import", "validate",
    "download", "upload",
  ]

  private static let parts: Set<String> = [
    "settings", "preferences", "options", "status", "stats", "config", "configuration", "profile",
    "password", "email", "avatar", "star", "lock", "state", "cache", "read", "seen", "default",
    "permissions", "roles", "tags", "labels", "metadata", "session", "subscription", "archive",
    "position", "theme", "defaults", "limits", "enable", "disable", "details", "info",
    "statistics", "analytics",
  ]
}
