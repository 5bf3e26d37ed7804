// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public enum Bodies {}

extension Bodies {
  /// `POST /value`
  public static func value(xTrace: String? = nil, _ point: Point) -> Language.Request<Void> {
    .init(
      .post,
      "/value",
      endpoint: "Bodies.value",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(point),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /values`
  public static func values(xTrace: String? = nil, _ points: [Point]) -> Language.Request<Void> {
    .init(
      .post,
      "/values",
      endpoint: "Bodies.values",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(points),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /maybe`
  public static func maybe(xTrace: String? = nil, _ point: Point? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/maybe",
      endpoint: "Bodies.maybe",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(point),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /anything`
  public static func anything(xTrace: String? = nil, _ value: JSONValue) -> Language.Request<Void> {
    .init(
      .post,
      "/anything",
      endpoint: "Bodies.anything",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(value),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /string`
  public static func string(xTrace: String? = nil, _ text: String) -> Language.Request<Void> {
    .init(
      .post,
      "/string",
      endpoint: "Bodies.string",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(text),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /dates`
  public static func dates(xTrace: String? = nil, _ values: [Date]) -> Language.Request<Void> {
    .init(
      .post,
      "/dates",
      endpoint: "Bodies.dates",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json { json in
        json.array(values) { json, value in json.date(value, .unix) }
      },
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /inline`
  public static func inline(
    xTrace: String? = nil,
    _ bodiesInlineBodys: [BodiesInlineBody]
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/inline",
      endpoint: "Bodies.inline",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(bodiesInlineBodys),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `PUT /labelled/{id}`
  public static func labelled(
    id: Int,
    xTrace: String? = nil,
    with point: Point
  ) -> Language.Request<Void> {
    .init(
      .put,
      "/labelled/\(segment: id)",
      endpoint: "Bodies.labelled",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json { json in
        json.beginObject()
        json.beginObject("data")
        json.field("point", point)
        json.endObject()
        json.endObject()
      },
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /spread`
  public static func spread(
    xTrace: String? = nil,
    value: Double,
    unit: String = "g"
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/spread",
      endpoint: "Bodies.spread",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(Amount(value: value, unit: unit)),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /wrapped`
  public static func wrapped(xTrace: String? = nil, _ point: Point) -> Language.Request<Void> {
    .init(
      .post,
      "/wrapped",
      endpoint: "Bodies.wrapped",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(contentType: "application/vnd.language+json") { json in
        json.beginObject()
        json.field("point", point)
        json.endObject()
      },
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /fields`
  ///
  /// - Parameter cook: If nil, the server takes `"chef"`.
  public static func fields(
    xTrace: String? = nil,
    point: Point,
    value: Double,
    unit: String = "g",
    guests: Int = 2,
    at: Date? = nil,
    times: [Date]? = nil,
    hot: Bool? = nil,
    userName: String,
    userKey: String? = nil,
    json jsonValue: JSONValue? = nil,
    key: Int? = nil,
    cook: Deck? = nil,
    allergies: [String]? = nil,
    note: Patch<String> = .keep,
    due: Patch<Date> = .keep,
    tree: Tree? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/fields",
      endpoint: "Bodies.fields",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json { json in
        json.beginObject()
        json.beginObject("order")
        json.field("point", point)
        json.field("amount", Amount(value: value, unit: unit))
        json.field("kind", "dinner")
        json.field("huge", .number(JSONNumber("123456789012345678901234567890")!) as JSONValue)
        json.field("guests", guests)
        json.field("at", at, .unix)
        if let times {
          json.field("times") { json in
            json.array(times) { json, value in json.date(value, .unix) }
          }
        }
        json.field("hot", hot, .number)
        json.beginObject("user")
        json.field("name", userName)
        json.field("key", userKey, secret: true)
        json.endObject()
        json.field("json", jsonValue)
        json.field("key", key)
        json.field("cook", cook)
        json.nullableField("allergies", allergies)
        json.field("note", note)
        json.field("due", due, .unix)
        json.field("tree", tree)
        json.endObject()
        json.endObject()
      },
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `PATCH /optionals`
  public static func optionals(
    xTrace: String? = nil,
    a: Int? = nil,
    b: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .patch,
      "/optionals",
      endpoint: "Bodies.optionals",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json { json in
        json.beginObject()
        json.field("a", a)
        json.field("b", b)
        json.endObject()
      },
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /form`
  public static func form(
    xTrace: String? = nil,
    stars: Int,
    tags: [String]? = nil,
    amount: Amount? = nil,
    deep: Amount? = nil,
    password: String,
    on: Date? = nil,
    flag: Bool? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/form",
      endpoint: "Bodies.form",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .form([
        .init("STARS", stars),
        .init("tags", tags, style: .brackets),
        .init("amount", amount, style: .flat),
        .init("deep", deep),
        .init("source", "app"),
        .init("PASSWORD", password, secret: true),
        .init("on", on, .pattern("yyyy-MM-dd")),
        .init("flag", flag, .number),
      ]),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /form/optional`
  public static func optionalForm(
    xTrace: String? = nil,
    a: Int? = nil,
    b: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/form/optional",
      endpoint: "Bodies.optionalForm",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .form([.init("a", a), .init("b", b)]),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /form/value`
  public static func formValue(xTrace: String? = nil, _ span: Span) -> Language.Request<Void> {
    .init(
      .post,
      "/form/value",
      endpoint: "Bodies.formValue",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .form(span),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /multipart`
  public static func multipart(
    xTrace: String? = nil,
    caption: String? = nil,
    photo: FileUpload,
    second: FileUpload? = nil,
    point: Point,
    remember: Bool,
    raw: Data? = nil,
    taken: Date? = nil,
    pin: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/multipart",
      endpoint: "Bodies.multipart",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .multipart([
        .init("caption", caption),
        .init("photo", photo),
        .init("second", second),
        .json("point", point),
        .init("remember", remember, .number),
        .init("raw", raw),
        .init("taken", taken, .unix),
        .init("pin", pin, secret: true),
      ]),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /multipart/value`
  public static func multipartValue(
    xTrace: String? = nil,
    _ amount: Amount
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/multipart/value",
      endpoint: "Bodies.multipartValue",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .multipart([.init("value", amount.value), .init("unit", amount.unit)]),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /text`
  public static func text(xTrace: String? = nil, _ text: String) -> Language.Request<Void> {
    .init(
      .post,
      "/text",
      endpoint: "Bodies.text",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .text(text),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /rank`
  public static func rank(xTrace: String? = nil, _ rank: Rank) -> Language.Request<Void> {
    .init(
      .post,
      "/rank",
      endpoint: "Bodies.rank",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .text(rank.rawValue),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `PUT /binary`
  public static func binary(xTrace: String? = nil, _ data: Data) -> Language.Request<Void> {
    .init(
      .put,
      "/binary",
      endpoint: "Bodies.binary",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .binary(data, contentType: "image/png"),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `PUT /data`
  public static func data(xTrace: String? = nil, _ data: Data) -> Language.Request<Void> {
    .init(
      .put,
      "/data",
      endpoint: "Bodies.data",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .binary(data),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }

  /// `POST /union`
  public static func union(xTrace: String? = nil, _ shape: Shape) -> Language.Request<Void> {
    .init(
      .post,
      "/union",
      endpoint: "Bodies.union",
      query: [.init("site", "main")],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)],
      body: .json(shape),
      policy: .init(authentication: .required("token"), timeout: 90.5)
    )
  }
}
