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

  /// `GET /names`
  public static func listNamesOfSelectedOrganizationsOfEnterprise() -> Verbosity.Request<[String]> {
    .init(.get, "/names", endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise")
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
    var count = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&count)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(count: count)
  }
}
