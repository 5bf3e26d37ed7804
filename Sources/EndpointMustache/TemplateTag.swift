/// A tag of a template: its kind, position and content.
struct TemplateTag {
  enum Kind: UInt8 {
    case variable = 0
    case comment = 0x21  // !
    case section = 0x23  // #
    case unescaped = 0x26  // &
    case close = 0x2F  // /
    case delimiters = 0x3D  // =
    case partial = 0x3E  // >
    case inverted = 0x5E  // ^
    case triple = 0x7B  // {

    /// Whether a line with only this tag is removed.
    var mayStandAlone: Bool {
      switch self {
      case .variable, .unescaped, .triple: false
      case .comment, .section, .close, .delimiters, .partial, .inverted: true
      }
    }
  }

  let kind: Kind
  let start: Int
  /// The offset after the tag.
  let end: Int
  /// Without surrounding blanks.
  let content: Range<Int>

  /// Parses the tag whose opening delimiter is at `start`.
  init(
    in bytes: [UInt8],
    at start: Int,
    opening: [UInt8],
    closing: [UInt8],
    _ error: (String, Int) -> TemplateError
  ) throws(TemplateError) {
    var first = start + opening.count
    while first < bytes.count, isBlank(bytes[first]) { first += 1 }
    kind = first < bytes.count ? Kind(rawValue: bytes[first]) ?? .variable : .variable
    if kind != .variable { first += 1 }
    let closing = kind.closingPrefix + closing
    guard let last = Self.index(of: closing, in: bytes, from: first) else {
      let expected = String(decoding: closing, as: UTF8.self)
      throw error("this tag is never closed: expected \"\(expected)\"", start)
    }
    self.start = start
    self.end = last + closing.count
    self.content = Self.trimmed(first..<last, in: bytes)
  }

  private static func index(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }
}

extension TemplateTag.Kind {
  /// The text before the closing delimiter of the tag.
  fileprivate var closingPrefix: [UInt8] {
    switch self {
    case .triple: Array("}".utf8)
    case .delimiters: Array("=".utf8)
    case .variable, .comment, .section, .unescaped, .close, .partial, .inverted: []
    }
  }
}

func isSpaceOrTab(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

func isBlank(_ byte: UInt8) -> Bool {
  isSpaceOrTab(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
