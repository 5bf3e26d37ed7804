// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package struct Room: Identifier, ExpressibleByStringLiteral {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}

extension Room {
  /// `POST /rooms/{room}`
  ///
  /// Can also fail with `taken`.
  package func book() -> Office.Request<Room.BookResponse> {
    .init(
      .post,
      "/rooms/\(segment: id)",
      endpoint: "Room.book",
      failures: [.status(409, .taken)],
      response: .statuses([
        200: .json.map { Room.BookResponse.ok($0) },
        202: .void.map { Room.BookResponse.accepted },
      ])
    )
  }
}

extension Room {
  /// The response of `Room.book`.
  package nonisolated indirect enum BookResponse: Equatable, Sendable {
    /// Status 200.
    case ok(String)
    /// Status 202.
    case accepted
  }
}
