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

/// How `Teams.checkPermissionsForLegacyRepository` says no.
public enum TeamsCheckPermissionsForLegacyRepositoryFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static var rules: [FailureRule<Self>] {
    [.status(409, .conflict)]
  }
}

/// What `Teams.checkPermissionsForLegacyRepository` answers.
public indirect enum TeamsCheckPermissionsForLegacyRepositoryResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Settings)
  /// Status 204.
  case noContent
}

/// How `Teams.checkPermissionsForLegacyRepositoryOfEnterprise` says no.
public enum TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static var rules: [FailureRule<Self>] {
    [.status(409, .conflict)]
  }
}

/// What `Teams.checkPermissionsForLegacyRepositoryOfEnterprise` answers.
public indirect enum TeamsCheckPermissionsForLegacyRepositoryOfEnterpriseResponse: Equatable,
  Sendable
{
  /// Status 200.
  case ok(NotificationThreadPermissions)
  /// Status 204.
  case noContent
}
