// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Teams {
  /// `GET /teams/{team}`
  ///
  /// Can also fail with `conflict`.
  public static func checkPermissionsForLegacyRepository(
    team: String
  ) -> Verbosity.Request<TeamsCheckPermissionsForLegacyRepositoryResponse> {
    .init(
      .get,
      "/teams/\(segment: team)",
      endpoint: "Teams.checkPermissionsForLegacyRepository",
      failures: [.status(409, .conflict)],
      response: .statuses([
        200: .json.map { TeamsCheckPermissionsForLegacyRepositoryResponse.ok($0) },
        204: .void.map { TeamsCheckPermissionsForLegacyRepositoryResponse.noContent },
      ])
    )
  }

  /// `GET /teams/{team}/permissions`
  ///
  /// Can also fail with `conflict`.
  public static func checkPermissionsForLegacyRepositoryOfEnterprise(
    team: String
  ) -> Verbosity.Request<TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse> {
    .init(
      .get,
      "/teams/\(segment: team)/permissions",
      endpoint: "Teams.checkPermissionsForLegacyRepositoryOfEnterprise",
      failures: [.status(409, .conflict)],
      response: .statuses([
        200: .json.map { TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse.ok($0) },
        204: .void.map { TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse.noContent },
      ])
    )
  }
}

/// The response of `Teams.checkPermissionsForLegacyRepository`.
public nonisolated indirect enum TeamsCheckPermissionsForLegacyRepositoryResponse:
  Equatable, Sendable
{
  /// Status 200.
  case ok(Settings)
  /// Status 204.
  case noContent
}

/// The response of `Teams.checkPermissionsForLegacyRepositoryOfEnterprise`.
public nonisolated indirect enum TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse:
  Equatable, Sendable
{
  /// Status 200.
  case ok(NotificationThreadPermissions)
  /// Status 204.
  case noContent
}
