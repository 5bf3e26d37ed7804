// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Labels: Equatable, Sendable {
  /// The values of all other keys.
  public var additional: [String: String]

  public init(additional: [String: String] = [:]) {
    self.additional = additional
  }
}

extension Labels: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var additional: [String: String] = [:]
    var fields = json.object(Self.keys, additional: true)
    while json.next(&fields) != nil {
      let key = json.key
      additional[key] = json.string()
    }
    guard json.finish(&fields) else { return nil }
    self.init(additional: additional)
  }
}

extension Labels: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}

extension Labels {
  /// `GET /find/{shelf}`
  public static func find(
    on shelf: Deck,
    _ title: String,
    suit: Suit = .spades,
    ranks: [Rank] = [.two, Rank(rawValue: "NEW")],
    since: Date = Date(timeIntervalSince1970: 1_700_000_000),
    area: Area = Area(north: 1.5),
    language: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/find/\(segment: shelf)",
      endpoint: "Labels.find",
      query: [
        .init("title", title),
        .init("suit", suit),
        .init("ranks", ranks),
        .init("since", since, .unix),
        .init("area", area),
        .init("in", language),
        .init("site", "main"),
      ],
      headers: [.init("X-Client", "language"), .init("X-Trace", xTrace)]
    )
  }

  @available(*, deprecated, renamed: "find(on:_:suit:ranks:since:area:language:xTrace:)")
  public static func search(
    on shelf: Deck,
    _ title: String,
    suit: Suit = .spades,
    ranks: [Rank] = [.two, Rank(rawValue: "NEW")],
    since: Date = Date(timeIntervalSince1970: 1_700_000_000),
    area: Area = Area(north: 1.5),
    language: String? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    find(
      on: shelf,
      title,
      suit: suit,
      ranks: ranks,
      since: since,
      area: area,
      language: language,
      xTrace: xTrace
    )
  }
}
