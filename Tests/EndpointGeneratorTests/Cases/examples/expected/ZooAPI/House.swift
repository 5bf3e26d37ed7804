// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct House: Equatable, Identifiable, Sendable {
  public let id: Int
  public let roof: String

  public init(id: Int, roof: String) {
    self.id = id
    self.roof = roof
  }
}

nonisolated extension House {
  /// `POST /houses/{house}/clean`
  public func clean() -> Zoo.Request<Void> {
    .init(.post, "/houses/\(segment: id)/clean", endpoint: "House.clean")
  }
}
