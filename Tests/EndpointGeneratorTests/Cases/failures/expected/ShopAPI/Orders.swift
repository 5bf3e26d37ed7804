// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Orders {
  /// `POST /pay`
  ///
  /// Can also fail with:
  /// - `noMoney`: The card was declined.
  /// - `closed`
  /// - `stolen`
  public static func pay() -> Shop.Request<Receipt> {
    .init(
      .post,
      "/pay",
      endpoint: "Orders.pay",
      failures: [
        .when(
          [
            ("state", .equals("stolen")),
            ("meta.reason", .equals("the parcel was taken away in front of the door")),
          ],
          case: "stolen"
        ) { .stolen($0) },
        .when("meta.done", .equals(0), case: "halfDone") { .halfDone($0) },
        .status(402, case: "noMoney") { .noMoney($0) },
        .status(403, .closed),
        .without(.status(403, when: [("code", .equals(7)), ("meta.limit", .present(true))])),
        .without(.status(403, when: [("code", .equals(8))])),
        .without(.when([("meta.done", .equals(false)), ("meta.reason", .present(true))])),
        .without(.when([("status", .equals("error"))])),
        .without(.status(410)),
        .without(.statusClass(5)),
        .without(.otherwise()),
      ]
    )
  }

  /// `GET /orders`
  public static func list() -> Shop.Request<[Receipt]> {
    .init(.get, "/orders", endpoint: "Orders.list")
  }
}
