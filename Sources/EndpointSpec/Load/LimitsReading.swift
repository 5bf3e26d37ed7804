import EndpointJSON

package struct LimitsSpec: Equatable, Sendable {
  package var minimum: String?
  package var maximum: String?
  package var length: String?
  package var items: String?
  package var pattern: String?

  package init() {}

  /// The ends of a range of lengths or counts: `1...20`, `1...` or `...20`. Nil if the text is invalid.
  package static func ends(of range: String) -> (least: String?, most: String?)? {
    let ends = range.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return nil }
    return (ends[0].isEmpty ? nil : ends[0], ends[1].isEmpty ? nil : ends[1])
  }
}

extension LimitsSpec {
  static let keys = ObjectKeys<LimitsSpec>(
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
    _ path: Property<LimitsSpec, String?>
  ) -> ObjectKey<LimitsSpec> {
    ObjectKey(name) { node, target, reader in
      if case .number(let text) = node.kind {
        target[keyPath: path] = text
      } else {
        target[keyPath: path] = reader.string(node, expected: "a number or a string")?.value
      }
    }
  }
}

/// Reports limits that are contradictory or meaningless.
extension NodeReader {
  mutating func checkLimits(_ limits: LimitsSpec, _ node: JSONNode) {
    checkBounds(limits, node)
    checkCount(limits.length, "length", node)
    checkCount(limits.items, "items", node)
    if let pattern = limits.pattern, let mistake = patternMistake(in: pattern),
      let member = node.member("pattern")
    {
      reportLimit("this is not a regular expression: \(mistake)", member)
    }
  }

  private mutating func checkBounds(_ limits: LimitsSpec, _ node: JSONNode) {
    guard let least = limits.minimum, let most = limits.maximum, let member = node.member("min"),
      let first = Double(least), let last = Double(most), first > last
    else { return }
    reportLimit("\(least) is above the \"max\", \(most)", member)
  }

  /// Checks that a length or a count is an integer or a range of integers.
  private mutating func checkCount(_ text: String?, _ name: String, _ node: JSONNode) {
    guard let text, let member = node.member(name) else { return }
    let range = LimitsSpec.ends(of: text) ?? (text, text)
    let ends = [range.least, range.most].compactMap(\.self)
    let numbers = ends.compactMap { Int($0) }.filter { $0 >= 0 }
    guard !ends.isEmpty, numbers.count == ends.count else {
      return reportLimit(
        "expected a number or a range such as \"1...20\", found \(quoted(text))",
        member
      )
    }
    if let first = numbers.first, let last = numbers.last, first > last {
      reportLimit("\(first) is above \(last)", member)
    }
  }

  private mutating func reportLimit(_ problem: String, _ member: JSONMember) {
    reading(member.key) { $0.reportValue(problem, at: $0.place(of: member.value)) }
  }
}
