// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Administration {
  /// `GET /teams`
  public static func listSelectedOrganizationsEnabledForActionsOfEnterprise(
    organization: String
  )
    -> Verbosity.Request<
      Administration.ListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse
    >
  {
    .init(
      .get,
      "/teams",
      endpoint: "Administration.listSelectedOrganizationsEnabledForActionsOfEnterprise",
      query: ["organization": organization]
    )
  }

  /// `GET /names`
  public static func listNamesOfSelectedOrganizationsOfEnterprise() -> Verbosity.Request<[String]> {
    .init(.get, "/names", endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise")
  }
}

extension Administration {
  public struct ListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse:
    Equatable, Sendable, WireDecodable
  {
    public let count: Int

    public init(count: Int) {
      self.count = count
    }
  }
}

// MARK: - Coding

extension Administration.ListSelectedOrganizationsEnabledForActionsOfEnterpriseResponse {
  private enum WireKey: ~Copyable {
    case count
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("count required", as: .count)
  }

  public init?(from json: inout JSONReader) {
    var count = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .count: json.int(&count)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(count: count)
  }
}
