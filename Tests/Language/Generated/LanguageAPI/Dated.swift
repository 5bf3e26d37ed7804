// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Dated: Equatable, Sendable {
  public let created: Date
  public let note: String

  public init(created: Date, note: String = "none") {
    self.created = created
    self.note = note
  }
}
