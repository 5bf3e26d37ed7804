// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Labels: Equatable, Sendable, WireDecodable, WireEncodable {
  /// The values of all other keys.
  public var additional: [String: String]

  public init(additional: [String: String] = [:]) {
    self.additional = additional
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
        "title": title,
        "suit": suit,
        "ranks": ranks,
        "since": ParameterValue(since, .unix),
        "area": area,
        "in": language,
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
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

// MARK: - Coding

extension Labels {
  private enum WireKey: ~Copyable {
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var additional: [String: String] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .unknown:
        let key = json.key
        additional[key] = json.string()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional)
  }
}

extension Labels {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}
