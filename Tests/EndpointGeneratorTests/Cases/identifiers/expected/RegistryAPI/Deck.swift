// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A deck of cards.
public struct Deck: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}
