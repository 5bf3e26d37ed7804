// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Device: Identifier {
  public let id: UUID

  public init(id: UUID) {
    self.id = id
  }
}
