// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import OfficeClient

nonisolated extension Room.BookResponse {
  /// The values of the spec's examples, for tests and previews.
  package static let examples = ExampleValues()

  /// The values of the spec's examples.
  package struct ExampleValues: Sendable {
    /// The response of `Room.book`.
    package var booked: Room.BookResponse { .ok(Office.examples.value("booked", of: "Room.book")) }
  }
}
