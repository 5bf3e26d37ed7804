extension JSONReader {
  /// The failure with its path, which requires another pass over the text.
  var failure: JSONFailure? {
    guard let problem else { return nil }
    var parts = steps(to: problem.offset)
    var (offset, found) = (problem.offset, found(by: problem))
    if let missing = problem.missing {
      parts.append(missing)
      let null = null(at: missing, inside: offset)
      (offset, found) = null.map { ($0, "null") } ?? (offset, "nothing")
    }
    return JSONFailure(
      path: JSONPath.joined(parts),
      offset: offset,
      expected: problem.expected,
      found: found
    )
  }

  private func found(by problem: JSONProblem) -> String {
    problem.isSecret ? concealed(at: problem.offset) : problem.found ?? found(at: problem.offset)
  }

  /// The offset of the null at a path inside the value at `offset`. Nil for another value.
  private func null(at path: String, inside offset: Int) -> Int? {
    var json = JSONReader(UnsafeBufferPointer(start: base, count: end))
    json.index = offset
    guard let path = JSONPath(parsing: path), json.move(to: path.components[...]),
      json.kind == .null
    else { return nil }
    return json.index
  }

  /// The components of the path to an offset.
  func steps(to offset: Int) -> [String] {
    var json = JSONReader(UnsafeBufferPointer(start: base, count: end))
    if end >= 3, base[0] == 0xEF { json.index = 3 }
    var locator = JSONLocator(target: offset)
    json.walk(&locator)
    return locator.steps(in: json)
  }

  /// The text at `offset`, shortened.
  private func found(at offset: Int) -> String {
    guard offset < end else { return "the end of the text" }
    switch base[offset] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return string(at: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let span = NumberSpan(scanning: base, from: offset, to: end)
      return shortened(from: offset, to: span.end)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return shortened(from: offset, to: endOfWord(at: offset))
    case 0x20..<0x7F: return "'\(Character(Unicode.Scalar(base[offset])))'"
    case let byte:
      return "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
  }

  private func string(at offset: Int) -> String {
    var json = JSONReader(UnsafeBufferPointer(start: base, count: end))
    json.index = offset
    guard let span = json.scanString() else { return "a malformed string" }
    let text = json.text(span)
    let limit = 30
    var shown = JSONWriter()
    shown.string(String(text.prefix(limit)) + (text.count > limit ? "…" : ""))
    return shown.bytes.string
  }

  private func endOfWord(at offset: Int) -> Int {
    var position = offset
    while position < end, UInt8(ascii: "a")...UInt8(ascii: "z") ~= base[position] | 0x20 {
      position += 1
    }
    return position
  }

  private func shortened(from start: Int, to end: Int) -> String {
    let limit = 30
    let bytes = UnsafeBufferPointer(start: base + start, count: min(end - start, limit))
    return String(decoding: bytes, as: UTF8.self) + (end - start > limit ? "…" : "")
  }

  /// The kind of the value at `offset`, without its text.
  private func concealed(at offset: Int) -> String {
    guard offset < end else { return "the end of the text" }
    switch base[offset] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return "a number"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return "a boolean"
    case UInt8(ascii: "n"): return "null"
    default: return "other text"
    }
  }
}
