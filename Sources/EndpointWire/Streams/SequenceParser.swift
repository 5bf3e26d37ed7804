import Foundation

/// Splits a JSON text sequence (RFC 7464): each text begins with the record separator and usually ends in LF.
///
/// A text may have several lines. It is complete at the first LF outside of its brackets and strings, so that an element
/// does not wait for the next one. A text that another one or the end of the connection cuts off is discarded.
struct SequenceParser {
  private static let separator: UInt8 = 0x1E
  private static let newline = UInt8(ascii: "\n")

  /// The bytes of the incomplete text.
  private var text: [UInt8] = []
  /// The number of open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The maximum number of bytes in a text.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Returns the texts that end in this piece. Throws if a text exceeds the limit, complete or not.
  mutating func texts(in piece: Data) throws(EventTooLong) -> [String] {
    var texts: [String] = []
    for byte in Array(piece) {
      if byte == Self.separator {
        if let text = take() { texts.append(text) }
        continue
      }
      if text.isEmpty, isWhitespace(byte) { continue }
      guard text.count < limit else { throw EventTooLong(limit: limit) }
      text.append(byte)
      track(byte)
      if byte == Self.newline, isClosed, let text = take() { texts.append(text) }
    }
    return texts
  }

  /// Returns the last text at the end of the connection.
  mutating func end() -> String? { take() }

  private var isClosed: Bool { depth <= 0 && !isInString }

  private mutating func track(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString.toggle()
    case UInt8(ascii: "\\"): isEscaped = isInString
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isInString ? 0 : 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isInString ? 0 : 1
    default: break
    }
  }

  /// Returns the text before the next one. Nil if it is cut off: a number or a word without whitespace after it may be.
  private mutating func take() -> String? {
    defer {
      text.removeAll(keepingCapacity: true)
      (depth, isInString, isEscaped) = (0, false, false)
    }
    guard isClosed, let last = text.last, isWhitespace(last) || "]}\"".utf8.contains(last) else {
      return nil
    }
    while let last = text.last, isWhitespace(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

/// True for the whitespace of JSON.
func isWhitespace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
