// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A recursive type that no endpoint uses.
public struct Orphan: MemberwiseEquatable, Sendable {
  public let name: String
  @Indirect public private(set) var parent: Orphan?

  public init(name: String, parent: Orphan? = nil) {
    self.name = name
    self.parent = parent
  }
}

// MARK: - Equality

extension Orphan {
  public static func areEqual(_ one: Orphan, _ other: Orphan) -> Bool {
    guard Equality.of(one.name, other.name), Equality.of(one.parent, other.parent)
    else { return false }
    return true
  }
}
