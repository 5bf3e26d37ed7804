// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Order: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}
