// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
      query: ["site": "north"],
      headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest]
    )
  }

  /// `POST /ships`
  public static func add(flag: Flag, _ area: Area, xRequest: UUID? = nil) -> Harbour.Request<Void> {
    .init(
      .post,
      "/ships",
      endpoint: "Ships.add",
      query: ["flag": flag, "site": "north"],
      headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
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
      query: ["site": "north"],
      headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
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
        "flags": ParameterValue(flags, style: .comma),
        "names": names,
        "ids": ParameterValue(ids, style: .brackets),
        "places": ParameterValue(places, style: .indexed),
        "area": area,
        "flat": ParameterValue(flat, style: .flat),
        "as_json": ParameterValue(asJSON, style: .json),
        "days": ParameterValue(style: .comma) { json in
          json.array(days) { json, value in json.date(value, .unix) }
        },
        "more_days": ParameterValue(style: .comma) { json in
          json.array(moreDays ?? []) { json, value in json.date(value, .unix) }
        },
        "by_name": ParameterValue { json in
          json.dictionary(byName ?? [:]) { json, value in json.date(value, .rfc1123) }
        },
        "until": ParameterValue(until, .rfc1123),
        "empty": ParameterValue(empty, .number),
        "signature": ParameterValue(signature, secret: true),
        "limit": ParameterValue(limit, nullable: true),
        "cursor": cursor,
        "site": "south",
      ],
      headers: [
        "accept-language": "nl",
        "X-Client": "swift \"app\"",
        "X-Trace": xTrace,
        "If-Modified-Since": ParameterValue(ifModifiedSince, .rfc1123),
        "X-Request": xRequest,
      ],
      cookies: ["session": ParameterValue(session, secret: true)]
    )
  }
}
