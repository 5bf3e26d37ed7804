// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Base: Equatable, Sendable {
  public let id: String
  public let note: String?

  public init(id: String, note: String? = nil) {
    self.id = id
    self.note = note
  }
}
