// Generated from spec.json by endpoints. Do not edit.

import OfficeClient

nonisolated extension RoomBookResponse {
  /// The values of the spec's examples, for tests and previews.
  package static let examples = ExampleValues()

  /// The values of the spec's examples.
  package struct ExampleValues: Sendable {
    /// The response of `Room.book`.
    package var booked: RoomBookResponse {
      Office.examples.value("booked", of: "Room.book", .json.map { RoomBookResponse.ok($0) })
    }
  }
}
