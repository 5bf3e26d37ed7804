/// A count with its noun: `1 type`, `3 types`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Appends a sentence to a text.
package func adding(_ sentence: String, to text: String?) -> String {
  guard let text else { return sentence }
  return text + (endsAsSentence(text) ? " " : ". ") + sentence
}

/// True if the text ends with punctuation, so that a sentence can follow.
package func endsAsSentence(_ text: String) -> Bool {
  let end = text.unicodeScalars.last { !")]\"'*_".unicodeScalars.contains($0) }
  return end.map(".!?:;,…。！？".unicodeScalars.contains) ?? true
}
