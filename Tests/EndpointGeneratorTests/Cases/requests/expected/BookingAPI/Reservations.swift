// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Reservations {
  /// `POST /reservations`
  public static func add(_ reservation: Reservation) -> Booking.Request<Void> {
    .init(.post, "/reservations", endpoint: "Reservations.add", body: .json(reservation))
  }
}
