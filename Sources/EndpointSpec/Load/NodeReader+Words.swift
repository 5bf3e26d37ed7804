import EndpointJSON

/// Strings that must be one of a few words.
extension NodeReader {
  /// Reads a string that must be one of these words.
  mutating func word(_ node: JSONNode, of words: [String]) -> Located<String>? {
    guard let text = string(node, expected: quotedList(words)) else { return nil }
    guard !words.contains(text.value) else { return text }
    let hint = wordHint(for: text, among: words)
    // The style of a pagination is read twice.
    if diagnostics.last?.place != text.place {
      reportValue(
        "expected \(quotedList(words)), found \(quoted(text.value))",
        at: text.place,
        hint: hint
      )
    }
    // Read as what is meant, so that what depends on it seems to be right.
    guard case .rename(_, _, let word)? = hint?.edits.first, hint?.isCertain ?? false else {
      return nil
    }
    return words.contains(word) ? Located(word, at: text.place) : nil
  }

  private func wordHint(for text: Located<String>, among words: [String]) -> Hint? {
    let plain = DeceptiveText(text.value)
    if let plain, words.contains(plain.plain) {
      return .write(plain.plain, for: text, ": \(plain.reason)")
    }
    if let word = ForeignWords.word(for: text.value, among: words) {
      return .write(word, for: text)
    }
    if key == "in", ["body", "form", "formdata"].contains(text.value.lowercased()) {
      return "write the parameter in \"body\": { \"fields\": { … } }"
    }
    let first = text.value.split(separator: " ").first.map { $0.lowercased() } ?? ""
    if words.contains(first) { return .write(first, for: text) }
    if words.contains("brackets"), let style = styleOfSample(text.value) {
      return .write(style, for: text)
    }
    if let near = nearestHint(to: text, in: words) { return near }
    let parts = text.value.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let named = words.filter(parts.contains)
    if named.count == 1 { return .write(named[0], for: text, isCertain: false) }
    let longer = words.filter { $0.lowercased().hasPrefix(text.value.lowercased()) }
    if text.value.count > 2, longer.count == 1 { return .write(longer[0], for: text) }
    return words.count == 1
      ? .write(words[0], for: text, isCertain: false) : "choose one of these words"
  }

  /// The style of a sample: `a[]=1`, `a=1,2`.
  private func styleOfSample(_ text: String) -> String? {
    if text.contains("[]") { return "brackets" }
    if text.contains("[0]") { return "indexed" }
    if text.contains("&") { return "repeat" }
    return text.contains("=") && text.contains(",") ? "comma" : nil
  }

  /// Reads a word that names one of these cases.
  mutating func word<Case: RawRepresentable<String>>(
    _ node: JSONNode,
    of cases: [Case]
  ) -> Located<Case>? {
    guard let word = word(node, of: cases.map(\.rawValue)) else { return nil }
    return Case(rawValue: word.value).map { Located($0, at: word.place) }
  }
}
