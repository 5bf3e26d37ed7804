import EndpointSpec

/// Removes the receiver from the words of an operation id, where the rest remains readable.
///
/// `findPetsByStatus` becomes `Pets.findByStatus`, and `get-package-version-for-user` becomes
/// `Packages.getVersionForUser`. `Users.addEmailForAuthenticatedUser` keeps the noun, since an adjective precedes it, and
/// `Payments.createBookingPayment` does, since another noun belongs to it.
struct VerbWords {
  let words: [String]
  let receiver: [String]
  /// Whether the path leads to an item of a collection.
  let isItem: Bool
  let facts: IDPattern.Facts

  /// The words without the receiver, articles and trailing prepositions. Empty if the words only repeat the receiver.
  var reduced: [String] {
    var (rest, isPlural) = wordsWithoutReceiver
    if rest.count == 1, isPlural, !isItem, Words.removals.contains(rest[0]) { return words }
    if lacksNoun(rest) {
      rest += receiver.dropLast() + receiver.suffix(1).map(SwiftNaming.singular)
    }
    if isVerbOfReceiver(rest) {
      isPlural = isPlural || SwiftNaming.isPlural(rest[1])
      rest.removeLast()
    }
    let areNumbers = !rest.isEmpty && rest.allSatisfy { $0.allSatisfy(\.isNumber) }
    return areNumbers ? words : plain(rest, isPlural: isPlural)
  }

  /// The words without the receiver, and whether it is a plural there.
  private var wordsWithoutReceiver: ([String], isPlural: Bool) {
    var rest = words.filter { !Words.articles.contains($0) }
    var start = 0
    var isPlural = false
    while start + receiver.count <= rest.count, !receiver.isEmpty {
      if isReceiver(at: start, in: rest), isRepetition(at: start, in: rest),
        !isVerb(at: start, in: rest)
      {
        let last = rest[start + receiver.count - 1]
        isPlural = isPlural || SwiftNaming.isPlural(last)
        rest.removeSubrange(start..<start + receiver.count)
      } else {
        start += 1
      }
    }
    // `remove issue from`, but not `used by`
    while let last = rest.last, Words.prepositions.contains(last),
      !Words.isParticiple(rest.dropLast().last ?? "")
    {
      rest.removeLast()
    }
    // `update_update` of `Updates`
    if rest.isEmpty, words.count > 1, Words.isVerb(words[0]) { rest = [words[0]] }
    return (rest, isPlural)
  }

  /// Normalizes a verb without a noun: `read_flows` (FastAPI) becomes `list`, `read_flow` becomes `get`, `getAllPets`
  /// becomes `list`, and `postOrder` becomes `create`.
  private func plain(_ rest: [String], isPlural: Bool) -> [String] {
    let isAll = rest.count == 2 && rest[1] == "all"
    guard let verb = rest.first, rest.count == 1 || isAll else { return rest }
    if let change = Words.methodVerbs[verb], !isAll {
      return [facts.isMethod(verb) ? change : verb]
    }
    guard rest.count < words.count || isAll, Words.readings.contains(verb) else { return rest }
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
    return Words.isVerb(words[0]) && !Words.isVerb(words[1])
  }

  /// Whether no other word depends on the receiver's words at this position.
  private func isRepetition(at start: Int, in words: [String]) -> Bool {
    let object = object(before: start, in: words)
    guard let previous = object.last else { return !isObject(at: start, in: words) }
    let isBehindPreposition = Words.prepositions.contains(previous)
    // A noun before a noun belongs to it: `create booking payment`. In `remove tracks playlist`, the path ends in tracks.
    let isObject = facts.path.last.map { Words.areSame($0, previous) } ?? false
    if !isBehindPreposition, !isObject, !object.allSatisfy(Words.isAdjective) { return false }
    guard let next = words[(start + receiver.count)...].first else { return true }
    return !isBehindPreposition && Words.prepositions.contains(next)
  }

  /// Whether the path leads to the receiver and another noun follows it: `save tracks user`.
  private func isObject(at start: Int, in words: [String]) -> Bool {
    let last = start + receiver.count - 1
    guard start > 0, last + 1 < words.count, !Words.prepositions.contains(words[last + 1]),
      facts.method != "GET"
    else { return false }
    return SwiftNaming.singular(of: words[last]) != words[last] && facts.path.last == words[last]
  }

  /// The words between the verb and the position, without quantifiers.
  private func object(before start: Int, in words: [String]) -> ArraySlice<String> {
    var object = words[..<start].drop { Words.quantifiers.contains($0) }
    guard let verb = object.first else { return object }
    // An unknown first word is a verb, except in `past meeting participants` of GET and `container exec` of containers.
    if Words.isVerb(verb) || facts.method != "GET" && !facts.hasWord(verb) {
      object = object.dropFirst()
    }
    object = object.drop { Words.quantifiers.contains($0) }
    // `batch retrieve`
    if ["batch", "bulk"].contains(verb), let next = object.first, Words.isVerb(next) {
      object = object.dropFirst()
    }
    // `reorder or replace`
    if let next = object.first, Words.conjunctions.contains(next) { object = object.dropFirst(2) }
    return object.drop { Words.quantifiers.contains($0) }
  }
}
