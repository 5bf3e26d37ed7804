// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Dated: Equatable, Sendable {
  public let created: Date
  public let updated: Date?

  public init(created: Date, updated: Date? = nil) {
    self.created = created
    self.updated = updated
  }
}
