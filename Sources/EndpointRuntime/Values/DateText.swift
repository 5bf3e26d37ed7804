/// Formats the numbers of a date in preallocated memory.
struct DateText {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  mutating func append(_ character: Unicode.Scalar) {
    buffer[count] = UInt8(ascii: character)
    count += 1
  }

  mutating func append(_ separator: Unicode.Scalar, _ number: Int, digits: Int) {
    append(separator)
    append(number, digits: digits)
  }

  /// Appends a number, padded with zeros.
  mutating func append(_ number: Int, digits: Int) {
    var rest = number
    for position in (count..<(count + digits)).reversed() {
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Removes trailing zeros.
  mutating func removeZeros() {
    while count > 0, buffer[count - 1] == UInt8(ascii: "0") { count -= 1 }
  }
}
