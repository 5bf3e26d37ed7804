// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Notes {
  /// `POST /notes`
  public static func add(_ note: Note) -> Exhibition.Request<DeprecatedPainting> {
    .init(.post, "/notes", endpoint: "Notes.add", body: .json(note))
  }
}
