// Generated from spec.json by endpoints. Do not edit.

import OfficeClient

extension RoomBookResponse {
  /// What the examples of the spec hold, for tests and previews.
  package static let examples = ExampleValues()

  /// What the examples of the spec hold.
  package struct ExampleValues: Sendable {
    /// What `Room.book` answers.
    package var booked: RoomBookResponse {
      Office.examples.value("booked", of: "Room.book", .json.map { RoomBookResponse.ok($0) })
    }
  }
}
