// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

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
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
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
        .init("text", text),
        .init("flag", flag),
        .init("on", on, .number),
        .init("count", count),
        .init("ratio", ratio),
        .init("amount", amount),
        .init("at", at),
        .init("unix", unix, .unix),
        .init("day", day),
        .init("link", link),
        .init("id", id),
        .init("blob", blob),
        .init("anything", anything),
        .init("suit", suit),
        .init("level", level),
        .init("stamp", stamp, .unix),
        .init("signature", signature, secret: true),
        .init("limit", limit, nullable: true),
        .init("cursor", cursor),
        .init("page", page),
        .init("size", size),
        .init("version", 3),
        .init("sort", sort),
        .init("dir", direction),
        .init("site", "main"),
      ],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
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
      query: [.init("id", xID), .init("site", "main")],
      headers: [
        .init("x-client", "other"),
        .init("Accept-Language", "en"),
        .init("X-Count", xCount),
        .init("If-Modified-Since", ifModifiedSince, .rfc1123),
        .init("X-Tags", xTags),
        .init("X-Secret", xSecret, secret: true),
        .init("X-ID", id),
        .init("X-Kind", "plain"),
        .init("X-Trace", xTrace),
      ],
      cookies: [.init("sid", sid, secret: true), .init("theme", theme)]
    )
  }
}
