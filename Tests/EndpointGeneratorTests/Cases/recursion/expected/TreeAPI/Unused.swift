// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Unused: Equatable, Sendable, SendableMetatype {
  @Indirect public private(set) var next: Unused?

  public init(next: Unused? = nil) {
    self.next = next
  }
}
