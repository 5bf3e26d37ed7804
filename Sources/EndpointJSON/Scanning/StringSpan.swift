/// The range of a valid JSON string without its quotes.
@usableFromInline
struct StringSpan {
  let start: Int
  let end: Int
  /// Whether the bytes are the text itself, without escapes.
  let isPlain: Bool
}

extension JSONReader {
  @inline(__always)
  var scanner: JSONScanner { JSONScanner(base: base, end: end) }

  /// Validates the string whose opening quote is at `index`, and moves past its closing quote.
  @inline(__always)
  mutating func scanString() -> StringSpan? {
    guard let span = scanner.string(index + 1) else {
      failInString()
      return nil
    }
    index = span.end + 1
    return span
  }

  /// Scans a malformed string again to report its error.
  @inline(never)
  mutating func failInString() {
    var position = index + 1
    while position < end {
      let length = scanner.unitLength(position)
      guard length > 0 else { return failInString(at: position) }
      position += length
    }
    fail(at: end, expected: "a closing quote")
  }

  private mutating func failInString(at position: Int) {
    switch base[position] {
    case UInt8(ascii: "\\"):
      let isHalf = scanner.codeUnit(position).map { 0xD800...0xDFFF ~= $0 }
      let found = isHalf == true ? "half of a surrogate pair" : "another one"
      fail(at: position, expected: "a valid escape", found: found)
    case 0..<0x20: fail(at: position, expected: "an escape for a control character")
    default: fail(at: position, expected: "UTF-8 text")
    }
  }
}

extension JSONReader {
  /// The text of a valid string.
  @inline(__always)
  func text(_ span: StringSpan) -> String {
    let bytes = UnsafeBufferPointer(start: base + span.start, count: span.end - span.start)
    guard !span.isPlain else { return String(decoding: bytes, as: UTF8.self) }
    return scanner.unescaped(span.start)?.text ?? ""
  }
}

extension JSONScanner {
  /// The text of the string at `start`, and its closing quote. Nil if it is malformed.
  ///
  /// Short strings are decoded on the stack. Only longer ones need a second buffer.
  @inline(never)
  func unescaped(_ start: Int) -> (text: String, end: Int)? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1000) { buffer in
      guard let (end, count) = unescape(start, into: buffer) else { return nil }
      let text = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
      if byte(end) == UInt8(ascii: "\"") { return (String(decoding: text, as: UTF8.self), end) }
      return unescaped(start, behind: text, from: end)
    }
  }

  private func unescaped(
    _ start: Int,
    behind head: UnsafeMutableBufferPointer<UInt8>,
    from position: Int
  ) -> (text: String, end: Int)? {
    guard let end = string(start, from: endOfPlainASCII(position))?.end else { return nil }
    // Unescaped text is never longer than escaped text.
    let room = head.count + end - position + Self.spareRoom
    let text = String(unsafeUninitializedCapacity: room) { buffer in
      _ = buffer.update(fromContentsOf: head)
      return unescape(position, into: buffer, behind: head.count)?.count ?? 0
    }
    return (text, end)
  }
}
