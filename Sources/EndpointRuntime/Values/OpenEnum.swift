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

  @inlinable
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

  @inlinable
  public func encode(to json: inout JSONWriter) {
    rawValue.encode(to: &json)
  }
}
