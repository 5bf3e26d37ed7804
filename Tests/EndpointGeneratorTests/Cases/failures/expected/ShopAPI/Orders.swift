// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Orders {}

extension Orders {
  /// `POST /pay`
  public static func pay() -> Request<Receipt, OrdersPayFailure> {
    .init(.post, "/pay", endpoint: "Orders.pay")
  }

  /// `GET /orders`
  public static func list() -> Shop.Request<[Receipt]> {
    .init(.get, "/orders", endpoint: "Orders.list")
  }
}
