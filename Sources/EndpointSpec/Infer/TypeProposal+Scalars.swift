extension TypeProposal {
  /// Infers the type of numbers, and adds hints from the field name.
  mutating func number(_ numbers: ObservedNumbers, _ context: Context) -> Scalar {
    if let date = numbers.date, Self.isNameOfDate(context.key) { return date }
    if numbers.isFlag, Self.isNameOfFlag(context.key) {
      addHint(
        "nothing but 0 and 1; if that is no and yes: \"bool\" with \"wire\": \"number\"",
        of: context
      )
    }
    if numbers.type == .json {
      addHint("some numbers are too large for every type, so that it is json", of: context)
    }
    return numbers.type
  }

  /// Infers the type of strings.
  mutating func text(_ texts: ObservedTexts, _ context: Context) -> Scalar {
    guard texts.type == .string else { return texts.type }
    if texts.isEveryInteger {
      addHint(
        "digits in strings; if they count something: \"int\" with \"wire\": \"string\"",
        of: context
      )
    } else if let values = texts.enumValues {
      let list = showsValues ? quotedList(values, "and") : "\(values.count) different texts"
      addHint("only \(list) in \(texts.count) values; it may be an enum", of: context)
    }
    return .string
  }

  /// `created_at`, `epoch`, `startTime`
  private static func isNameOfDate(_ key: String) -> Bool {
    let words = words(of: key)
    guard let last = words.last else { return false }
    return ["at", "on", "since", "until"].contains(last) && words.count > 1
      || !["date", "time", "timestamp", "epoch", "datetime", "created", "updated", "modified"]
        .allSatisfy { !words.contains($0) }
  }

  /// `is_live`, `hasMore`
  private static func isNameOfFlag(_ key: String) -> Bool {
    ["is", "has", "can", "enabled", "active", "deleted"].contains(words(of: key).first ?? "")
  }

  /// The lowercase words of a key, separated by capitals or separators.
  private static func words(of key: String) -> [String] {
    var words: [String] = [""]
    for character in key {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && words.last?.last?.isLowercase ?? false {
        words.append("")
      }
      if isLetter { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
