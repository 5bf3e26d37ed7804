// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Orders {
  /// `POST /pay`
  public static func pay() -> Request<Receipt, OrdersPayFailure> {
    .init(.post, "/pay", endpoint: "Orders.pay")
  }

  /// `GET /orders`
  public static func list() -> Shop.Request<[Receipt]> {
    .init(.get, "/orders", endpoint: "Orders.list")
  }
}

/// The errors of `Orders.pay`.
public indirect enum OrdersPayFailure: ServiceFailure {
  public typealias Service = Shop

  case other(Envelope)
  case refused(Problem)
  case unavailable
  /// There is no such thing.
  case missing
  case dependent([ShopAPI.Service])
  case refusedPolitely(Problem)
  case lost(Problem)
  case wrecked(Problem)
  case halfDone([Problem])
  case noMoney(Problem)

  public static var rules: [FailureRule<Self>] {
    [
      .status(402) { .noMoney($0) },
      .status(404, .missing),
      .status(424) { .dependent($0) },
      .when("status", .equals("error")) { .refusedPolitely($0) },
      .when([
        ("state", .equals("lost")),
        ("meta.reason", .equals("the parcel was not picked up")),
      ]) { .lost($0) },
      .when([
        ("state", .equals("lost")),
        ("meta.reason", .equals("the parcel was never picked up at all, by nobody")),
      ]) { .wrecked($0) },
      .when([("meta.done", .equals(false)), ("meta.reason", .present(true))]) { .halfDone($0) },
      .statusClass(4) { .refused($0) },
      .statusClass(5, .unavailable),
      .otherwise { .other($0) },
    ]
  }

  public var userFacingText: String? {
    switch self {
    case .other(let envelope): envelope.error?.text
    case .refused(let problem): problem.message
    case .refusedPolitely(let problem): problem.message
    case .lost(let problem): problem.message
    case .wrecked(let problem): problem.message
    case .halfDone(let payload): payload.first?.message
    case .noMoney(let problem): problem.message
    default: nil
    }
  }
}
