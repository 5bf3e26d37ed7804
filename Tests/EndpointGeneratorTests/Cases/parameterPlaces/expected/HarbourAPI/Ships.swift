// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Ships {
  /// `GET /ships/{ship}.{format}/{+path}/at/{since}/{loaded}/{token}`
  public static func file(
    ship: Ship,
    path: String,
    since: Date,
    loaded: Bool,
    token: String,
    xRequest: UUID? = nil
  ) -> Harbour.Request<Berth> {
    .init(
      .get,
      "/ships/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: token, secret: true)",
      endpoint: "Ships.file",
      query: [.init("site", "north")],
      headers: [
        .init("Accept-Language", "en"),
        .init("X-Client", "swift \"app\""),
        .init("X-Request", xRequest),
      ]
    )
  }

  /// `POST /ships`
  public static func add(flag: Flag, _ area: Area, xRequest: UUID? = nil) -> Harbour.Request<Void> {
    .init(
      .post,
      "/ships",
      endpoint: "Ships.add",
      query: [.init("flag", flag), .init("site", "north")],
      headers: [
        .init("Accept-Language", "en"),
        .init("X-Client", "swift \"app\""),
        .init("X-Request", xRequest),
      ],
      body: .json(area)
    )
  }

  /// `POST /moorings`
  public static func moor(
    ship: Ship,
    until: Day? = nil,
    xRequest: UUID? = nil
  ) -> Harbour.Request<Void> {
    .init(
      .post,
      "/moorings",
      endpoint: "Ships.moor",
      query: [.init("site", "north")],
      headers: [
        .init("Accept-Language", "en"),
        .init("X-Client", "swift \"app\""),
        .init("X-Request", xRequest),
      ],
      body: .json { json in
        json.beginObject()
        json.field("ship", ship)
        json.field("until", until)
        json.endObject()
      }
    )
  }

  /// `GET /berths`
  public static func berths(
    flags: [Flag]? = nil,
    names: [String],
    ids: [Int],
    places: [Int]? = nil,
    area: Area? = nil,
    flat: Area,
    asJSON: Area,
    days: [Date],
    moreDays: [Date]? = nil,
    byName: [String: Date]? = nil,
    until: Date? = nil,
    empty: Bool? = nil,
    signature: String,
    limit: Int? = nil,
    cursor: String? = nil,
    xTrace: UUID,
    ifModifiedSince: Date? = nil,
    session: String? = nil,
    xRequest: UUID? = nil
  ) -> Harbour.Request<[Berth]> {
    .init(
      .get,
      "/berths",
      endpoint: "Ships.berths",
      query: [
        .init("flags", flags, style: .comma),
        .init("names", names),
        .init("ids", ids, style: .brackets),
        .init("places", places, style: .indexed),
        .init("area", area),
        .init("flat", flat, style: .flat),
        .init("as_json", asJSON, style: .json),
        .init("days", style: .comma) { json in
          json.array(days) { json, value in json.date(value, .unix) }
        },
        .init("more_days", style: .comma) { json in
          json.array(moreDays ?? []) { json, value in json.date(value, .unix) }
        },
        .init("by_name") { json in
          json.dictionary(byName ?? [:]) { json, value in json.date(value, .rfc1123) }
        },
        .init("until", until, .rfc1123),
        .init("empty", empty, .number),
        .init("signature", signature, secret: true),
        .init("limit", limit, nullable: true),
        .init("cursor", cursor),
        .init("site", "south"),
      ],
      headers: [
        .init("accept-language", "nl"),
        .init("X-Client", "swift \"app\""),
        .init("X-Trace", xTrace),
        .init("If-Modified-Since", ifModifiedSince, .rfc1123),
        .init("X-Request", xRequest),
      ],
      cookies: [.init("session", session, secret: true)]
    )
  }
}

public struct Ship: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

public struct Flag: OpenEnum {
  public static let nl = Flag(rawValue: "nl")
  public static let de = Flag(rawValue: "de")

  public static let allCases: [Flag] = [
    .nl,
    .de,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
