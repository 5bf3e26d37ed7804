extension TypeProposal {
  /// Infers the type of numbers, and adds hints from the field name.
  mutating func number(_ numbers: ObservedNumbers, _ context: Context) -> Scalar {
    if let date = numbers.date, Self.isNameOfDate(context.key) { return date }
    if numbers.isFlag, Self.isNameOfFlag(context.key) {
      hint(
        context,
        "nothing but 0 and 1; if that is no and yes: \"bool\" with \"wire\": \"number\""
      )
    }
    if numbers.type == .json {
      hint(context, "some numbers are too large for every type, so that it is json")
    }
    return numbers.type
  }

  /// Infers the type of strings.
  mutating func text(_ texts: ObservedTexts, _ context: Context) -> Scalar {
    guard texts.type == .string else { return texts.type }
    if texts.isEveryInteger {
      hint(context, "digits in strings; if they count something: \"int\" with \"wire\": \"string\"")
    } else if let values = texts.enumValues {
      let list = showsValues ? quotedList(values, "and") : "\(values.count) different texts"
      hint(context, "only \(list) in \(texts.count) values; it may be an enum")
    }
    return .string
  }

  private mutating func hint(_ context: Context, _ text: String) {
    addHint("\(context.label): \(text)")
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
