/// The reference as a page of documentation: a section for each key.
///
/// `endpoints explain` prints sections of the page that the tool carries.
struct ReferencePage {
  /// A part of a spec that has the key, and the lines of Swift that the key adds or changes.
  struct Example: Sendable {
    let spec: String
    let swift: String
  }

  private static let head = "### "

  /// The text of the page.
  static func text(of reference: LanguageReference, _ example: (LanguageReference.Key) -> Example?)
    -> String
  {
    let sections = reference.owners.map { owner in
      let keys = reference.keys.filter { $0.owner == owner.name }
      let texts = keys.map { section($0, owner: owner, example($0)) }
      return "## \(owner.name)\n\n\(owner.meaning)\n\n\(texts.joined())"
    }
    return """
      # Reference of the spec language

      Every key of a spec, with an example that is compiled and the Swift that it adds.

      ## Overview

      Each section names the object and its key, as in `field.lossy`. `endpoints explain lossy` prints the same.

      \(sections.joined())
      """
  }

  private static func section(
    _ key: LanguageReference.Key,
    owner: LanguageReference.Owner,
    _ example: Example?
  ) -> String {
    var parts = ["\(head)\(key.fullName)", key.meaning]
    if key.isRequired { parts.append("Required.") }
    if let value = key.defaultValue { parts.append("Default: `\(value)`") }
    if !key.words.isEmpty {
      parts.append("One of: \(key.words.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if let example {
      parts.append("```json\n\(example.spec)```")
      if !example.swift.isEmpty { parts.append("```swift\n\(example.swift)```") }
    }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  /// The section of a key as a terminal shows it: code is indented, without its fences.
  static func plainSection(_ key: LanguageReference.Key, in page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == head + key.fullName }) else { return nil }
    let body = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    var isCode = false
    var shown = [key.fullName]
    for line in body {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else {
        shown.append(line.isEmpty ? "" : isCode ? "    \(line)" : "  \(line)")
      }
    }
    while shown.last == "" { shown.removeLast() }
    return shown.joined(separator: "\n") + "\n"
  }
}
