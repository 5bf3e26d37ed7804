// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Visit: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int64

  public init(id: Int64) {
    self.id = id
  }
}
