// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Cages {}

extension Cages {
  /// `GET /cages`
  public static func list() -> Menagerie.Request<[Cage]> {
    .init(.get, "/cages", endpoint: "Cages.list")
  }

  /// `POST /cages`
  public static func add(_ cage: Cage) -> Menagerie.Request<Void> {
    .init(.post, "/cages", endpoint: "Cages.add", body: .json(cage))
  }
}
