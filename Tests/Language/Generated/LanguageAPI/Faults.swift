// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Faults {
  /// `GET /faults`
  public static func all(xTrace: String? = nil) -> Language.Request<Point> {
    .init(
      .get,
      "/faults",
      endpoint: "Faults.all",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }

  /// `GET /faults/own`
  public static func own(xTrace: String? = nil) -> Request<Point, FaultsOwnFailure> {
    .init(
      .get,
      "/faults/own",
      endpoint: "Faults.own",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }

  /// `GET /faults/nothing`
  public static func nothing(xTrace: String? = nil) -> Request<Void, FaultsNothingFailure> {
    .init(
      .get,
      "/faults/nothing",
      endpoint: "Faults.nothing",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }
}

/// The errors of `Faults.own`.
public indirect enum FaultsOwnFailure: ServiceFailure {
  public typealias Service = Language

  case gone
  case refused(Refusal)
  case rejected(Problem)
  case notHere
  case limited(Limit)
  case waiting

  public static var rules: [FailureRule<Self>] {
    [
      .status(404, .notHere),
      .status(402) { .limited($0) },
      .status(429) { .limited($0) },
      .status(410, .gone),
      .when("state", .equals("waiting"), .waiting),
      .when([("status", .equals("error")), ("reason", .present(true))]) { .refused($0) },
      .statusClass(4) { .rejected($0) },
    ]
  }

  public var userFacingText: String? {
    switch self {
    case .refused(let refusal): refusal.reason
    case .rejected(let problem): problem.message
    case .limited(let limit): limit.message
    default: nil
    }
  }
}

/// The errors of `Faults.nothing`.
public indirect enum FaultsNothingFailure: ServiceFailure {
  public typealias Service = Language

  case missing(Problem)
  case gone
  /// Too many requests.
  case slowDown(Problem)
  case refused(Refusal)
  case rejected(Problem)
  case unavailable
  case odd(JSONValue)
  case failed

  public static var rules: [FailureRule<Self>] {
    [
      .status(404) { .missing($0) },
      .status(410, .gone),
      .status(429) { .slowDown($0) },
      .when("ok", .equals(false), .failed),
      .when([("status", .equals("error")), ("reason", .present(true))]) { .refused($0) },
      .statusClass(4) { .rejected($0) },
      .statusClass(5, .unavailable),
      .otherwise { .odd($0) },
    ]
  }

  public var userFacingText: String? {
    switch self {
    case .missing(let problem): problem.message
    case .slowDown(let problem): problem.message
    case .refused(let refusal): refusal.reason
    case .rejected(let problem): problem.message
    default: nil
    }
  }
}
