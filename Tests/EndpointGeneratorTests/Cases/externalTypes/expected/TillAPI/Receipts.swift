// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Receipts {
  /// `GET /receipts/{least}`
  public static func list(least: Money, most: Money? = nil) -> Till.Request<[Receipt]> {
    .init(.get, "/receipts/\(segment: least)", endpoint: "Receipts.list", query: ["most": most])
  }

  /// `GET /rates`
  public static func rates() -> Till.Request<[Money]> {
    .init(.get, "/rates", endpoint: "Receipts.rates")
  }

  /// `POST /payments`
  public static func pay(_ payment: Payment) -> Till.Request<Money> {
    .init(.post, "/payments", endpoint: "Receipts.pay", body: .json(payment))
  }
}
