// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Administration {}

extension Administration {
  /// `GET /teams`
  public static func listSelectedOrganizationsEnabledForActionsOfEnterprise(
    organization: String
  )
    -> Verbosity.Request<
      AdministrationListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse
    >
  {
    .init(
      .get,
      "/teams",
      endpoint: "Administration.listSelectedOrganizationsEnabledForActionsOfEnterprise",
      query: [.init("organization", organization)]
    )
  }
}

public struct AdministrationListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse:
  Equatable, Sendable
{
  public let count: Int

  public init(count: Int) {
    self.count = count
  }
}

extension AdministrationListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse:
  JSONDecodable
{
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
