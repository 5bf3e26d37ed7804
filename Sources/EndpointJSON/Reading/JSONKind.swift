/// The six kinds of JSON values.
public enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}

@_spi(Generated) extension JSONReader {
  /// The kind of the next value, without reading it. Malformed text counts as null, so that reading it fails.
  public var kind: JSONKind {
    if let bridge { return bridge.kind }
    switch nextByte {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: return .null
    }
  }

  /// Whether the next value is a number that `int64` can read, such as `1.0`.
  public var isInteger: Bool {
    if let bridge { return bridge.isInteger }
    let start = nextIndex
    guard kind == .number else { return false }
    let span = NumberSpan(scanning: base, from: start, to: end)
    return span.isValid && span.integer(Int64.self) != nil
  }

  /// The offset of the next token.
  private var nextIndex: Int {
    var position = index
    while position < end, Self.isSpace(base[position]) { position += 1 }
    return position
  }

  private var nextByte: UInt8 {
    let position = nextIndex
    return position < end ? base[position] : 0
  }
}
