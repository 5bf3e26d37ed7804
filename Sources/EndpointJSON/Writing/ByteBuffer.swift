/// An append-only byte buffer.
///
/// An array checks uniqueness and capacity on each append. Here, the caller reserves space once for many bytes.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity = 512
  private(set) var count = 0

  init() {
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as a string. They must be valid UTF-8.
  func string(isASCII: Bool) -> String { String(valid: bytes, isASCII: isASCII) }

  /// Reserves space for more bytes.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    // Memory that is never touched costs nothing, and copies touch it.
    capacity = max(4 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }
}

// MARK: - JSON

extension ByteBuffer {
  /// Appends a scalar as UTF-8.
  @inline(__always)
  mutating func append(scalar: UInt32) {
    reserve(4)
    count &+= UTF8Scan.write(scalar, to: base + count)
  }
}

extension ByteBuffer {
  /// Appends a quoted string. Escapes only what RFC 8259, section 7, requires.
  @inline(__always)
  mutating func append(quoted text: String) {
    // Avoids a copy if the string is contiguous UTF-8.
    if text.utf8.withContiguousStorageIfAvailable({ append(quoted: $0) }) == nil {
      var text = text
      text.withUTF8 { append(quoted: $0) }
    }
  }

  @inline(never)
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    // Always reserves space for the rest, both quotes, and eight bytes that may be overwritten.
    reserve(text.count &+ 10)
    base[count] = UInt8(ascii: "\"")
    count &+= 1
    if let start = text.baseAddress { append(escaping: start, text.count) }
    base[count] = UInt8(ascii: "\"")
    count &+= 1
  }

  /// Copies text, and replaces the bytes that need an escape.
  @inline(__always)
  private mutating func append(escaping text: UnsafePointer<UInt8>, _ length: Int) {
    var position = 0
    while position < length {
      let left = length &- position
      let plain =
        left < Chunk.size ? copyWord(text, position, length) : copyChunks(text + position, left)
      position &+= plain
      count &+= plain
      guard plain < left, text[position].isEscapedInJSON else { continue }
      appendEscape(text[position])
      position &+= 1
      reserve(length &- position &+ 9)
    }
  }

  /// Copies whole chunks behind the end, and returns the number of bytes before the first escape. The others are
  /// overwritten.
  @inline(__always)
  private func copyChunks(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let target = base + count
    var position = 0
    while length &- position >= Chunk.size {
      let chunk = Chunk(text, at: position)
      chunk.write(to: target + position)
      let marks = chunk.escapedBytes
      guard marks.isEmpty else { return position &+ marks.first }
      position &+= Chunk.size
    }
    return position
  }

  /// The same for up to eight bytes of a text from `offset`.
  @inline(__always)
  private func copyWord(_ text: UnsafePointer<UInt8>, _ offset: Int, _ length: Int) -> Int {
    let word = text.word(at: offset, of: length)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    return min(word.marksOfEscapedBytes.trailingZeroBitCount &>> 3, length &- offset)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default: append("u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))" as String)
    }
  }

  /// Appends an integer.
  mutating func append(_ value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude, value.magnitude.decimalCount)
  }

  /// Appends a decimal that is not whole.
  mutating func append(_ decimal: ShortestDecimal) {
    let power = PowersOfTen.whole[decimal.fractionCount]
    let (whole, fraction) = decimal.digits.quotientAndRemainder(dividingBy: power)
    append(digits: whole, whole.decimalCount)
    append(UInt8(ascii: "."))
    append(digits: fraction, decimal.fractionCount)
  }

  /// Appends the last digits of a number, with zeros before it up to the count. There is at least one.
  private mutating func append(digits: UInt64, _ length: Int) {
    guard length <= 8 else {
      let (upper, lower) = digits.quotientAndRemainder(dividingBy: 100_000_000)
      append(digits: upper, length &- 8)
      return append(digits: lower, 8)
    }
    reserve(8)
    let word = digits.eightDigitText &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
  }
}

extension UInt64 {
  /// The number of decimal digits.
  @inline(__always)
  fileprivate var decimalCount: Int {
    let value = self | 1
    // 1233 / 4096 approximates the decimal logarithm of 2.
    let estimate = ((64 &- value.leadingZeroBitCount) &* 1233) >> 12
    return estimate &+ (value >= PowersOfTen.whole[estimate] ? 1 : 0)
  }
}
