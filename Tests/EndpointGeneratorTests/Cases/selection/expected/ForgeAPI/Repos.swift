// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Repos {
  /// `GET /repos/{name}`
  public static func get(name: String) -> Forge.Request<Repo> {
    .init(.get, "/repos/\(segment: name)", endpoint: "Repos.get")
  }
}
