// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Filters {
  /// `POST /f`
  public static func save(_ filter: DeprecatedFilter) -> Depot.Request<Filters.SaveResponse> {
    .init(
      .post,
      "/f",
      endpoint: "Filters.save",
      body: .multipart([.init("kind", filter._kind), .init("from", filter.from)]),
      response: .statuses([
        200: .json.map { Filters.SaveResponse.ok($0) },
        201: .json.map { Filters.SaveResponse.created($0) },
      ])
    )
  }
}

extension Filters {
  /// The response of `Filters.save`.
  public nonisolated indirect enum SaveResponse: Equatable, Sendable {
    /// Status 200.
    case ok(DeprecatedLoss)
    /// Status 201.
    case created(DeprecatedCrate)
  }
}
