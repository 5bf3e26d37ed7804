import EndpointSpec

/// Puts the words of an operation id into the order of a Swift function: verb first, without redundant words.
///
/// - `instances_export_retrieve` (drf-spectacular) → `export instance`
/// - `contactsGetById` → `get contact by id`, `account_activate` → `activate account`
/// - `v2UpdateInstance`, `updateInstanceV2` (versions in ids) → `update instance`
/// - `deprecated202101GetArticle`, of a deprecated operation → `get article`
/// - `createChatSessionMethod` → `create chat session`
struct VerbOrder {
  let words: [String]

  init(_ words: [String], _ operation: Operation) {
    let bare = Self.withoutNoise(words, isDeprecated: operation.isDeprecated)
    self.words = Self.verbFirst(bare, operation)
  }

  private static func withoutNoise(_ words: [String], isDeprecated: Bool) -> [String] {
    var rest = words[...]
    if isDeprecated, rest.count > 1, rest.first == "deprecated" {
      rest.removeFirst()
      while rest.count > 1, rest[rest.startIndex].allSatisfy(\.isNumber) { rest.removeFirst() }
    }
    while rest.count > 1, let first = rest.first, isVersion(first) { rest.removeFirst() }
    while rest.count > 1, let last = rest.last, isVersion(last) || last == "method" {
      rest.removeLast()
    }
    return Array(rest)
  }

  /// `v2`
  static func isVersion(_ word: String) -> Bool {
    word.count > 1 && word.first == "v" && word.dropFirst().allSatisfy(\.isNumber)
  }

  private static func verbFirst(_ words: [String], _ operation: Operation) -> [String] {
    var words = words
    if words.suffix(2) == ["partial", "update"] { words.remove(at: words.count - 2) }
    guard words.count > 1, let last = words.last else { return words }
    guard !Words.plainVerbs.contains(words[0]) else { return words }
    guard let verb = Words.verbsAtTheEnd[last] else { return withInnerVerbFirst(words, operation) }
    var nouns = words.dropLast()
    let isGeneral = Words.changes.contains(verb)
    if isGeneral, nouns.count > 1, let action = nouns.last, isVerb(action) {
      nouns.removeLast()
      return [action] + one(nouns, unless: operation.segments.allSatisfy { $0.placeholder == nil })
    }
    return [operation.method == "PUT" && verb == "update" ? "replace" : verb]
      + one(nouns, unless: verb == "list" || !isGeneral)
  }

  /// Moves the trailing action to the front, or otherwise the first unambiguous verb.
  private static func withInnerVerbFirst(_ words: [String], _ operation: Operation) -> [String] {
    if isVerb(words[0]) { return words }
    let nouns = words.dropLast()
    if operation.method != "GET", let last = words.last, Words.actions.contains(last),
      !nouns.contains(where: isVerb)
    {
      return [last] + one(nouns, unless: false)
    }
    guard let index = words.firstIndex(where: isVerb), Words.changes.contains(words[index]),
      index + 1 < words.count, !Words.nounsThatAreVerbs.contains(words[index])
    else { return words }
    let isMany = Words.prepositions.contains(words[index + 1]) && words[index] == "list"
    return [words[index]] + one(words[..<index], unless: isMany) + words[(index + 1)...]
  }

  private static func isVerb(_ word: String) -> Bool { Words.verbs.contains(word) }

  /// The nouns, with the last in the singular.
  private static func one(_ nouns: ArraySlice<String>, unless isMany: Bool) -> [String] {
    isMany ? Array(nouns) : nouns.dropLast() + nouns.suffix(1).map(SwiftNaming.singular)
  }
}
