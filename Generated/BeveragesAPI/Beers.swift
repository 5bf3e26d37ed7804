// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A catalogue of beers.
public nonisolated enum Beers {
  /// A part of the list of all beers.
  ///
  /// `GET /beers`
  ///
  /// - Parameters:
  ///   - from: The first one's position. At least 0.
  ///   - to: The position after the last one's.
  public static func list(from: Int, to: Int) -> Beverages.Request<[Beer]> {
    .init(.get, "/beers", endpoint: "Beers.list", query: ["range": BeerRange(from: from, to: to)])
  }

  /// The beers whose names or descriptions hold a text.
  ///
  /// `POST /beers/search`
  ///
  /// - Parameters:
  ///   - from: The first one's position. At least 0.
  ///   - to: The position after the last one's.
  public static func search(text: String, from: Int, to: Int) -> Beverages.Request<[Beer]> {
    .init(
      .post,
      "/beers/search",
      endpoint: "Beers.search",
      body: .json { json in
        json.beginObject()
        json.field("text", text)
        json.field("range", BeerRange(from: from, to: to))
        json.endObject()
      }
    )
  }
}
