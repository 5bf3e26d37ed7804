// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Ship: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

/// Where a ship sails.
extension Ship {
  /// A receiver that is an identifier.
  ///
  /// `POST /ships/{ship}/sail`
  public func sail(knots: Int = 5, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/ships/\(segment: id)/sail",
      endpoint: "Ship.sail",
      query: ["knots": knots, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// A receiver without self.
  ///
  /// `GET /ships`
  public static func all(xTrace: String? = nil) -> Language.Request<[Ship]> {
    .init(
      .get,
      "/ships",
      endpoint: "Ship.all",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `PATCH /ships/{ship}`
  public func rename(
    name: String,
    shape: Shape? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Ship> {
    .init(
      .patch,
      "/ships/\(segment: id)",
      endpoint: "Ship.rename",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.beginObject()
        json.field("name", name)
        json.field("shape", shape)
        json.endObject()
      }
    )
  }
}
