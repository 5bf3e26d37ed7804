// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Entries {
  /// `GET /entries`
  public static func list() -> Registry.Request<[Entry]> {
    .init(.get, "/entries", endpoint: "Entries.list")
  }

  /// `POST /entries`
  public static func add(_ entry: Entry) -> Registry.Request<Void> {
    .init(.post, "/entries", endpoint: "Entries.add", body: .json(entry))
  }
}
