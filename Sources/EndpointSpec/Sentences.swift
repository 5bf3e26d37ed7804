/// A text with a sentence behind it.
package func adding(_ sentence: String, to text: String?) -> String {
  guard let text else { return sentence }
  return text + (endsAsSentence(text) ? " " : ". ") + sentence
}

/// Whether there is a sign at the end of the text, so that another sentence may follow.
package func endsAsSentence(_ text: String) -> Bool {
  let end = text.unicodeScalars.last { !")]\"'*_".unicodeScalars.contains($0) }
  return end.map(".!?:;,…。！？".unicodeScalars.contains) ?? true
}
