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
    let isAll = rest.count == 2 && rest[1] == "all"
    guard let verb = rest.first, rest.count == 1 || isAll else { return rest }
    if let change = Words.methodVerbs[verb], !isAll { return [change] }
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
