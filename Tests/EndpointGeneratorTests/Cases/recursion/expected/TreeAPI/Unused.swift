// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Unused: MemberwiseEquatable, Sendable {
  @Indirect public private(set) var next: Unused?

  public init(next: Unused? = nil) {
    self.next = next
  }
}

// MARK: - Equality

extension Unused {
  public static func areEqual(_ one: Unused, _ other: Unused) -> Bool {
    guard Equality.of(one.next, other.next) else { return false }
    return true
  }
}
