// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Unused: Equatable, Sendable, SendableMetatype {
  @Indirect public private(set) var next: Unused?

  public init(next: Unused? = nil) {
    self.next = next
  }
}
