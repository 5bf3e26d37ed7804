// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Repos {}

extension Repos {
  /// `GET /repos/{name}`
  public static func get(name: String) -> Forge.Request<Repo> {
    .init(.get, "/repos/\(segment: name)", endpoint: "Repos.get")
  }
}
