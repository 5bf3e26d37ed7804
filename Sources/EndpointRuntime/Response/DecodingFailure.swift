import Foundation

/// A mismatch between a response and the spec.
public struct DecodingFailure: Error, Equatable, Sendable {
  /// The path of the value, such as `"cards[3].suit"`. Empty at the root.
  public let path: String
  /// The byte offset of the value in the body.
  public let offset: Int
  /// What was expected, such as `"a string"`.
  public let expected: String
  /// What was found, shortened, such as `"12"`.
  public let found: String
  /// The endpoint's name in the spec, such as `"Deck.draw"`.
  public let endpoint: String

  /// Creates a mismatch, for tests. The path is empty at the root, and the offset counts bytes.
  public init(path: String, offset: Int, expected: String, found: String, endpoint: String) {
    self.path = path
    self.offset = offset
    self.expected = expected
    self.found = found
    self.endpoint = endpoint
  }

  init(_ failure: JSONFailure, endpoint: String) {
    self.init(
      path: failure.path,
      offset: failure.offset,
      expected: failure.expected,
      found: failure.found,
      endpoint: endpoint
    )
  }
}

extension DecodingFailure: CustomStringConvertible, LocalizedError {
  /// Such as `cards[3].suit: expected a string, found 12 (byte 381) in Deck.draw`.
  public var description: String { "\(reason) in \(endpoint)" }

  /// The description without the endpoint.
  var reason: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found) (byte \(offset))"
  }

  public var errorDescription: String? { description }
}
