// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Requests with bodies.
public nonisolated enum Bodies {
  /// `POST /value`
  public static func value(_ point: Point, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/value",
      endpoint: "Bodies.value",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(point)
    )
  }

  /// `POST /values`
  public static func values(_ points: [Point], xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/values",
      endpoint: "Bodies.values",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(points)
    )
  }

  /// `POST /maybe`
  public static func maybe(_ point: Point? = nil, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/maybe",
      endpoint: "Bodies.maybe",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(point)
    )
  }

  /// `POST /anything`
  public static func anything(_ value: JSONValue, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/anything",
      endpoint: "Bodies.anything",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(value)
    )
  }

  /// `POST /string`
  public static func string(_ text: String, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/string",
      endpoint: "Bodies.string",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(text)
    )
  }

  /// `POST /dates`
  public static func dates(_ values: [Date], xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/dates",
      endpoint: "Bodies.dates",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.array(values) { json, value in json.date(value, .unix) }
      }
    )
  }

  /// `POST /inline`
  public static func inline(
    _ inlineBodies: [Bodies.InlineBody],
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/inline",
      endpoint: "Bodies.inline",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(inlineBodies)
    )
  }

  /// `PUT /labelled/{id}`
  public static func labelled(
    id: Int,
    with point: Point,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .put,
      "/labelled/\(segment: id)",
      endpoint: "Bodies.labelled",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.beginObject()
        json.beginObject("data")
        json.field("point", point)
        json.endObject()
        json.endObject()
      }
    )
  }

  /// `POST /spread`
  public static func spread(
    value: Double,
    unit: String = "g",
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/spread",
      endpoint: "Bodies.spread",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(Amount(value: value, unit: unit))
    )
  }

  /// `POST /wrapped`
  public static func wrapped(_ point: Point, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/wrapped",
      endpoint: "Bodies.wrapped",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(contentType: "application/vnd.language+json") { json in
        json.beginObject()
        json.field("point", point)
        json.endObject()
      }
    )
  }

  /// `POST /fields`
  ///
  /// - Parameter cook: Defaults to `"chef"` on the server.
  public static func fields(
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
    tree: Tree? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/fields",
      endpoint: "Bodies.fields",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
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
      }
    )
  }

  /// `PATCH /optionals`
  public static func optionals(
    a: Int? = nil,
    b: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .patch,
      "/optionals",
      endpoint: "Bodies.optionals",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.beginObject()
        json.field("a", a)
        json.field("b", b)
        json.endObject()
      }
    )
  }

  /// `POST /form`
  public static func form(
    stars: Int,
    tags: [String]? = nil,
    amount: Amount? = nil,
    deep: Amount? = nil,
    password: String,
    on: Date? = nil,
    flag: Bool? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/form",
      endpoint: "Bodies.form",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .form([
        "STARS": stars,
        "tags": ParameterValue(tags, style: .brackets),
        "amount": ParameterValue(amount, style: .flat),
        "deep": deep,
        "source": "app",
        "PASSWORD": ParameterValue(password, secret: true),
        "on": ParameterValue(on, .pattern("yyyy-MM-dd")),
        "flag": ParameterValue(flag, .number),
      ])
    )
  }

  /// `POST /form/optional`
  public static func optionalForm(
    a: Int? = nil,
    b: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/form/optional",
      endpoint: "Bodies.optionalForm",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .form(["a": a, "b": b])
    )
  }

  /// `POST /form/value`
  public static func formValue(_ span: Span, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/form/value",
      endpoint: "Bodies.formValue",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .form(of: span)
    )
  }

  /// `POST /multipart`
  public static func multipart(
    caption: String? = nil,
    photo: FileUpload,
    second: FileUpload? = nil,
    point: Point,
    remember: Bool,
    raw: Data? = nil,
    taken: Date? = nil,
    more: [FileUpload]? = nil,
    tags: [String]? = nil,
    days: [Date]? = nil,
    pin: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/multipart",
      endpoint: "Bodies.multipart",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .multipart([
        .init("caption", caption),
        .init("photo", photo),
        .init("second", second),
        .json("point", point),
        .init("remember", remember, .number),
        .init("raw", raw),
        .init("taken", taken, .unix),
        .init("more", more),
        .init("tags", tags),
        .init("days") { json in
          json.array(days ?? []) { json, value in json.date(value, .unix) }
        },
        .init("pin", pin, secret: true),
      ])
    )
  }

  /// `POST /passport`
  public static func passport(
    _ passport: Passport,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/passport",
      endpoint: "Bodies.passport",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .multipart([
        .init("photo", passport.photo),
        .init("name", passport.name),
        .init("born", passport.born),
        .init("issued", passport.issued),
        .init("passport_number", passport.passportNumber, secret: true),
      ])
    )
  }

  /// `POST /passport/maybe`
  public static func maybePassport(
    _ passport: Passport? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/passport/maybe",
      endpoint: "Bodies.maybePassport",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body:
        passport.map { passport in
          .multipart([
            .init("photo", passport.photo),
            .init("name", passport.name),
            .init("born", passport.born),
            .init("issued", passport.issued),
            .init("passport_number", passport.passportNumber, secret: true),
          ])
        }
        ?? .none
    )
  }

  /// `POST /multipart/value`
  public static func multipartValue(
    _ amount: Amount,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .post,
      "/multipart/value",
      endpoint: "Bodies.multipartValue",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .multipart([.init("value", amount.value), .init("unit", amount.unit)])
    )
  }

  /// `POST /text`
  public static func text(_ text: String, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/text",
      endpoint: "Bodies.text",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .text(text)
    )
  }

  /// `POST /rank`
  public static func rank(_ rank: Rank, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/rank",
      endpoint: "Bodies.rank",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .text(rank)
    )
  }

  /// `PUT /binary`
  public static func binary(_ data: Data, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .put,
      "/binary",
      endpoint: "Bodies.binary",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .binary(data, contentType: "image/png")
    )
  }

  /// `PUT /data`
  public static func data(_ data: Data, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .put,
      "/data",
      endpoint: "Bodies.data",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .binary(data)
    )
  }

  /// `POST /union`
  public static func union(_ shape: Shape, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/union",
      endpoint: "Bodies.union",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(shape)
    )
  }
}

extension Bodies {
  public struct InlineBody: Equatable, Sendable, WireEncodable {
    public var n: Int

    public init(n: Int) {
      self.n = n
    }
  }
}

// MARK: - Coding

extension Bodies.InlineBody {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("n", n)
    json.endObject()
  }
}
