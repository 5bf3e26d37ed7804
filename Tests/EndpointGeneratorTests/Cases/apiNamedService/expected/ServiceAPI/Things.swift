// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Things {
  /// `GET /things`
  public static func list() -> Request<[String], ThingsListFailure> {
    .init(.get, "/things", endpoint: "Things.list")
  }
}

/// The errors of `Things.list`.
public enum ThingsListFailure: ServiceFailure {
  public typealias Service = ServiceAPI.Service

  case missing
  case changed

  public static var rules: [FailureRule<Self>] {
    [
      .status(409, .changed),
      .status(404, .missing),
    ]
  }
}
