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
        200: .json.map { RoomBookResponse.ok($0) },
        202: .void.map { RoomBookResponse.accepted },
      ])
    )
  }
}

/// The errors of `Room.book`.
package indirect enum RoomBookFailure: ServiceFailure {
  package typealias Service = Office

  case gone(Problem)
  case taken

  package static var rules: [FailureRule<Self>] {
    [
      .status(409, .taken),
      .status(404) { .gone($0) },
    ]
  }

  package var userFacingText: String? {
    switch self {
    case .gone(let problem): problem.text
    default: nil
    }
  }
}

/// The response of `Room.book`.
package nonisolated indirect enum RoomBookResponse: Equatable, Sendable {
  /// Status 200.
  case ok(String)
  /// Status 202.
  case accepted
}
