/// Values of YAML that name others, and colons of other scripts.
extension MalformedYAML {
  /// `*cards` without `&cards` above it.
  func alias(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard let range = line.text.firstRange(of: /[:\-] +\*[A-Za-z_][A-Za-z0-9_-]*/) else {
      return nil
    }
    let name = line.text[range].drop { $0 != "*" }.dropFirst()
    let isNamed = lines[...index].contains { $0.text.contains("&\(name)") }
    guard !isNamed else { return nil }
    let end = line.range.lowerBound + line.text[..<range.upperBound].utf8.count
    return problem(
      "\(quoted("*\(name)")) repeats a value, but no value above is named \(quoted("&\(name)"))",
      end - name.utf8.count - 1..<end,
      "write the value here, or \(quoted("&\(name)")) before the first one"
    )
  }

  /// `id： int` with the colon of East Asian scripts.
  func wideColon(_ index: Int) -> TextProblem? {
    let wide: Set<Character> = ["：", "﹕", "∶"]
    let line = lines[...index].last { line in
      line.text.contains(where: wide.contains) && !line.content.contains(": ")
        && !line.content.hasSuffix(":")
    }
    guard let line, let colon = line.text.firstIndex(where: wide.contains) else { return nil }
    let start = line.range.lowerBound + line.text[..<colon].utf8.count
    let range = start..<start + String(line.text[colon]).utf8.count
    let isApart = line.text[colon...].dropFirst().first.map { $0 == " " } ?? true
    return problem(
      "a colon that is not the colon of YAML",
      range,
      "write \":\"",
      [TextProblem.Replacement(range: range, text: isApart ? ":" : ": ")]
    )
  }
}
