// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Recipes {
  /// `POST /recipes`
  public static func add(_ recipe: Recipe) -> Kitchen.Request<Void> {
    .init(.post, "/recipes", endpoint: "Recipes.add", body: .json(recipe))
  }

  /// `POST /recipes/all`
  public static func addAll(_ recipes: [Recipe]) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/all", endpoint: "Recipes.addAll", body: .json(recipes))
  }

  /// `POST /recipes/maybe`
  public static func propose(_ recipe: Recipe? = nil) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/maybe", endpoint: "Recipes.propose", body: .json(recipe))
  }

  /// `POST /recipes/json`
  public static func `import`(_ value: JSONValue) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/json", endpoint: "Recipes.import", body: .json(value))
  }

  /// `PUT /recipes/{id}`
  public static func replace(id: Int, with recipe: Recipe) -> Kitchen.Request<Void> {
    .init(
      .put,
      "/recipes/\(segment: id)",
      endpoint: "Recipes.replace",
      body: .json { json in
        json.beginObject()
        json.beginObject("data")
        json.field("recipe", recipe)
        json.endObject()
        json.endObject()
      }
    )
  }

  /// `POST /recipes/spread`
  public static func write(title: String, minutes: Int? = nil) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/spread",
      endpoint: "Recipes.write",
      body: .json(Recipe(title: title, minutes: minutes))
    )
  }

  /// `POST /recipes/wrapped`
  public static func wrap(_ recipe: Recipe) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/wrapped",
      endpoint: "Recipes.wrap",
      body: .json(contentType: "application/vnd.kitchen+json") { json in
        json.beginObject()
        json.field("recipe", recipe)
        json.endObject()
      }
    )
  }

  /// `POST /recipes/dates`
  public static func schedule(_ values: [Date]) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/dates",
      endpoint: "Recipes.schedule",
      body: .json { json in
        json.array(values) { json, value in json.date(value, .unix) }
      }
    )
  }

  /// `POST /recipes/plan`
  public static func plan(
    free: [String: [Date?]]? = nil,
    _ values: [String: [Date?]]
  ) -> Kitchen.Request<JSONValue> {
    .init(
      .post,
      "/recipes/plan",
      endpoint: "Recipes.plan",
      query: [
        "free": ParameterValue { json in
          json.dictionary(free ?? [:]) { json, value in
            json.array(value) { json, value in
              if let value {
                json.date(value, .unix)
              } else {
                json.null()
              }
            }
          }
        }
      ],
      body: .json { json in
        json.dictionary(values) { json, value in
          json.array(value) { json, value in
            if let value {
              json.date(value, .unixMilliseconds)
            } else {
              json.null()
            }
          }
        }
      }
    )
  }

  /// `POST /recipes/weigh`
  public static func weigh() -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/weigh",
      endpoint: "Recipes.weigh",
      query: ["grains": .number(JSONNumber("123456789012345678901234567890")!) as JSONValue],
      body: .json { json in
        json.beginObject()
        json.field("weights", [.number(JSONNumber("1e400")!), 0.1] as JSONValue)
        json.field("salt", .number(JSONNumber("0.12345678901234567890")!) as JSONValue)
        json.endObject()
      }
    )
  }

  /// Cook something.
  ///
  /// `POST /cook`
  ///
  /// - Parameters:
  ///   - guests: Who eats.
  ///   - cook: Defaults to `"chef"` on the server.
  public static func cook(
    recipe: Recipe,
    value: Double,
    unit: String,
    guests: Int = 2,
    at: Date? = nil,
    times: [Date]? = nil,
    hot: Bool? = nil,
    userName: String,
    userKey: String? = nil,
    json jsonValueValue: JSONValue? = nil,
    jsonValue: Int? = nil,
    cook: Cook? = nil,
    allergies: [String]? = nil
  ) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/cook",
      endpoint: "Recipes.cook",
      body: .json { json in
        json.beginObject()
        json.beginObject("order")
        json.field("recipe", recipe)
        json.field("amount", Amount(value: value, unit: unit))
        json.field("kind", "dinner")
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
        json.field("json", jsonValueValue)
        json.field("jsonValue", jsonValue)
        json.field("cook", cook)
        json.nullableField("allergies", allergies)
        json.endObject()
        json.endObject()
      }
    )
  }

  /// `POST /rate`
  public static func rate(
    stars: Int,
    tags: [String]? = nil,
    amount: Amount? = nil,
    secret: String,
    on: Date? = nil
  ) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/rate",
      endpoint: "Recipes.rate",
      body: .form([
        "STARS": stars,
        "tags": ParameterValue(tags, style: .brackets),
        "amount": ParameterValue(amount, style: .flat),
        "source": "app",
        "SECRET": ParameterValue(secret, secret: true),
        "on": ParameterValue(on, .pattern("yyyy-MM-dd")),
      ])
    )
  }

  /// `POST /filter`
  public static func filter(_ recipe: Recipe) -> Kitchen.Request<Void> {
    .init(.post, "/filter", endpoint: "Recipes.filter", body: .form(of: recipe))
  }

  /// `POST /photo`
  public static func photograph(
    caption: String? = nil,
    photo: FileUpload,
    recipe: Recipe,
    remember: Bool,
    raw: Data? = nil,
    taken: Date? = nil
  ) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/photo",
      endpoint: "Recipes.photograph",
      body: .multipart([
        .init("caption", caption),
        .init("photo", photo),
        .json("recipe", recipe),
        .init("remember", remember, .number),
        .init("raw", raw),
        .init("taken", taken, .unix),
      ])
    )
  }

  /// `POST /portrait`
  public static func portray(_ portrait: Portrait) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/portrait",
      endpoint: "Recipes.portray",
      body: .multipart([
        .init("kind", "portrait"),
        .init("name", portrait.name),
        .init("age", portrait.age),
      ])
    )
  }

  /// `POST /portrait/spread`
  public static func portraySpread(name: String, age: Int? = nil) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/portrait/spread",
      endpoint: "Recipes.portraySpread",
      body: .multipart([.init("kind", "portrait"), .init("name", name), .init("age", age)])
    )
  }

  /// `POST /note`
  public static func note(_ text: String) -> Kitchen.Request<Void> {
    .init(.post, "/note", endpoint: "Recipes.note", body: .text(text))
  }

  /// `POST /kind`
  public static func classify(_ kind: Kind) -> Kitchen.Request<Void> {
    .init(.post, "/kind", endpoint: "Recipes.classify", body: .text(kind))
  }

  /// `POST /note`
  public static func shout(_ text: String) -> Kitchen.Request<Void> {
    .init(.post, "/note", endpoint: "Recipes.shout", body: .json(text))
  }

  /// `PUT /raw`
  public static func upload(_ data: Data) -> Kitchen.Request<Void> {
    .init(.put, "/raw", endpoint: "Recipes.upload", body: .binary(data, contentType: "image/png"))
  }
}
