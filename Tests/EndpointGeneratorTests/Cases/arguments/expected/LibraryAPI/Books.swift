// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Books {
  /// Find books.
  ///
  /// `GET /books/{shelf}`
  ///
  /// - Parameters:
  ///   - shelf: Where the book stands.
  ///   - title: A part of the title.
  ///   - formats: What the book is made of.
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  ///   - from: The first year.
  ///   - to: The last year.
  public static func find(
    on shelf: Shelf,
    _ title: String,
    order: Order = Order.none,
    thenBy: Order = .newest,
    format: Format = .paper,
    formats: [Format] = [.paper, Format(rawValue: "scroll")],
    limit: Int? = nil,
    since: Date = Date(timeIntervalSince1970: 1_700_000_000),
    published: Date = DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!,
    day: Day = Day("2026-11-21")!,
    price: Decimal = Decimal(string: "12.50")!,
    link: URL = URL(string: "https://example.com/a%20b")!,
    language: String? = nil,
    from: Int,
    to: Int? = nil,
    json jsonValue: Bool = false
  ) -> Library.Request<[Book]> {
    .init(
      .get,
      "/books/\(segment: shelf)",
      endpoint: "Books.find",
      query: [
        "title": title,
        "order": order,
        "then_by": thenBy,
        "format": format,
        "formats": formats,
        "limit": limit,
        "since": ParameterValue(since, .unix),
        "published": published,
        "day": day,
        "price": price,
        "link": link,
        "in": language,
        "years": Years(from: from, to: to, json: jsonValue),
        "kind": "book",
        "version": 3,
        "tags": ["a", 1] as JSONValue,
      ]
    )
  }

  @available(*, deprecated, renamed: "find")
  public static func find(
    on shelf: Shelf,
    _ title: String,
    order: Order = Order.none,
    thenBy: Order = .newest,
    format: Format = .paper,
    formats: [Format] = [.paper, Format(rawValue: "scroll")],
    count limit: Int?,
    since: Date = Date(timeIntervalSince1970: 1_700_000_000),
    published: Date = DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!,
    day: Day = Day("2026-11-21")!,
    price: Decimal = Decimal(string: "12.50")!,
    link: URL = URL(string: "https://example.com/a%20b")!,
    language: String? = nil,
    from: Int,
    to: Int? = nil,
    json jsonValue: Bool = false
  ) -> Library.Request<[Book]> {
    find(
      on: shelf,
      title,
      order: order,
      thenBy: thenBy,
      format: format,
      formats: formats,
      limit: limit,
      since: since,
      published: published,
      day: day,
      price: price,
      link: link,
      language: language,
      from: from,
      to: to,
      json: jsonValue
    )
  }

  /// `GET /books/fitting`
  public static func fitting(
    width: Int,
    height: Int,
    unit: String = "cm",
    text: String? = nil
  ) -> Library.Request<[Book]> {
    .init(
      .get,
      "/books/fitting",
      endpoint: "Books.fitting",
      query: ["size": Size(width: width, height: height, unit: unit), "note": Note(text: text)]
    )
  }

  /// `GET /books/measured`
  public static func measured(
    size: Size = Size(width: 10, height: 20),
    extras: [String: Int] = ["a": 1],
    anything: JSONValue = ["list": [1, .null, true]]
  ) -> Library.Request<[Book]> {
    .init(
      .get,
      "/books/measured",
      endpoint: "Books.measured",
      query: ["size": size, "extras": extras, "anything": anything]
    )
  }

  /// `PATCH /books/{title}`
  public static func rename(
    title: String,
    newTitle: String,
    note: Patch<String> = .keep,
    due: Patch<Date> = .keep,
    shelf: Shelf? = nil
  ) -> Library.Request<Book> {
    .init(
      .patch,
      "/books/\(segment: title)",
      endpoint: "Books.rename",
      body: .json { json in
        json.beginObject()
        json.field("title", newTitle)
        json.field("note", note)
        json.field("due", due, .unix)
        json.nullableField("shelf", shelf)
        json.endObject()
      }
    )
  }

  @available(*, deprecated, renamed: "find")
  public static func search(
    on shelf: Shelf,
    _ title: String,
    order: Order = Order.none,
    thenBy: Order = .newest,
    format: Format = .paper,
    formats: [Format] = [.paper, Format(rawValue: "scroll")],
    limit: Int? = nil,
    since: Date = Date(timeIntervalSince1970: 1_700_000_000),
    published: Date = DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!,
    day: Day = Day("2026-11-21")!,
    price: Decimal = Decimal(string: "12.50")!,
    link: URL = URL(string: "https://example.com/a%20b")!,
    language: String? = nil,
    from: Int,
    to: Int? = nil,
    json jsonValue: Bool = false
  ) -> Library.Request<[Book]> {
    find(
      on: shelf,
      title,
      order: order,
      thenBy: thenBy,
      format: format,
      formats: formats,
      limit: limit,
      since: since,
      published: published,
      day: day,
      price: price,
      link: link,
      language: language,
      from: from,
      to: to,
      json: jsonValue
    )
  }
}
