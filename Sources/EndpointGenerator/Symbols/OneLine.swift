/// A declaration on one line, however many it is generated on.
///
/// The breaks and indentations become spaces, but none next to a bracket, where a declaration on one line has none; nor is the
/// comma of a last element kept.
func onOneLine(_ declaration: String) -> String {
  // Most stand on one already.
  guard declaration.utf8.contains(UInt8(ascii: "\n")) else { return declaration }
  var line: [UInt8] = []
  line.reserveCapacity(declaration.utf8.count)
  var isBroken = false
  for byte in declaration.utf8 {
    if byte.isBlank {
      isBroken = true
      continue
    }
    if isBroken, let last = line.last { line.separate(last, from: byte) }
    isBroken = false
    line.append(byte)
  }
  return String(decoding: line, as: UTF8.self)
}

extension UInt8 {
  /// Whether it is a space, or one of the characters that break or indent lines.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

extension [UInt8] {
  /// Writes what stands between the last byte and the next one, where blanks were.
  fileprivate mutating func separate(_ last: UInt8, from next: UInt8) {
    switch (last, next) {
    case (UInt8(ascii: ","), UInt8(ascii: "]")): removeLast()
    case (UInt8(ascii: "("), _), (UInt8(ascii: "<"), _), (UInt8(ascii: "["), _): break
    case (_, UInt8(ascii: ")")), (_, UInt8(ascii: ">")): break
    default: append(UInt8(ascii: " "))
    }
  }
}
