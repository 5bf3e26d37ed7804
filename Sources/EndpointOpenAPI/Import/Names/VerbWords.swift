import EndpointSpec

/// Removes the receiver from the words of an operation id, where the rest remains readable.
///
/// `findPetsByStatus` becomes `Pets.findByStatus`, and `get-package-version-for-user` becomes
/// `Packages.getVersionForUser`. `Users.addEmailForAuthenticatedUser` and `Actions.getAllowedActions` keep the noun,
/// since an adjective precedes it.
struct VerbWords {
  let words: [String]
  let receiver: [String]
  /// Whether the path leads to an item of a collection.
  let isItem: Bool

  /// The words without the receiver, articles and trailing prepositions. Empty if the words only repeat the receiver.
  var reduced: [String] {
    var rest = words.filter { !Words.articles.contains($0) }
    var start = 0
    var isPlural = false
    while start + receiver.count <= rest.count, !receiver.isEmpty {
      if isReceiver(at: start, in: rest), isRepetition(at: start, in: rest),
        !isVerb(at: start, in: rest)
      {
        let last = rest[start + receiver.count - 1]
        isPlural = isPlural || SwiftNaming.singular(of: last) != last
        rest.removeSubrange(start..<start + receiver.count)
      } else {
        start += 1
      }
    }
    while let last = rest.last, Words.prepositions.contains(last) { rest.removeLast() }
    if lacksNoun(rest) {
      rest += receiver.dropLast() + receiver.suffix(1).map(SwiftNaming.singular)
    }
    if isVerbOfReceiver(rest) {
      isPlural = isPlural || SwiftNaming.singular(of: rest[1]) != rest[1]
      rest.removeLast()
    }
    let areNumbers = !rest.isEmpty && rest.allSatisfy { $0.allSatisfy(\.isNumber) }
    return areNumbers ? words : plain(rest, isPlural: isPlural)
  }

  /// Normalizes a verb without a noun: `read_flows` (FastAPI) becomes `list`, `read_flow` becomes `get`, `getAllPets`
  /// becomes `list`, and `postOrder` becomes `create`.
  private func plain(_ rest: [String], isPlural: Bool) -> [String] {
    let isReduced = rest.count < words.count
    let isAll = rest.count == 2 && rest[1] == "all"
    guard let verb = rest.first, rest.count == 1 || isAll else { return rest }
    if let change = Words.methodVerbs[verb], !isAll { return [change] }
    guard isReduced || isAll, Words.readings.contains(verb) else { return rest }
    return [isAll || verb == "list" || isPlural && !isItem ? "list" : "get"]
  }

  /// Whether only a verb and the receiver's last word remain: `create message` for `chat message`.
  private func isVerbOfReceiver(_ words: [String]) -> Bool {
    guard words.count == 2, receiver.count > 1, Words.changes.contains(words[0]) else {
      return false
    }
    return Words.areSame(words[1], receiver[receiver.count - 1])
  }

  /// Whether the words end in a participle without a noun, such as `for authenticated`.
  private func lacksNoun(_ words: [String]) -> Bool {
    words.count > 2 && words[words.count - 2] == "for" && words[words.count - 1].hasSuffix("ed")
  }

  private func isReceiver(at start: Int, in words: [String]) -> Bool {
    zip(words[start...], receiver).allSatisfy { Words.areSame($0, $1) }
  }

  /// Whether the word of the receiver is a verb here, as in `invite user` of `Invites`.
  private func isVerb(at start: Int, in words: [String]) -> Bool {
    guard start == 0, receiver.count == 1, words.count > 1, words[0] != receiver[0] else {
      return false
    }
    return Words.verbs.contains(words[0]) && !Words.verbs.contains(words[1])
  }

  /// Whether no other word depends on the receiver's words at this position.
  private func isRepetition(at start: Int, in words: [String]) -> Bool {
    var object = words[..<start].drop { Words.quantifiers.contains($0) }.dropFirst()
    // `reorder or replace`
    if let next = object.first, Words.conjunctions.contains(next) { object = object.dropFirst(2) }
    object = object.drop { Words.quantifiers.contains($0) }
    guard let previous = object.last else { return true }
    let isBehindPreposition = Words.prepositions.contains(previous)
    if object.dropLast().contains(where: Words.prepositions.contains), !isBehindPreposition {
      return false
    }
    guard let next = words[(start + receiver.count)...].first else { return true }
    return !isBehindPreposition && Words.prepositions.contains(next)
  }
}

/// Puts the words of an operation id into the order of a Swift function: verb first, without redundant words.
///
/// - `instances_export_retrieve` (drf-spectacular) → `export instance`
/// - `contactsGetById` → `get contact by id`, `account_activate` → `activate account`
/// - `v2UpdateInstance`, `updateInstanceV2` (versions in ids) → `update instance`
/// - `deprecated202101GetArticle`, of a deprecated operation → `get article`
/// - `createChatSessionMethod` → `create chat session`
enum VerbOrder {
  static func ordered(_ words: [String], _ operation: Operation) -> [String] {
    verbFirst(withoutNoise(words, isDeprecated: operation.isDeprecated), operation)
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
