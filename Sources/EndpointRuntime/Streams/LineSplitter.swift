import Foundation

/// Cuts bytes that come in pieces into lines, which end in LF, CR or both (WHATWG HTML, section 9.2.5).
///
/// Lines are bytes: a character may be cut in two between pieces, a line never is.
struct LineSplitter {
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// What came behind the last line's end.
  private var rest: [UInt8] = []
  /// Whether the last byte was a CR, whose LF may come with the next piece.
  private var endsInReturn = false
  private var isFirst = true
  /// How many bytes a line may have.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The lines that end in this piece. Throws at a line that is too long, whether it ends or not.
  mutating func lines(in piece: Data) throws(LimitExceeded) -> [String] {
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

  private mutating func append(_ bytes: Data) throws(LimitExceeded) {
    guard bytes.count <= limit - rest.count else { throw LimitExceeded(.eventBytes(limit)) }
    rest += bytes
  }

  /// The line that has no end, if there is one.
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
