// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Days {
  /// `PUT /day`
  public static func set(_ value: Date) -> Harvest.Request<Void> {
    .init(.put, "/day", endpoint: "Days.set", body: .text(value, .unix))
  }

  /// `GET /days`
  public static func list(
    byName: [String: Date]? = nil,
    all: [Date]? = nil
  ) -> Harvest.Request<Void> {
    .init(
      .get,
      "/days",
      endpoint: "Days.list",
      query: [
        "byName": ParameterValue(style: .json) { json in
          if let byName {
            json.dictionary(byName) { json, value in json.date(value, .unix) }
          } else {
            json.null()
          }
        },
        "all": ParameterValue(nullable: true) { json in
          if let all {
            json.array(all) { json, value in json.date(value, .unix) }
          } else {
            json.null()
          }
        },
      ]
    )
  }

  /// `POST /days`
  public static func add(days: [Date]? = nil, first: Date, isDry: Bool) -> Harvest.Request<Void> {
    .init(
      .post,
      "/days",
      endpoint: "Days.add",
      body: .multipart([
        .json("days") { json in
          if let days {
            json.array(days) { json, value in json.date(value, .unix) }
          } else {
            json.null()
          }
        },
        .json("first") { json in
          json.date(first, .unix)
        },
        .json("isDry") { json in
          json.bool(isDry, .number)
        },
      ])
    )
  }
}
