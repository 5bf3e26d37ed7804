// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Places {
  /// `GET /files/{ship}.{format}/{+path}/at/{since}/{loaded}/{serial}/{rank}/{day}/{token}/{price}`
  public static func path(
    ship: Ship,
    path: String,
    since: Date,
    loaded: Bool,
    serial: Serial,
    rank: Rank,
    day: Day,
    token: String,
    price: Decimal,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/files/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: serial)/\(segment: rank)/\(segment: day)/\(segment: token, secret: true)/\(segment: price)",
      endpoint: "Places.path",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /query`
  ///
  /// - Parameters:
  ///   - page: Defaults to `1` on the server.
  ///   - size: At most 100.
  ///   - direction: Deprecated. Nobody sorts.
  public static func query(
    text: String,
    flag: Bool? = nil,
    on: Bool? = nil,
    count: Int? = nil,
    ratio: Double? = nil,
    amount: Decimal? = nil,
    at: Date? = nil,
    unix: Date? = nil,
    millis: Date? = nil,
    day: Day? = nil,
    link: URL? = nil,
    id: UUID? = nil,
    blob: Data? = nil,
    anything: JSONValue? = nil,
    suit: Suit? = nil,
    level: Level? = nil,
    stamp: Stamp? = nil,
    signature: String? = nil,
    limit: Int? = nil,
    cursor: String? = nil,
    page: Int? = nil,
    size: Int = 20,
    sort: String? = nil,
    direction: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<JSONValue> {
    .init(
      .get,
      "/query",
      endpoint: "Places.query",
      query: [
        "text": text,
        "flag": flag,
        "on": ParameterValue(on, .number),
        "count": count,
        "ratio": ratio,
        "amount": amount,
        "at": at,
        "unix": ParameterValue(unix, .unix),
        "millis": ParameterValue(millis, .unixMilliseconds),
        "day": day,
        "link": link,
        "id": id,
        "blob": blob,
        "anything": anything,
        "suit": suit,
        "level": level,
        "stamp": ParameterValue(stamp, .unix),
        "signature": ParameterValue(signature, secret: true),
        "limit": ParameterValue(limit, nullable: true),
        "cursor": cursor,
        "page": page,
        "size": size,
        "version": 3,
        "sort": sort,
        "dir": direction,
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  @available(*, deprecated, renamed: "query")
  public static func query(
    text: String,
    flag: Bool? = nil,
    on: Bool? = nil,
    count: Int? = nil,
    ratio: Double? = nil,
    amount: Decimal? = nil,
    at: Date? = nil,
    unix: Date? = nil,
    millis: Date? = nil,
    day: Day? = nil,
    link: URL? = nil,
    id: UUID? = nil,
    blob: Data? = nil,
    anything: JSONValue? = nil,
    suit: Suit? = nil,
    level: Level? = nil,
    stamp: Stamp? = nil,
    signature: String? = nil,
    limit: Int? = nil,
    cursor: String? = nil,
    page: Int? = nil,
    size: Int = 20,
    order sort: String?,
    direction: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<JSONValue> {
    query(
      text: text,
      flag: flag,
      on: on,
      count: count,
      ratio: ratio,
      amount: amount,
      at: at,
      unix: unix,
      millis: millis,
      day: day,
      link: link,
      id: id,
      blob: blob,
      anything: anything,
      suit: suit,
      level: level,
      stamp: stamp,
      signature: signature,
      limit: limit,
      cursor: cursor,
      page: page,
      size: size,
      sort: sort,
      direction: direction,
      xTrace: xTrace
    )
  }

  /// `GET /contents/{+path}`
  public static func contents(path: String, xTrace: String? = nil) -> Language.Request<JSONValue> {
    .init(
      .get,
      "/contents/\(segments: path, allowEmpty: true)",
      endpoint: "Places.contents",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /headers`
  public static func headers(
    xCount: Int? = nil,
    ifModifiedSince: Date? = nil,
    xTags: [String]? = nil,
    xSecret: String? = nil,
    id: String,
    xID: String,
    sid: String? = nil,
    theme: Rank? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/headers",
      endpoint: "Places.headers",
      query: ["id": xID, "site": "main"],
      headers: [
        "x-client": "other",
        "Accept-Language": "en",
        "X-Count": xCount,
        "If-Modified-Since": ParameterValue(ifModifiedSince, .rfc1123),
        "X-Tags": xTags,
        "X-Secret": ParameterValue(xSecret, secret: true),
        "X-ID": id,
        "X-Kind": "plain",
        "X-Trace": xTrace,
      ],
      cookies: ["sid": ParameterValue(sid, secret: true), "theme": theme]
    )
  }
}
