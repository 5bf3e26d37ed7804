import EndpointJSON

/// Brackets that are missing, wrong, or too many.
extension MalformedText {
  /// An entry that lies in the one before it, since a `}` is missing: its indentation is the same.
  var swallowed: TextProblem? {
    guard offset >= bytes.count || !bytes[offset...].contains(where: { !isSpace($0) }) else {
      return nil
    }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.textStart == nil, let (key, owner) = scan.swallowed,
      key < scan.suspectEnd ?? .max
    else { return nil }
    let name = name(at: key)
    let last = bytes[..<key].lastIndex { !isSpace($0) && $0 != UInt8(ascii: ",") }
    let end = last.map { $0 + 1 } ?? key
    return bracket(
      "\(quoted(name)) lies in \(quoted(self.name(at: owner))), which is not closed",
      key..<key + name.utf8.count + 2,
      "write \"}\" before it",
      [[TextProblem.Replacement(range: end..<end, text: " }")]]
    )
  }

  /// The last brackets of a text, if all lines before have the indentation of their brackets.
  var missingEnd: TextProblem? {
    guard let last = bytes.lastIndex(where: { !isSpace($0) }), offset > last,
      "]}".utf8.contains(bytes[last])
    else { return nil }
    var scan = BracketScan()
    for index in bytes.indices { scan.take(bytes[index], at: index) }
    // Without lines, the bracket may be missing anywhere.
    let line = bytes[..<last].lastIndex(of: newline).map { bytes[$0..<last] }
    guard scan.textStart == nil, scan.suspect == nil, scan.swallowed == nil, !scan.open.isEmpty,
      line?.allSatisfy(isSpace) ?? false
    else { return nil }
    let missing = scan.open.reversed().map { $0.byte == UInt8(ascii: "{") ? "}" : "]" }.joined()
    var problem = bracket(
      "the text ends without \(quoted(missing))",
      last..<last + 1,
      "write \(quoted(missing)) at the end",
      [[TextProblem.Replacement(range: last + 1..<last + 1, text: "\n\(missing)")]]
    )
    // More may be missing than brackets, so the rest is not judged.
    problem.isCertain = false
    return problem
  }

  /// A `}` in place of `]`, or before it.
  var wrongBracket: TextProblem? {
    guard let found = byte(at: offset), "]}".utf8.contains(found) else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.textStart == nil, let open = scan.open.last else { return nil }
    let closing = open.byte == UInt8(ascii: "{") ? "}" : "]"
    guard closing != String(UnicodeScalar(found)) else { return nil }
    let opening = String(UnicodeScalar(open.byte))
    let range = offset..<offset + 1
    return bracket(
      "\(quoted(String(UnicodeScalar(found)))) closes no \(quoted(opening))",
      range,
      "close \(quoted(opening)) with \(quoted(closing))",
      [
        [TextProblem.Replacement(range: range, text: closing)],
        [TextProblem.Replacement(range: offset..<offset, text: closing)],
      ]
    )
  }

  /// A `:` after a text that is a value: the object around the text is not open, as in `"defaults": "date": "unix" }`.
  var keyOutside: TextProblem? {
    guard byte(at: offset) == UInt8(ascii: ":") else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.textStart == nil, let text = bytes[..<offset].lastIndex(of: UInt8(ascii: "\"")),
      let start = bytes[..<text].lastIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let name = quoted(name(at: start))
    return bracket(
      "\(name) is a key outside of an object",
      start..<text + 1,
      "write \"{\" before it",
      [[TextProblem.Replacement(range: start..<start, text: "{ ")]]
    )
  }

  /// A bracket that closes an object too early: a later line has its indentation, but lies outside of it.
  var surplusBracket: TextProblem? {
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard byte(at: offset) != nil, scan.open.isEmpty, let close = firstSurplus else { return nil }
    let text = String(UnicodeScalar(bytes[close]))
    let gap = bytes[..<close].reversed().prefix { $0 == 0x20 }.count
    return bracket(
      "a \(quoted(text)) too many",
      close..<close + 1,
      "delete it",
      [[TextProblem.Replacement(range: close - gap..<close + 1, text: "")]]
    )
  }

  /// The last closing bracket before the first line with fewer open brackets than its indentation says: than an earlier
  /// line had, or than a line that closes one needs.
  private var firstSurplus: Int? {
    var scan = BracketScan()
    var depths: [Int: Int] = [:]
    var (lastClose, start): (Int?, Int?) = (nil, 0)
    for index in bytes.indices {
      let byte = bytes[index]
      if let lineStart = start, scan.textStart == nil, !isSpace(byte) {
        start = nil
        let (indentation, depth) = (index - lineStart, scan.open.count)
        if "}]".utf8.contains(byte), lastClose != nil,
          scan.open.last.map({ $0.indentation < indentation }) ?? true
        {
          return lastClose
        }
        if byte == UInt8(ascii: "\"") {
          if let known = depths[indentation], depth < known { return lastClose }
          depths[indentation] = depths[indentation] ?? depth
        }
      }
      scan.take(byte, at: index)
      if byte == newline { start = index + 1 }
      if scan.textStart == nil, "}]".utf8.contains(byte) { lastClose = index }
    }
    return nil
  }

  /// A problem whose remedy is the first one after which the text is JSON, or has only a few other mistakes. Without such a
  /// remedy, the author decides.
  private func bracket(
    _ message: String,
    _ range: Range<Int>,
    _ hint: Hint,
    _ remedies: [[TextProblem.Replacement]]
  ) -> TextProblem {
    let right = remedies.filter { isJSON($0.applied(to: bytes)) }
    return mistake(message, range, hint, right.first ?? [], isCertain: right.count == 1)
  }

  /// Whether a text is JSON once its other mistakes are corrected.
  private func isJSON(_ text: [UInt8]) -> Bool {
    do throws(JSONFailure) {
      _ = try JSONNode.parse(text)
      return true
    } catch {
      guard others > 0, error.offset > offset else { return false }
      let next = MalformedText(
        bytes: text,
        offset: min(error.offset, text.count),
        others: others - 1
      )
      guard let mistake = next.mistake, mistake.isCertain, !mistake.remedy.isEmpty else {
        return false
      }
      return next.isJSON(mistake.remedy.applied(to: text))
    }
  }
}
