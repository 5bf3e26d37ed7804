// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Serial: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}
