// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `Room.book` says no.
package enum RoomBookFailure: ServiceFailure {
  package typealias Service = Office

  case gone(Problem)
  case taken

  package static let rules: [FailureRule<Self>] = [
    .status(409, .taken),
    .status(404, Self.gone),
  ]

  package var userFacingText: String? {
    switch self {
    case .gone(let problem): problem.text
    default: nil
    }
  }
}
