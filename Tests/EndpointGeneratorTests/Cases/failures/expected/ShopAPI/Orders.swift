// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Orders {
  /// `POST /pay`
  ///
  /// Can also fail with:
  /// - `noMoney`: The card was declined.
  /// - `stolen`
  public static func pay() -> Shop.Request<Receipt> {
    .init(
      .post,
      "/pay",
      endpoint: "Orders.pay",
      failures: [
        .status(402) { .noMoney($0) },
        .when("meta.done", .equals(0)) { .halfDone($0) },
        .when([
          ("state", .equals("stolen")),
          ("meta.reason", .equals("the parcel was taken away in front of the door")),
        ]) { .stolen($0) },
        .without(.status(410)),
        .without(.when([("status", .equals("error"))])),
        .without(.when([("meta.done", .equals(false)), ("meta.reason", .present(true))])),
        .without(.statusClass(5)),
        .without(.otherwise),
      ]
    )
  }

  /// `GET /orders`
  public static func list() -> Shop.Request<[Receipt]> {
    .init(.get, "/orders", endpoint: "Orders.list")
  }
}
