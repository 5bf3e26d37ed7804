// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Base: Equatable, Identifiable, Sendable {
  public let id: String
  public let note: String?

  public init(id: String, note: String? = nil) {
    self.id = id
    self.note = note
  }
}
