// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Ship: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}
