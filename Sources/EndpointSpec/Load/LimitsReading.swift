import EndpointJSON

extension ValueLimits {
  static let keys = ObjectKeys<ValueLimits>(
    "limits",
    definition: "limits",
    [
      limit("min", \.minimum), limit("max", \.maximum), limit("length", \.length),
      limit("items", \.items), .text("pattern", \.pattern),
    ]
  )

  /// The key of a limit: a number, or a string such as `1...20`.
  private static func limit(
    _ name: String,
    _ path: Property<ValueLimits, String?>
  ) -> ObjectKey<ValueLimits> {
    ObjectKey(name) { node, target, reader in
      if case .number(let text) = node.kind {
        target[keyPath: path] = text
      } else {
        let expected = "a number or a string"
        guard case .string(let text) = node.kind else {
          return reader.reportKind(expected: expected, found: node, hint: reader.rangeHint(node))
        }
        target[keyPath: path] = text
      }
    }
  }
}

/// Reports limits that are contradictory or meaningless.
extension NodeReader {
  mutating func checkLimits(_ limits: ValueLimits, _ node: JSONNode) {
    checkNumber(limits.minimum, "min", node)
    checkNumber(limits.maximum, "max", node)
    checkBounds(limits, node)
    checkCount(limits.length, "length", node)
    checkCount(limits.items, "items", node)
    if let pattern = limits.pattern, let member = node.member("pattern"),
      let match = pattern.wholeMatch(of: /\/(.+)\/[a-z]*/)
    {
      return reportLimit(
        "the slashes around a regular expression are a part of it here",
        member,
        hint: .write(
          String(match.1),
          for: Located(pattern, at: place(of: member.value)),
          isCertain: false
        )
      )
    }
    if let pattern = limits.pattern, let mistake = patternMistake(in: pattern),
      let member = node.member("pattern")
    {
      reportLimit(
        "this is not a regular expression: \(mistake)",
        member,
        hint: "a character with a meaning of its own is written as \\\\* or [*]"
      )
    }
  }

  /// Checks that a bound in a string is a number: `"60"`, not `">= 60"`.
  private mutating func checkNumber(_ text: String?, _ name: String, _ node: JSONNode) {
    guard let text, Double(text) == nil, let member = node.member(name) else { return }
    let digits = text.filter { !",_ '".contains($0) }
    let number = text.split { !$0.isNumber && !".,_-".contains($0) }.first.map { word in
      word.filter { !",_".contains($0) }
    }
    let hint: Hint =
      if Double(digits) != nil {
        .write(json: digits, for: place(of: member.value))
      } else if let number, Double(number) != nil {
        .write(json: number, for: place(of: member.value), isCertain: false)
      } else {
        "write a number, such as 10"
      }
    reportLimit("expected a number, found \(quoted(text))", member, hint: hint)
  }

  private mutating func checkBounds(_ limits: ValueLimits, _ node: JSONNode) {
    guard let least = limits.minimum, let most = limits.maximum, let member = node.member("min"),
      let first = Double(least), let last = Double(most), first > last
    else { return }
    let edits = node.member("max").map { maximum in
      [
        Edit.replace(place(of: member.value), with: source(of: maximum.value)),
        .replace(place(of: maximum.value), with: source(of: member.value)),
      ]
    }
    let hint = Hint("swap both numbers", edits ?? [])
    reportLimit("\(least) is above the \"max\", \(most)", member, hint: hint)
  }

  /// Checks that a length or a count is an integer or a range of integers.
  private mutating func checkCount(_ text: String?, _ name: String, _ node: JSONNode) {
    guard let text, let member = node.member(name) else { return }
    let range = ValueLimits.ends(of: text) ?? (text, text)
    let ends = [range.least, range.most].compactMap(\.self)
    let numbers = ends.compactMap { Int($0) }.filter { $0 >= 0 }
    guard !ends.isEmpty, numbers.count == ends.count else {
      return reportLimit(
        "expected a number or a range such as \"1...20\", found \(quoted(text))",
        member,
        hint: rangeHint(for: text, member)
      )
    }
    if let first = numbers.first, let last = numbers.last, first > last {
      reportLimit(
        "\(first) is above \(last)",
        member,
        hint: .write("\(last)...\(first)", for: Located(text, at: place(of: member.value)))
      )
    }
  }

  /// The hint for `1-20`, `1..20`, `1,20` or `>= 1`.
  private func rangeHint(for text: String, _ member: JSONMember) -> Hint {
    let numbers = text.split { !$0.isNumber }.map(String.init)
    let written = Located(text, at: place(of: member.value))
    switch numbers.count {
    case 2 where text.contains("..<"):
      let last = Int(numbers[1]).map { "\($0 - 1)" } ?? numbers[1]
      return .write("\(numbers[0])...\(last)", for: written)
    case 2 where !text.hasPrefix("-"):
      return .write("\(numbers[0])...\(numbers[1])", for: written)
    case 1 where text.contains("<") || words(text, ["max", "maximum", "most", "up"]):
      return .write("...\(numbers[0])", for: written, isCertain: false)
    case 1
    where text.contains(">") || text.contains("+")
      || words(text, ["min", "minimum", "least", "from"]):
      return .write("\(numbers[0])...", for: written, isCertain: false)
    default: return "write \"1...20\", \"1...\", \"...20\" or a number"
    }
  }

  /// Whether a text has one of the words: `max 20`, `at least 1`.
  private func words(_ text: String, _ words: [String]) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  private mutating func reportLimit(_ problem: String, _ member: JSONMember, hint: Hint) {
    reading(member) { $0.reportValue(problem, at: $0.place(of: member.value), hint: hint) }
  }
}

/// Finds a syntax error in a regular expression, as far as brackets and quantifiers show it. Nil if it finds no error.
///
/// `pattern` is documentation in the dialect of the server and never runs. Only syntax that every dialect rejects is an
/// error.
package func patternMistake(in pattern: String) -> String? {
  var openGroups = 0
  var isClass = false
  var hasAtom = false
  var rest = Substring(pattern)
  while let character = rest.popFirst() {
    if character == "\\" {
      guard rest.popFirst() != nil else { return "its last \"\\\" escapes nothing" }
      hasAtom = true
    } else if isClass {
      isClass = character != "]"
    } else if character == "[" {
      isClass = true
      hasAtom = true
      // A bracket at the start is part of the class, or in ECMAScript its end, as in `[^]`.
      if rest.first == "^" { rest.removeFirst() }
      if rest.first == "]", rest.dropFirst().contains("]") { rest.removeFirst() }
    } else if character == "(" {
      openGroups += 1
      hasAtom = rest.first == "?"
    } else if character == ")" {
      guard openGroups > 0 else { return "a \")\" has no \"(\"" }
      openGroups -= 1
      hasAtom = true
    } else if "*+?".contains(character) {
      guard hasAtom else { return "\(quoted(String(character))) has nothing to repeat" }
    } else {
      hasAtom = character != "|"
    }
  }
  if isClass { return "a \"[\" is not closed" }
  return openGroups > 0 ? "a \"(\" is not closed" : nil
}
