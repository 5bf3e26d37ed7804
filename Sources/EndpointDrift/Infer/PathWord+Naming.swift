import EndpointJSON
import EndpointJudge
import EndpointSpec

/// What the words of paths say about the types of responses.
extension PathWord {
  /// Whether a call with this name responds with the thing that it is about, or with several: `create`, `search`.
  static func isReading(_ action: String) -> Bool {
    SwiftNaming.lowercaseWords(of: action).first.map(readings.contains) ?? false
  }

  /// Whether a call with this name responds with several things: `search`, `paginate`.
  static func isListing(_ action: String) -> Bool {
    SwiftNaming.lowercaseWords(of: action).first.map(listings.contains) ?? false
  }

  /// Whether a word behind a noun is a verb, which may be a value elsewhere.
  static func isVerbOfThing(_ segment: String) -> Bool {
    isVerb(segment) || moreVerbs.contains(segment.lowercased())
  }

  /// Words for a thing that the word before them names: `/users/me/preferences`.
  static func isReference(_ segment: String) -> Bool {
    ["me", "self", "current"].contains(segment.lowercased())
  }

  /// Whether a word behind a noun qualifies it: `/system/info/public`.
  static func isAdjective(_ segment: String) -> Bool { adjectives.contains(segment.lowercased()) }

  /// The name with a slash behind it, with which a response says that other names are below: `team` of `team/`.
  static func folder(_ text: String) -> String? {
    text.utf8.count > 1 && text.utf8.last == UInt8(ascii: "/") ? String(text.dropLast()) : nil
  }

  /// Whether an object may be a map of things by their names: the objects of a collection, or several objects with keys in
  /// common behind a word that names a kind of thing, such as `policy`.
  static func canBeMap(_ object: JSONObject, of word: String) -> Bool {
    guard MapForm.isUniform(object) else { return false }
    return isPlural(word) || hasEntries(object, of: word)
  }

  /// Whether an object has several objects with keys in common, and the word before is no part such as `config`.
  static func hasEntries(_ object: JSONObject, of word: String) -> Bool {
    object.count > 1 && !isPart(word) && !isVague(word) && MapForm.isUniform(object)
      && object.allSatisfy { $0.value.objectValue.map { $0.count > 1 } ?? false }
  }

  /// Whether a word names nothing without the word before it: `status`, `name`, `cancel`.
  static func saysLittle(_ segment: String) -> Bool {
    isVerb(segment) || isKey(segment) || isVague(segment)
  }

  /// Whether things precede a word: `/config/host` is the configuration of the host.
  static func isOfSettings(_ segment: String) -> Bool {
    ["config", "configuration", "settings", "preferences", "stats", "statistics", "limits"]
      .contains(segment.lowercased())
  }

  /// Whether a word names a part that many things have.
  static func isVague(_ segment: String) -> Bool {
    parts.contains(segment.lowercased()) || vague.contains(segment.lowercased())
  }

  /// The first words of calls that respond with the thing, or with several.
  private static let readings = listings.union([
    "me", "self", "current", "new", "latest", "get", "show", "create", "update", "add", "set",
    "replace", "patch",
  ])
  private static let listings: Set<String> = [
    "all", "any", "search", "filter", "paginate", "list", "query", "lookup", "find",
  ]

  private static let moreVerbs: Set<String> = ["login", "logout", "signin", "signout", "empty"]

  private static let adjectives: Set<String> = [
    "public", "private", "default", "active", "recent", "pending", "next", "previous", "upcoming",
  ]

  /// Words that name a part of many things.
  private static let vague: Set<String> = [
    "content", "count", "data", "description", "file", "global", "health", "history", "image",
    "item", "kind", "mode", "result", "size", "source", "summary", "test", "text", "title", "total",
    "tree", "type", "usage", "value", "version",
  ]
}
