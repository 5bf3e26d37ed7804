/// The language reference as a documentation page, with one section per key. `endpoints explain` prints sections of it.
struct ReferencePage {
  /// A part of a spec with the key, the Swift lines that the key adds or changes, and the `diff` findings of changes to
  /// the key.
  struct Example: Equatable, Sendable {
    let spec: String
    let swift: String
    let costs: [String]
  }

  private static let head = "### "

  /// The examples of a page, by the full names of their keys.
  static func examples(in text: String) -> [String: Example] {
    let sections = text.split(separator: head).map { section in
      section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: sections.map { ($0[0], Example($0.dropFirst())) })
  }

  /// The examples of all keys as one text, which `examples(in:)` reads.
  static func text(ofExamples examples: [(key: LanguageReference.Key, example: Example)]) -> String
  {
    examples.map { key, example in
      let costs = example.costs.map { "- \($0)\n" }.joined()
      return "\(head)\(key.fullName)\n\(example.spec)\(example.swift)\(costs)"
    }.joined()
  }

  /// The text of the page.
  static func text(of reference: LanguageReference, _ example: (LanguageReference.Key) -> Example?)
    -> String
  {
    let sections = reference.owners.map { owner in
      let keys = reference.keys.filter { $0.owner == owner.name }
      let texts = keys.map { section($0, example($0)) }
      return """
        ## \(owner.name)

        \(owner.meaning)

        Written in: \(owner.shownPlaces)

        \(texts.joined())
        """
    }
    return """
      # Reference of the spec language

      Every key of a spec: its meaning, its default, a compiled example with its Swift code, and its findings in `diff`.

      ## Overview

      Each section names the object and its key, as in `field.lossy`. `endpoints explain lossy` prints the same.

      The findings of `endpoints diff` are those of adding, removing or changing the key in the example. Each has a level for
      apps in use (wire) and one for code that compiles against the client (Swift).

      \(sections.joined())
      """
  }

  private static func section(_ key: LanguageReference.Key, _ example: Example?) -> String {
    var parts = ["\(head)\(key.fullName)", key.meaning]
    parts.append(presence(of: key))
    if !key.words.isEmpty {
      parts.append("One of: \(key.words.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if let example {
      parts += example.blocks
      if let reason = key.noSwift { parts.append("Swift: \(reason)") }
      if !example.costs.isEmpty {
        let costs = example.costs.map { "- \($0)" }.joined(separator: "\n")
        parts.append("In `diff`:\n\n\(costs)")
      }
    }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  /// Whether a key is required, or its default.
  private static func presence(of key: LanguageReference.Key) -> String {
    if key.isRequired { return "Required." }
    if let value = key.defaultValue { return "Default: `\(value)`" }
    return key.absence.map { "Default: \($0)" } ?? "Optional."
  }

  /// The section of a key for the terminal. Code is indented instead of fenced.
  static func plainSection(
    _ key: LanguageReference.Key,
    of owner: LanguageReference.Owner,
    _ example: Example?
  ) -> String {
    let lines = section(key, example).split(separator: "\n", omittingEmptySubsequences: false)
    var isCode = false
    var shown = [key.fullName, "  In \(owner.name), written in \(owner.shownPlaces)"]
    for line in lines.dropFirst() {
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

extension ReferencePage.Example {
  /// Reads the lines of one example: a JSON object, Swift lines, and a list of costs.
  fileprivate init(_ lines: some Sequence<String>) {
    var (spec, swift) = ("", "")
    var costs: [String] = []
    for line in lines {
      if spec.isEmpty || spec.hasPrefix("{\n") && !spec.hasSuffix("\n}\n") {
        spec += line + "\n"
      } else if line.hasPrefix("- ") {
        costs.append(String(line.dropFirst(2)))
      } else if !line.isEmpty {
        swift += line + "\n"
      }
    }
    self.init(spec: spec, swift: swift, costs: costs)
  }

  /// The fenced code: the part of the spec, and the Swift lines, if there are any.
  fileprivate var blocks: [String] {
    ["```json\n\(spec)```"] + (swift.isEmpty ? [] : ["```swift\n\(swift)```"])
  }
}
