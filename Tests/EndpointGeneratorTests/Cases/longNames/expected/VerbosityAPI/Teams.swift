// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Teams {
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
        200: .json.map { TeamsCheckPermissionsForLegacyRepositoryResponse.ok($0) },
        204: .void.map { TeamsCheckPermissionsForLegacyRepositoryResponse.noContent },
      ])
    )
  }

  /// `GET /teams/{team}/permissions`
  public static func checkPermissionsForLegacyRepositoryOfEnterprise(
    team: String
  ) -> Request<
    TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse,
    TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseFailure
  > {
    .init(
      .get,
      "/teams/\(segment: team)/permissions",
      endpoint: "Teams.checkPermissionsForLegacyRepositoryOfEnterprise",
      response: .statuses([
        200: .json.map { TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse.ok($0) },
        204: .void.map { TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse.noContent },
      ])
    )
  }
}

/// The errors of `Teams.checkPermissionsForLegacyRepository`.
public enum TeamsCheckPermissionsForLegacyRepositoryFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static var rules: [FailureRule<Self>] {
    [
      .status(409, .conflict)
    ]
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

/// The errors of `Teams.checkPermissionsForLegacyRepositoryOfEnterprise`.
public enum TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static var rules: [FailureRule<Self>] {
    [
      .status(409, .conflict)
    ]
  }
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
