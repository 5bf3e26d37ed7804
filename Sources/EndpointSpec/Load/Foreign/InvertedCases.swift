import EndpointJSON

/// Cases of an enum whose name and value are swapped, as those of the others show: `"LEFT": "left"` after `"up": "UP"`.
extension NodeReader {
  mutating func reportInvertedAmong(_ cases: [EnumSpec.Case]) {
    let entries = cases.compactMap { item -> (name: Located<String>, value: Located<String>)? in
      guard let name = item.name, case .string(let text) = item.value.value else { return nil }
      return (name, Located(text, at: item.value.place))
    }
    guard entries.count == cases.count, entries.count > 2 else { return }
    let names = WordStyle.ofAllButOne(entries.map(\.name.value))
    let values = WordStyle.ofAllButOne(entries.map(\.value.value))
    guard !names.isEmpty, !values.isEmpty else { return }
    let inverted = entries.filter { name, value in
      let (ofName, ofValue) = (WordStyle.all(of: name.value), WordStyle.all(of: value.value))
      return ofName.isDisjoint(with: names) && ofValue.isDisjoint(with: values)
        && !ofValue.isDisjoint(with: names) && !ofName.isDisjoint(with: values)
    }
    // Two would have no others that agree.
    guard inverted.count == 1, let (name, value) = inverted.first,
      !diagnostics.contains(where: { $0.place == name.place })
    else { return }
    reportInverted(name, value)
  }
}

/// The styles of names and of values.
private enum WordStyle: CaseIterable {
  case camel, upper, capital, snake, kebab

  /// The styles that a text has. One word may have several: `up`, `UP`.
  static func all(of text: String) -> Set<WordStyle> { Set(allCases.filter { $0.has(text) }) }

  /// The styles that exactly one text lacks. Empty if all have one in common.
  static func ofAllButOne(_ texts: [String]) -> Set<WordStyle> {
    let counts = texts.reduce(into: [WordStyle: Int]()) { counts, text in
      for style in all(of: text) { counts[style, default: 0] += 1 }
    }
    if counts.values.contains(texts.count) { return [] }
    return Set(counts.filter { $0.value == texts.count - 1 }.keys)
  }

  private func has(_ text: String) -> Bool {
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber }
    let hasSmall = text.contains(where: \.isLowercase)
    let hasCapital = text.contains(where: \.isUppercase)
    guard let first = text.first, first.isLetter else { return false }
    return switch self {
    case .camel: isWord && first.isLowercase
    case .upper: !hasSmall
    case .capital: isWord && first.isUppercase && hasSmall
    case .snake: !hasCapital && !text.contains("-")
    case .kebab: !hasCapital && !text.contains("_")
    }
  }
}
