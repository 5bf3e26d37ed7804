/// Values of YAML that name others, and characters that look like colons and spaces.
extension MalformedYAML {
  /// `*cards` without `&cards` above it.
  func alias(_ index: Int) -> TextProblem? {
    let line = lines[index]
    guard let range = line.text.firstRange(of: /[:\-] +\*[A-Za-z_][A-Za-z0-9_-]*/) else {
      return nil
    }
    let name = line.text[range].drop { $0 != "*" }.dropFirst()
    let rest = line.text[range.upperBound...]
    if rest.contains(where: { $0 != " " }), !rest.drop(while: { $0 == " " }).hasPrefix("#") {
      return nil
    }
    let isNamed = lines[...index].contains { $0.text.contains("&\(name)") }
    guard !isNamed else { return nil }
    let end = line.range.lowerBound + line.text[..<range.upperBound].utf8.count
    return problem(
      "\(quoted("*\(name)")) repeats a value, but no value above is named \(quoted("&\(name)"))",
      end - name.utf8.count - 1..<end,
      "write the value here, or \(quoted("&\(name)")) before the first one"
    )
  }

  /// A character that looks like a space, in an indentation or behind the colon of a key.
  func deceptiveSpace(_ index: Int) -> TextProblem? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    return lines[...index].reversed().lazy.compactMap(deceptiveSpace(in:)).first
  }

  private func deceptiveSpace(in line: Line) -> TextProblem? {
    let all = line.text.unicodeScalars[...]
    let behindColon = all.firstIndex(of: ":").map { all[$0...].dropFirst() }
    for rest in [all.drop { $0 == " " }, behindColon].compactMap(\.self) {
      let run = String(rest.prefix(while: Self.isLikeSpace))
      guard let text = DeceptiveText(run) else { continue }
      let start = line.range.lowerBound + line.text[..<rest.startIndex].utf8.count
      let range = start..<start + run.utf8.count
      return problem(
        text.reason,
        range,
        "write spaces instead",
        [TextProblem.Replacement(range: range, text: text.plain)]
      )
    }
    return nil
  }

  private static func isLikeSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || DeceptiveText(String(scalar)).map { ["", " "].contains($0.plain) } ?? false
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
