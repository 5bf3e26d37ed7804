// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

nonisolated extension Response where Value == Room.BookResponse {
  package var xSeats: Int? { header("X-Seats") }
}
