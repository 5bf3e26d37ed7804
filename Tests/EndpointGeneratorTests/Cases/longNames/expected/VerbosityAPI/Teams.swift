// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Teams {}

extension Teams {
  /// `GET /teams/{team}`
  public static func checkPermissionsForLegacyRepository(
    team: String
  ) -> Request<
    TeamsCheckPermissionsForLegacyRepositoryResponse,
    TeamsCheckPermissionsForLegacyRepositoryFailure
  > {
    .init(
      .get,
      "/teams/\(segment: team)",
      endpoint: "Teams.checkPermissionsForLegacyRepository",
      response: .statuses([
        200: .json.map(TeamsCheckPermissionsForLegacyRepositoryResponse.ok),
        204: .void.map { TeamsCheckPermissionsForLegacyRepositoryResponse.noContent },
      ])
    )
  }
}

/// How `Teams.checkPermissionsForLegacyRepository` says no.
public enum TeamsCheckPermissionsForLegacyRepositoryFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static let rules: [FailureRule<Self>] = [.status(409, .conflict)]
}

/// What `Teams.checkPermissionsForLegacyRepository` answers.
public enum TeamsCheckPermissionsForLegacyRepositoryResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Settings)
  /// Status 204.
  case noContent
}
