// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated extension Response where Value == Room.BookResponse {
  package var xSeats: Int? { header("X-Seats") }
}
