// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Repos {
  /// `GET /repos`
  public static func list() -> Hub.Request<[Repo]> {
    .init(.get, "/repos", endpoint: "Repos.list")
  }

  /// `POST /repos`
  public static func create(_ draft: Draft) -> Hub.Request<Repo> {
    .init(.post, "/repos", endpoint: "Repos.create", body: .json(draft))
  }
}
