/// A bit set of ASCII characters.
package struct ASCIISet: Sendable {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  /// The characters of a text.
  init(_ characters: String) {
    for byte in characters.utf8 where byte < 64 { bits.low |= 1 << byte }
    for byte in characters.utf8 where 64..<128 ~= byte { bits.high |= 1 << (byte - 64) }
  }

  /// The letters, the digits, and the characters of a text.
  package static func alphanumerics(and others: String) -> ASCIISet {
    ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + others)
  }

  /// True if the text has no other characters.
  package func containsAll(of text: String) -> Bool { text.utf8.allSatisfy { contains($0) } }

  package func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: bits.low >> byte & 1 == 1
    case 64..<128: bits.high >> (byte - 64) & 1 == 1
    default: false
    }
  }
}

extension String {
  /// True if the text consists of at least one ASCII digit.
  package var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
