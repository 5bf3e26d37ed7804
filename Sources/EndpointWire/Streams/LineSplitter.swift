import Foundation

/// Splits received bytes into lines that end in LF, CR or both (WHATWG HTML, section 9.2.5).
///
/// It splits bytes rather than text, since a piece may end within a character.
struct LineSplitter {
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The bytes after the last line break.
  private var rest: [UInt8] = []
  /// True if the last byte was a CR. A LF at the start of the next piece is then ignored.
  private var endsInReturn = false
  private var isFirst = true
  /// The maximum number of bytes in a line.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Returns the lines that end in this piece. Throws if a line exceeds the limit, complete or not.
  mutating func lines(in piece: Data) throws(EventTooLong) -> [String] {
    var lines: [String] = []
    var left = piece[...]
    if endsInReturn, left.first == Self.newline { left = left.dropFirst() }
    if let last = piece.last { endsInReturn = last == Self.carriageReturn }
    while let end = left.firstIndex(where: { $0 == Self.newline || $0 == Self.carriageReturn }) {
      try append(left[..<end])
      lines.append(takeRest())
      let isPair = left[end...].starts(with: [Self.carriageReturn, Self.newline])
      left = left[end...].dropFirst(isPair ? 2 : 1)
    }
    try append(left)
    return lines
  }

  private mutating func append(_ bytes: Data) throws(EventTooLong) {
    guard bytes.count <= limit - rest.count else { throw EventTooLong(limit: limit) }
    rest += bytes
  }

  /// Returns the last line if it has no line break.
  mutating func end() -> String? {
    rest.isEmpty ? nil : takeRest()
  }

  private mutating func takeRest() -> String {
    var bytes = rest[...]
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    isFirst = false
    rest.removeAll(keepingCapacity: true)
    return String(decoding: bytes, as: UTF8.self)
  }
}
