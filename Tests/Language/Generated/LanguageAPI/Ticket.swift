// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Ticket: Identifier, ExpressibleByIntegerLiteral {
  public let id: UInt64

  public init(id: UInt64) {
    self.id = id
  }
}
