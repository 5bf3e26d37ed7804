// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Cage: Equatable, Identifiable, Sendable {
  public let id: Int
  public let size: Int?

  public init(id: Int, size: Int? = nil) {
    self.id = id
    self.size = size
  }
}

nonisolated extension Cage {
  /// `POST /cages/{cage}/clean`
  public func clean(soap: Bool) -> Zoo.Request<Void> {
    .init(.post, "/cages/\(segment: id)/clean", endpoint: "Cage.clean", query: ["soap": soap])
  }
}
