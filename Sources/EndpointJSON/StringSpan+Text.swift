extension JSONReader {
  /// The text of a checked string.
  @inline(__always)
  func text(_ span: StringSpan) -> String {
    let bytes = UnsafeBufferPointer(start: base + span.start, count: span.end - span.start)
    guard !span.isPlain else { return String(decoding: bytes, as: UTF8.self) }
    return scanner.unescaped(span.start)?.text ?? ""
  }
}

extension JSONScanner {
  /// The text of the string that begins at `start`, and its closing quote; nil if it is malformed.
  ///
  /// Most strings are put together on the stack; only those that do not fit have to be measured first.
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
    // Never longer than with its escapes.
    let room = head.count + end - position + Self.spareRoom
    let text = String(unsafeUninitializedCapacity: room) { buffer in
      _ = buffer.update(fromContentsOf: head)
      return unescape(position, into: buffer, behind: head.count)?.count ?? 0
    }
    return (text, end)
  }
}
