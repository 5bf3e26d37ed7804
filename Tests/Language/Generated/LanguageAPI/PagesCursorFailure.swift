// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

/// How `Pages.cursor` says no.
public enum PagesCursorFailure: ServiceFailure {
  public typealias Service = Language

  case missing(Problem)
  /// Too many requests.
  case slowDown(Problem)
  case refused(Refusal)
  case rejected(Problem)
  case unavailable
  case odd(JSONValue)
  case expired

  public static let rules: [FailureRule<Self>] = [
    .status(410, .expired),
    .status(404, Self.missing),
    .status(429, Self.slowDown),
    .when([("status", .equals("error")), ("reason", .present(true))], Self.refused),
    .statusClass(4, Self.rejected),
    .statusClass(5, .unavailable),
    .otherwise(Self.odd),
  ]

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
