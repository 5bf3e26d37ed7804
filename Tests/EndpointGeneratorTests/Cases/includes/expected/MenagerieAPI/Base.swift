// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated struct Base: Equatable, Identifiable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
