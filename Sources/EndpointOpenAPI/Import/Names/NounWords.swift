import EndpointSpec

/// Words of an operation id that lack a verb, or have a noun too many.
enum NounWords {
  /// Removes the collection that contains the receiver: `delete` for `collection_delete` of a record.
  static func withoutContainer(
    _ words: [String],
    _ receiver: [String],
    _ segments: [PathSegment]
  ) -> [String] {
    let texts = segments.compactMap(\.text).map { Words.split($0).joined() }
    guard words.count == 2, Words.isVerb(words[0]), let last = texts.last,
      Words.areSame(last, receiver.joined()),
      (texts.dropLast() + ["collection"]).contains(where: { Words.areSame($0, words[1]) })
    else { return words }
    return [words[0]]
  }

  /// Removes the user that `/me` already names: `save tracks` for `save-tracks-user` of `/me/tracks`, `get available
  /// devices` for `get-a-users-available-devices` (Spotify).
  static func withoutCurrentUser(
    _ words: [String],
    _ receiver: [String],
    _ segments: [PathSegment]
  ) -> [String] {
    let isUser = words.map { Words.singular($0) == "user" }
    guard segments.contains(where: { $0.text?.lowercased() == "me" }), isUser.contains(true),
      !receiver.contains(where: { Words.singular($0) == "user" })
    else { return words }
    let others = words.indices.filter { index in
      let isCurrent = words[index] == "current" && index + 1 < words.count && isUser[index + 1]
      return !isUser[index] && !isCurrent
    }
    return others.count > 1 ? others.map { words[$0] } : words
  }

  /// Adds a verb to nouns: `get` or `list` to `costs` of `usage-costs`, `replace` to `password` of PUT. Adds none if
  /// the receiver already is a verb, as in `Search.code`, and none behind a receiver in the id for PUT.
  static func withVerb(
    _ words: [String],
    _ operation: Operation,
    _ receiver: [String],
    isInID hasReceiver: Bool
  ) -> [String] {
    guard let first = words.first, !Words.prepositions.contains(first),
      !receiver.contains(where: Words.isVerb)
    else { return words }
    switch operation.method {
    case "GET":
      // `import_errors` of `/plugins/importErrors` (Airflow)
      let isPath = operation.segments.last?.text.map(Words.split) == words
      let isNoun = isPath && Words.nounsThatAreVerbs.contains(first) && words.count > 1
      if Words.isVerb(first), !isNoun { return words }
      return [operation.respondsWithList ? "list" : "get"] + words
    case "PUT", "PATCH", "DELETE":
      // `userPassword` of `PUT /users/{id}/password` (Zoom)
      guard !hasReceiver, !words.contains(where: Words.isVerb),
        operation.facts.path.last == words.last
      else { return words }
      let method = operation.method.lowercased()
      return [Words.methodVerbs[method] ?? method] + words
    default: return words
    }
  }
}
