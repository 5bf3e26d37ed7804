// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public enum Faults {}

extension Faults {
  /// `GET /faults`
  public static func all(xTrace: String? = nil) -> Language.Request<Point> {
    .init(
      .get,
      "/faults",
      endpoint: "Faults.all",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `GET /faults/own`
  public static func own(xTrace: String? = nil) -> Request<Point, FaultsOwnFailure> {
    .init(
      .get,
      "/faults/own",
      endpoint: "Faults.own",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `GET /faults/nothing`
  public static func nothing(xTrace: String? = nil) -> Request<Void, FaultsNothingFailure> {
    .init(
      .get,
      "/faults/nothing",
      endpoint: "Faults.nothing",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }
}
