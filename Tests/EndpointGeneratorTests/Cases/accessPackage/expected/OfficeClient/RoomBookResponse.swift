// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// What `Room.book` answers.
package enum RoomBookResponse: Equatable, Sendable {
  /// Status 200.
  case ok(String)
  /// Status 202.
  case accepted
}
