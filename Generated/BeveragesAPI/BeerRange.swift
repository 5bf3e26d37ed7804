// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A part of a list, by the positions of its beers.
public struct BeerRange: Equatable, Sendable, WireEncodable {
  /// The first one's position.
  ///
  /// At least 0.
  public var from: Int
  /// The position after the last one's.
  public var to: Int

  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

// MARK: - Coding

extension BeerRange {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from)
    json.field("to", to)
    json.endObject()
  }
}
