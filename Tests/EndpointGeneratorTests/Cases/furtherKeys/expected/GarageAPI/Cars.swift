// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Cars {
  /// `GET /cars`
  ///
  /// - Parameter color: For example `"red"`.
  public static func list(color: String? = nil) -> Garage.Request<CarList> {
    .init(.get, "/cars", endpoint: "Cars.list", query: ["color": color])
  }

  /// `POST /cars`
  ///
  /// - Parameters:
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  ///   - floor: Deprecated. Floors are assigned.
  public static func park(
    withPlate plate: String,
    hours: Int? = nil,
    floor: Int? = nil
  ) -> Garage.Request<Car> {
    .init(
      .post,
      "/cars",
      endpoint: "Cars.park",
      body: .json { json in
        json.beginObject()
        json.field("plate", plate)
        json.field("hours", hours)
        json.field("floor", floor)
        json.endObject()
      }
    )
  }

  @available(*, deprecated, renamed: "park(withPlate:hours:floor:)")
  public static func park(
    withPlate plate: String,
    time hours: Int?,
    floor: Int? = nil
  ) -> Garage.Request<Car> {
    park(withPlate: plate, hours: hours, floor: floor)
  }

  /// `GET /cars/{id}/payment`
  ///
  /// Can also fail with `closed`.
  public static func pay(id: Int) -> Garage.Request<Payment> {
    .init(
      .get,
      "/cars/\(segment: id)/payment",
      endpoint: "Cars.pay",
      failures: [.otherwise(.closed)]
    )
  }
}
