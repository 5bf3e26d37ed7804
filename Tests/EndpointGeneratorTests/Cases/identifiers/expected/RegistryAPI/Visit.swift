// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Visit: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int64

  public init(id: Int64) {
    self.id = id
  }
}
