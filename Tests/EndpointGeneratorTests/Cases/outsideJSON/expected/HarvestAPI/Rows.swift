// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Rows {
  /// `PUT /row`
  public static func set(_ row: Row? = nil) -> Harvest.Request<Void> {
    .init(.put, "/row", endpoint: "Rows.set", body: .text(row))
  }
}

public struct Row: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}
