@_spi(Generated) import EndpointJSON

/// A set of values that the server may extend, as a struct with a static member for each known value.
///
/// An unknown value decodes and encodes unchanged. A new member does not break a `switch` in an app.
///
/// ```swift
/// public struct Value: OpenEnum {
///   public let rawValue: String
///   public init(rawValue: String) { self.rawValue = rawValue }
///   public static let jack = Value(rawValue: "JACK")
///   public static let allCases: [Value] = [.jack]
/// }
/// ```
public protocol OpenEnum: RawRepresentable, Hashable, Sendable, CaseIterable, WireDecodable,
  WireEncodable, CustomStringConvertible
where RawValue: JSONReadable & JSONWritable & Hashable & Sendable {
  /// Creates a value, known or unknown.
  init(rawValue: RawValue)
}

extension OpenEnum {
  /// True if the spec contained this value when the code was generated.
  public var isKnown: Bool { Self.allCases.contains(self) }

  /// The raw value, as sent.
  public var description: String { "\(rawValue)" }

  @_spi(Generated) @inlinable
  public init?(from json: inout JSONReader) {
    guard let rawValue = RawValue(from: &json) else { return nil }
    self.init(rawValue: rawValue)
    if json.notesValues { noteIfUnlisted(&json) }
  }

  @inline(never)
  @usableFromInline
  func noteIfUnlisted(_ json: inout JSONReader) {
    if !isKnown { json.noteUnlisted() }
  }

  @_spi(Generated) @inlinable
  public func encode(to json: inout JSONWriter) {
    rawValue.encode(to: &json)
  }
}

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

@_spi(Generated) extension ClosedEnum {
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
