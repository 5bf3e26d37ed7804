// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
        "repeat": `repeat`,
        "comma": ParameterValue(comma, style: .comma),
        "space": ParameterValue(space, style: .space),
        "pipe": ParameterValue(pipe, style: .pipe),
        "brackets": ParameterValue(brackets, style: .brackets),
        "indexed": ParameterValue(indexed, style: .indexed),
        "dates": ParameterValue(style: .comma) { json in
          json.array(dates ?? []) { json, value in json.date(value, .unix) }
        },
        "flags": ParameterValue(flags, .number),
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /nested/{ids}`
  public static func nested(
    ids: [Int],
    plain: [String]? = nil,
    areas: [Area]? = nil,
    either: Styles.NestedEither,
    atlas: Atlas? = nil,
    seen: [String]? = nil,
    flags: [String]? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/nested/\(segment: ids)",
      endpoint: "Styles.nested",
      query: [
        "plain": ParameterValue(plain, style: .deepObject),
        "areas": ParameterValue(areas, style: .deepObject),
        "either": ParameterValue(either, style: .deepObject, nested: .deepObject),
        "atlas": atlas,
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      cookies: ["seen": seen, "flags": ParameterValue(flags, style: .comma)]
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
        "deep": deep,
        "flat": ParameterValue(flat, style: .flat),
        "as_json": ParameterValue(asJSON, style: .json),
        "map": map,
        "times": ParameterValue(style: .flat) { json in
          json.dictionary(times ?? [:]) { json, value in json.date(value, .unix) }
        },
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
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
        "span": Span(from: from, to: to, step: step),
        "area": ParameterValue(Area(north: north, south: south, tags: tags), style: .flat),
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }
}

extension Styles {
  public enum NestedEither: Equatable, Sendable, WireEncodable {
    case areas([Area])
    case area(Area)
    case text(String)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
}

// MARK: - Coding

extension Styles.NestedEither {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .areas(let value):
      json.array(value)
    case .area(let value):
      json.encode(value: value)
    case .text(let value):
      json.string(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
