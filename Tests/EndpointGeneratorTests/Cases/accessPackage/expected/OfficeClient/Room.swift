// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

package struct Room: Identifier, ExpressibleByStringLiteral {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}

extension Room {
  /// `POST /rooms/{room}`
  package func book() -> Request<RoomBookResponse, RoomBookFailure> {
    .init(
      .post,
      "/rooms/\(segment: id)",
      endpoint: "Room.book",
      response: .statuses([
        200: .json.map(RoomBookResponse.ok),
        202: .void.map { RoomBookResponse.accepted },
      ])
    )
  }
}
