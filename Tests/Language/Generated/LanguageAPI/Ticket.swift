// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Ticket: Identifier, ExpressibleByIntegerLiteral {
  public let id: UInt64

  public init(id: UInt64) {
    self.id = id
  }
}
