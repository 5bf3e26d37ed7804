// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Profiles {
  /// `GET /profile`
  public static func get() -> Directory.Request<Profile> {
    .init(.get, "/profile", endpoint: "Profiles.get")
  }

  /// `GET /only`
  public static func only() -> Directory.Request<Only> {
    .init(.get, "/only", endpoint: "Profiles.only")
  }

  /// `PATCH /profile`
  public static func change(_ change: Change) -> Directory.Request<Void> {
    .init(.patch, "/profile", endpoint: "Profiles.change", body: .json(change))
  }
}
