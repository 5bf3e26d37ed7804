import Foundation

/// A response that is not what the spec says: where it differs, and how.
public struct DecodingFailure: Error, Equatable, Sendable {
  /// The way from the root of the document to the value, `"cards[3].suit"`; empty at the root.
  public let path: String
  /// How many bytes of the body stand before the place.
  public let offset: Int
  /// What was expected, `"a string"`.
  public let expected: String
  /// What was found, shortened, `"12"`.
  public let found: String
  /// The endpoint whose response it is, `"Deck.draw"`.
  public let endpoint: String

  public init(path: String, offset: Int, expected: String, found: String, endpoint: String) {
    self.path = path
    self.offset = offset
    self.expected = expected
    self.found = found
    self.endpoint = endpoint
  }

  /// A response that is wrong as a whole.
  init(expected: String, found: String, endpoint: String) {
    self.init(path: "", offset: 0, expected: expected, found: found, endpoint: endpoint)
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
  /// `cards[3].suit: expected a string, found 12 (byte 381) in Deck.draw`.
  public var description: String { "\(reason) in \(endpoint)" }

  /// The description without the endpoint.
  var reason: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found) (byte \(offset))"
  }

  public var errorDescription: String? { description }
}
