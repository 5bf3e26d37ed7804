// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Styles {
  /// `GET /arrays`
  public static func arrays(
    repeat: [String],
    comma: [String],
    space: [Int],
    pipe: [Suit],
    brackets: [Deck],
    indexed: [Int]? = nil,
    dates: [Date]? = nil,
    flags: [Bool]? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/arrays",
      endpoint: "Styles.arrays",
      query: [
        .init("repeat", `repeat`),
        .init("comma", comma, style: .comma),
        .init("space", space, style: .space),
        .init("pipe", pipe, style: .pipe),
        .init("brackets", brackets, style: .brackets),
        .init("indexed", indexed, style: .indexed),
        .init("dates", style: .comma) { json in
          json.array(dates ?? []) { json, value in json.date(value, .unix) }
        },
        .init("flags", flags, .number),
        .init("site", "main"),
      ],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }

  /// `GET /objects`
  public static func objects(
    deep: Area,
    flat: Area? = nil,
    asJSON: Area? = nil,
    map: [String: Int]? = nil,
    times: [String: Date]? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/objects",
      endpoint: "Styles.objects",
      query: [
        .init("deep", deep),
        .init("flat", flat, style: .flat),
        .init("as_json", asJSON, style: .json),
        .init("map", map),
        .init("times", style: .flat) { json in
          json.dictionary(times ?? [:]) { json, value in json.date(value, .unix) }
        },
        .init("site", "main"),
      ],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }

  /// `GET /spread`
  public static func spread(
    from: Date,
    to: Date? = nil,
    step: Int = 1,
    north: Double,
    south: Double? = nil,
    tags: [String]? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/spread",
      endpoint: "Styles.spread",
      query: [
        .init("span", Span(from: from, to: to, step: step)),
        .init("area", Area(north: north, south: south, tags: tags), style: .flat),
        .init("site", "main"),
      ],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }
}
