// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Issues {
  /// `GET /issues`
  public static func list() -> Forge.Request<[Issue]> {
    .init(.get, "/issues", endpoint: "Issues.list")
  }
}
