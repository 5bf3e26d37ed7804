extension ReferencePage {
  /// What the reference shows about a key.
  struct Example: Equatable, Sendable {
    /// The parts of a spec.
    var spec = ""
    /// The declarations that the key adds or changes, or the one around it.
    var swift: [String] = []
    /// Whether the declaration is the same without the key.
    var isSwiftUnchanged = false
    /// A request of the first endpoint.
    var request: [String] = []
    /// A response of the first endpoint, with a status line or only its body.
    var response: [String] = []
    /// What `diff` finds if the key is added, removed or changed.
    var changes: [String] = []
  }

  private static let head = "### "

  /// The examples in a text, by the full names of their keys.
  static func examples(in text: String) -> [String: Example] {
    let sections = text.split(separator: head).map { section in
      section.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return Dictionary(
      uniqueKeysWithValues: sections.map { (String($0[0]), Example($0.dropFirst())) }
    )
  }

  /// The examples of all keys as one text, which `examples(in:)` reads.
  static func text(ofExamples examples: [(key: LanguageReference.Key, example: Example)]) -> String
  {
    examples.map { key, example in "\(head)\(key.fullName)\n\(example.stored)" }.joined()
  }
}

extension ReferencePage.Example {
  private static let unchanged = "= unchanged"

  /// The lines of the example. A mark begins each that is not of the spec: `|`, `>`, `<`, `-`.
  fileprivate var stored: String {
    func marked(_ mark: String, _ lines: [String]) -> String {
      lines.map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined()
    }
    return spec + marked("|", swift) + (isSwiftUnchanged ? Self.unchanged + "\n" : "")
      + marked(">", request) + marked("<", response) + marked("-", changes)
  }

  fileprivate init(_ lines: some Sequence<Substring>) {
    for line in lines {
      let text = String(line.dropFirst(2))
      switch line.first {
      case "|": swift.append(text)
      case ">": request.append(text)
      case "<": response.append(text)
      case "-": changes.append(text)
      case "=": isSwiftUnchanged = true
      case nil: break
      default: spec += line + "\n"
      }
    }
  }

  /// The Swift code, the bytes, and the changes.
  var blocks: [String] {
    var blocks: [String] = []
    if !swift.isEmpty {
      if isSwiftUnchanged {
        blocks.append("In Swift, the declaration is the same without the key:")
      }
      blocks.append(Self.code("swift", swift))
    }
    if !request.isEmpty { blocks += ["A request:", Self.code("http", request)] }
    if let first = response.first {
      let language =
        first.hasPrefix("HTTP/") ? "http" : "{[".contains(first.prefix(1)) ? "json" : ""
      blocks += ["A response:", Self.code(language, response)]
    }
    // A line of several findings is a list of its own.
    let list = changes.map { $0.hasPrefix("  - ") ? $0 : "- \($0)" }.joined(separator: "\n")
    return blocks + (list.isEmpty ? [] : ["In `diff`:\n\n\(list)"])
  }

  private static func code(_ language: String, _ lines: [String]) -> String {
    "```\(language)\n\(lines.map { "\($0)\n" }.joined())```"
  }
}
