// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Teams {
  /// `GET /teams/{team}`
  ///
  /// Can also fail with `conflict`.
  public static func checkPermissionsForLegacyRepository(
    team: String
  ) -> Verbosity.Request<Teams.CheckPermissionsForLegacyRepositoryResponse> {
    .init(
      .get,
      "/teams/\(segment: team)",
      endpoint: "Teams.checkPermissionsForLegacyRepository",
      failures: [.status(409, .conflict)],
      response: .statuses([
        200: .json.map { Teams.CheckPermissionsForLegacyRepositoryResponse.ok($0) },
        204: .void.map { Teams.CheckPermissionsForLegacyRepositoryResponse.noContent },
      ])
    )
  }

  /// `GET /teams/{team}/permissions`
  ///
  /// Can also fail with `conflict`.
  public static func checkPermissionsForLegacyRepositoryOfEnterprise(
    team: String
  ) -> Verbosity.Request<Teams.CheckPermissionsForLegacyRepositoryOfEnterpriseResponse> {
    .init(
      .get,
      "/teams/\(segment: team)/permissions",
      endpoint: "Teams.checkPermissionsForLegacyRepositoryOfEnterprise",
      failures: [.status(409, .conflict)],
      response: .statuses([
        200: .json.map { Teams.CheckPermissionsForLegacyRepositoryOfEnterpriseResponse.ok($0) },
        204: .void.map { Teams.CheckPermissionsForLegacyRepositoryOfEnterpriseResponse.noContent },
      ])
    )
  }
}

extension Teams {
  /// The response of `Teams.checkPermissionsForLegacyRepository`.
  public nonisolated indirect enum CheckPermissionsForLegacyRepositoryResponse: Equatable, Sendable
  {
    /// Status 200.
    case ok(Settings)
    /// Status 204.
    case noContent
  }
}

extension Teams {
  /// The response of `Teams.checkPermissionsForLegacyRepositoryOfEnterprise`.
  public nonisolated indirect enum CheckPermissionsForLegacyRepositoryOfEnterpriseResponse:
    Equatable, Sendable
  {
    /// Status 200.
    case ok(NotificationThreadPermissions)
    /// Status 204.
    case noContent
  }
}
