@_spi(Generated) import EndpointJSON

/// A struct that wraps a scalar identifier, so that identifiers of different types cannot be confused.
///
/// JSON contains the bare scalar. Extensions add the requests of the identified object: `deck.draw(count: 2)`.
///
/// ```swift
/// public struct Deck: Identifier, ExpressibleByStringLiteral {
///   public let id: String
///   public init(id: String) { self.id = id }
/// }
/// ```
public protocol Identifier: Hashable, Sendable, WireDecodable, WireEncodable,
  CustomStringConvertible
{
  /// The scalar in JSON, such as a `String` or an `Int`.
  associatedtype ID: JSONReadable & JSONWritable & Hashable & Sendable

  /// The scalar.
  var id: ID { get }

  /// Wraps a scalar.
  init(id: ID)
}

extension Identifier {
  @_spi(Generated) @inlinable
  public init?(from json: inout JSONReader) {
    guard let id = ID(from: &json) else { return nil }
    self.init(id: id)
  }

  @_spi(Generated) @inlinable
  public func encode(to json: inout JSONWriter) {
    id.encode(to: &json)
  }

  /// The text of the scalar.
  public var description: String { String(describing: id) }
}

extension Identifier where ID == String {
  /// Wraps a string literal.
  public init(stringLiteral value: String) {
    self.init(id: value)
  }
}

extension Identifier where ID: FixedWidthInteger {
  /// Wraps an integer literal.
  public init(integerLiteral value: ID) {
    self.init(id: value)
  }
}
