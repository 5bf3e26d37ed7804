// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

/// How `Faults.own` says no.
public enum FaultsOwnFailure: ServiceFailure {
  public typealias Service = Language

  case gone
  case refused(Refusal)
  case rejected(Problem)
  case notHere
  case limited(Limit)
  case waiting

  public static let rules: [FailureRule<Self>] = [
    .status(404, .notHere),
    .status(402, Self.limited),
    .status(429, Self.limited),
    .status(410, .gone),
    .when("state", .equals("waiting"), .waiting),
    .when([("status", .equals("error")), ("reason", .present(true))], Self.refused),
    .statusClass(4, Self.rejected),
  ]

  public var userFacingText: String? {
    switch self {
    case .refused(let refusal): refusal.reason
    case .rejected(let problem): problem.message
    case .limited(let limit): limit.message
    default: nil
    }
  }
}
