/// A fixed set of values, as a Swift enum that a `switch` can cover exhaustively.
///
/// Decoding fails at any other value, and the error lists the valid ones.
///
/// ```swift
/// public enum Suit: String, ClosedEnum {
///   case clubs = "CLUBS"
///   case diamonds = "DIAMONDS"
/// }
/// ```
public protocol ClosedEnum: RawRepresentable, Hashable, Sendable, CaseIterable, WireDecodable,
  WireEncodable
where RawValue: JSONReadable & JSONWritable & Hashable & Sendable {}

extension ClosedEnum {
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let rawValue = RawValue(from: &json) else { return nil }
    guard let value = Self(rawValue: rawValue) else {
      Self.fail(&json)
      return nil
    }
    self = value
  }

  @usableFromInline
  static func fail(_ json: inout JSONReader) {
    let values = Self.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
    json.fail(expected: "one of \(values)")
  }

  @inlinable
  public func encode(to json: inout JSONWriter) {
    rawValue.encode(to: &json)
  }
}
