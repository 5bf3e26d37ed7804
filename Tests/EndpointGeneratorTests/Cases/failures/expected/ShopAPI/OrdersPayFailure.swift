// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `Orders.pay` says no.
public enum OrdersPayFailure: ServiceFailure {
  public typealias Service = Shop

  case other(Envelope)
  case refused(Problem)
  case unavailable
  /// There is no such thing.
  case missing
  case refusedPolitely(Problem)
  case halfDone([Problem])
  case noMoney(Problem)

  public static let rules: [FailureRule<Self>] = [
    .status(402, Self.noMoney),
    .status(404, .missing),
    .when("status", .equals("error"), Self.refusedPolitely),
    .when([("meta.done", .equals(false)), ("meta.reason", .present(true))], Self.halfDone),
    .statusClass(4, Self.refused),
    .statusClass(5, .unavailable),
    .otherwise(Self.other),
  ]

  public var userFacingText: String? {
    switch self {
    case .other(let envelope): envelope.error?.text
    case .refused(let problem): problem.message
    case .refusedPolitely(let problem): problem.message
    case .halfDone(let payload): payload.first?.message
    case .noMoney(let problem): problem.message
    default: nil
    }
  }
}
