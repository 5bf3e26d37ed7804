import EndpointJSON
import Foundation

extension Decimal {
  /// Parses a JSON number. Nil if a `Decimal` cannot hold all its digits, of which it has 38.
  package init?(number text: String) {
    guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      decimal.isFinite
    else { return nil }
    // Only a long number may lose digits, and only an exponent may exceed the range.
    let isShort = text.utf8.count <= 38 && !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    guard isShort || JSONNumber(decimal.description) == JSONNumber(text) else { return nil }
    self = decimal
  }
}
