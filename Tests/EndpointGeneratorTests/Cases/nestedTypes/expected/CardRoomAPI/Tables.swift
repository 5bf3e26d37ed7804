// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Tables {
  /// `GET /tables`
  public static func list(
    order: Tables.Order? = nil
  ) -> CardRoom.Request<[DeprecatedNote.DeprecatedKind]> {
    .init(.get, "/tables", endpoint: "Tables.list", query: ["order": order])
  }
}

extension Tables {
  public struct Order: OpenEnum {
    public static let newest = Order(rawValue: "newest")
    public static let oldest = Order(rawValue: "oldest")

    public static let allCases: [Order] = [
      .newest,
      .oldest,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
