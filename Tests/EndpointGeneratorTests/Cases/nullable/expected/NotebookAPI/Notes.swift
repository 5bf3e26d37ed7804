// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Notes {
  /// `PATCH /note`
  public static func change(_ change: Change) -> Notebook.Request<Note> {
    .init(.patch, "/note", endpoint: "Notes.change", body: .json(change))
  }

  /// `PATCH /both`
  public static func both(_ both: Both) -> Notebook.Request<Both> {
    .init(.patch, "/both", endpoint: "Notes.both", body: .json(both))
  }
}
