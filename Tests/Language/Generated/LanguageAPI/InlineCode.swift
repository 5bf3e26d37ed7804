// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct InlineCode: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}
