/// Texts, numbers and separators as other languages write them.
extension MalformedText {
  /// A text that no quote closes on its line.
  var unclosedText: TextProblem? {
    guard byte(at: offset) == newline || offset >= bytes.count else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard let start = scan.textStart else { return nil }
    var end = offset
    while end > start + 1, isSpace(bytes[end - 1]) { end -= 1 }
    if end == start + 1 { return strayQuote(at: start) }
    let isInner = bytes[start..<end].contains { "{}[]:".utf8.contains($0) }
    if end > start + 1, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return mistake(
      "this text is not closed",
      start..<end,
      "close the text with \"",
      [TextProblem.Replacement(range: end..<end, text: "\"")],
      isCertain: !isInner
    )
  }

  /// A quote at the end of a line, behind all that the line says.
  private func strayQuote(at start: Int) -> TextProblem {
    let before = bytes[..<start].last { !isSpace($0) }
    return mistake(
      "a quote without a text",
      start..<start + 1,
      "delete the quote",
      [TextProblem.Replacement(range: start..<start + 1, text: "")],
      isCertain: before != UInt8(ascii: ":")
    )
  }

  /// `007`, `+1`, `.5`, `5.`, `0x1F` and `1_000`.
  var foreignNumber: TextProblem? {
    let isPart = { (byte: UInt8) in isLetter(byte) || isDigit(byte) || "_+.-".utf8.contains(byte) }
    let before = bytes[..<min(offset, bytes.count)].reversed().prefix(while: isPart).count
    let start = offset - before
    let token = bytes[start...].prefix(while: isPart)
    guard !token.isEmpty, token.contains(where: isDigit), start == 0 || bytes[start - 1] != 0x22
    else { return nil }
    let text = String(decoding: token, as: UTF8.self)
    guard let number = Self.number(text), number != text else { return nil }
    return mistake(
      "\(text) is not a number of JSON",
      start..<start + token.count,
      "write \(number)",
      replacement: number
    )
  }

  private static func number(_ text: String) -> String? {
    var plain = text.filter { $0 != "_" }
    let sign = plain.hasPrefix("-") ? "-" : ""
    if "+-".contains(plain.first ?? " ") { plain.removeFirst() }
    if plain.lowercased().hasPrefix("0x") {
      return Int(plain.dropFirst(2), radix: 16).map { "\(sign)\($0)" }
    }
    let zeros = plain.prefix { $0 == "0" }.count
    if zeros > 0, plain.dropFirst(zeros).first?.isNumber == true { plain.removeFirst(zeros) }
    if zeros == plain.count, zeros > 1 { plain = "0" }
    if plain.hasPrefix(".") { plain = "0" + plain }
    if plain.hasSuffix(".") { plain += "0" }
    return Double(plain) == nil
      || !plain.utf8.allSatisfy { isDigit($0) || ".eE+-".utf8.contains($0) }
      ? nil : sign + plain
  }

  /// `,,` and `::`.
  var repeatedSeparator: TextProblem? {
    guard let found = byte(at: offset), ",:".utf8.contains(found),
      bytes[..<offset].last(where: { !isSpace($0) }) == found
    else { return nil }
    let mark = String(UnicodeScalar(found))
    return mistake(
      "\(quoted(mark)) twice",
      offset..<offset + 1,
      "delete one of the two",
      replacement: ""
    )
  }

  /// `version": "1.0.0"`, whose first quote is missing.
  var missingQuote: TextProblem? {
    guard let first = byte(at: offset), isLetter(first) else { return nil }
    let word = bytes[offset...].prefix { isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }
    guard byte(at: offset + word.count) == UInt8(ascii: "\"") else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    if let key = unclosedKey { return key }
    return mistake(
      "\(name)\" has no quote at its start",
      offset..<offset + word.count,
      "write \(quoted(name))",
      [TextProblem.Replacement(range: offset..<offset, text: "\"")]
    )
  }

  /// `"count: "int"`, whose key has no quote at its end.
  private var unclosedKey: TextProblem? {
    guard offset >= 3, bytes[offset - 1] == UInt8(ascii: "\""),
      let colon = bytes[..<(offset - 1)].lastIndex(where: { !isSpace($0) }),
      bytes[colon] == UInt8(ascii: ":"),
      let quote = bytes[..<colon].lastIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let name = bytes[(quote + 1)..<colon]
    guard !name.isEmpty, !name.contains(newline) else { return nil }
    return mistake(
      "the key \(String(decoding: name, as: UTF8.self)) has no quote at its end",
      quote..<colon,
      "close the key with \"",
      [TextProblem.Replacement(range: colon..<colon, text: "\"")]
    )
  }

  /// `;` in place of a comma, and `=` or `=>` in place of a colon.
  var foreignSeparator: TextProblem? {
    guard let found = byte(at: offset), found == UInt8(ascii: ";") || found == UInt8(ascii: "=")
    else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.textStart == nil, found == UInt8(ascii: ";") || scan.isAfterKey else { return nil }
    if found == UInt8(ascii: ";") {
      let next = bytes[(offset + 1)...].first { !isSpace($0) }
      let isLast = next.map { "}]".utf8.contains($0) } ?? true
      return mistake(
        "a semicolon",
        offset..<offset + 1,
        isLast ? "delete it" : "write a comma",
        replacement: isLast ? "" : ","
      )
    }
    let width = byte(at: offset + 1) == UInt8(ascii: ">") ? 2 : 1
    let start = bytes[..<offset].reversed().prefix { $0 == 0x20 }.count
    let range = offset - start..<offset + width
    return mistake(
      "no \":\" between a key and its value",
      offset..<offset + width,
      "write \":\"",
      [TextProblem.Replacement(range: range, text: ":")]
    )
  }

  /// `"name", "string"` in an object, where the second text is no key.
  var commaAfterKey: TextProblem? {
    guard byte(at: offset) == UInt8(ascii: ",") else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    let rest = bytes[(offset + 1)...].drop(while: isSpace)
    guard scan.textStart == nil, scan.isAfterKey, rest.first == UInt8(ascii: "\"") else {
      return nil
    }
    let text = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != newline }
    let next = rest.dropFirst(text.count + 2).first { !isSpace($0) }
    guard let next, ",}".utf8.contains(next) else { return nil }
    return mistake(
      "no \":\" between a key and its value",
      offset..<offset + 1,
      "write \":\"",
      replacement: ":"
    )
  }

  /// `\(id)`, with which Swift writes a value into a text.
  var interpolation: TextProblem? {
    let slash = byte(at: offset) == UInt8(ascii: "\\") ? offset : offset - 1
    guard slash > 0, byte(at: slash) == UInt8(ascii: "\\"),
      byte(at: slash + 1) == UInt8(ascii: "(")
    else { return nil }
    let name = bytes[(slash + 2)...].prefix {
      isLetter($0) || isDigit($0) || "_.".utf8.contains($0)
    }
    guard !name.isEmpty, byte(at: slash + 2 + name.count) == UInt8(ascii: ")") else { return nil }
    let last = String(decoding: name, as: UTF8.self).split(separator: ".").last ?? ""
    return mistake(
      "\\(\(String(decoding: name, as: UTF8.self))) is not a placeholder",
      slash..<slash + name.count + 3,
      "write {\(last)}",
      replacement: "{\(last)}"
    )
  }
}
