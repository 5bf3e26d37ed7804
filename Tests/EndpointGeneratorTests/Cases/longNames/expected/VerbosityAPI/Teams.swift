// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Teams {}

extension Teams {
  /// `GET /teams/{team}`
  public static func checkPermissionsForRepository(
    team: String
  ) -> Request<
    TeamsCheckPermissionsForRepositoryResponse, TeamsCheckPermissionsForRepositoryFailure
  > {
    .init(
      .get,
      "/teams/\(segment: team)",
      endpoint: "Teams.checkPermissionsForRepository",
      response: .statuses([
        200: .json.map(TeamsCheckPermissionsForRepositoryResponse.ok),
        204: .void.map { TeamsCheckPermissionsForRepositoryResponse.noContent },
      ])
    )
  }

  /// `GET /teams`
  public static func listNotificationSubscriptionPreferencesOfEveryMemberOfEachTeamOfTheOrganization(
    organization: String
  )
    -> Verbosity.Request<
      TeamsListNotificationSubscriptionPreferencesOfEveryMemberOfEachTeamOfTheOrganizationResponse
    >
  {
    .init(
      .get,
      "/teams",
      endpoint:
        "Teams.listNotificationSubscriptionPreferencesOfEveryMemberOfEachTeamOfTheOrganization",
      query: [.init("organization", organization)]
    )
  }
}

/// How `Teams.checkPermissionsForRepository` says no.
public enum TeamsCheckPermissionsForRepositoryFailure: ServiceFailure {
  public typealias Service = Verbosity

  case conflict

  public static let rules: [FailureRule<Self>] = [.status(409, .conflict)]
}

/// What `Teams.checkPermissionsForRepository` answers.
public enum TeamsCheckPermissionsForRepositoryResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Settings)
  /// Status 204.
  case noContent
}

public struct TeamsListNotificationSubscriptionPreferencesOfEveryMemberOfEachTeamOfTheOrganizationResponse: Equatable, Sendable
{
  public let count: Int

  public init(count: Int) {
    self.count = count
  }
}

extension TeamsListNotificationSubscriptionPreferencesOfEveryMemberOfEachTeamOfTheOrganizationResponse: JSONDecodable {
  private static let keys: JSONKeys = "count"

  public init?(from json: inout JSONReader) {
    var count: Int?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      count = json.int()
    }
    guard json.finish(fields, required: 0b1), let count else { return nil }
    self.init(count: count)
  }
}
