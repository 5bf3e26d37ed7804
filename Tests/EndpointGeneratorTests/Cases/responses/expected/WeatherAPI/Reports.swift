// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Reports {
  /// `GET /latest`
  public static func latest() -> Weather.Request<Report> {
    .init(.get, "/latest", endpoint: "Reports.latest")
  }

  /// `GET /maybe`
  public static func maybe() -> Weather.Request<Report?> {
    .init(.get, "/maybe", endpoint: "Reports.maybe")
  }

  /// `GET /inside`
  public static func inside() -> Weather.Request<[Report]> {
    .init(.get, "/inside", endpoint: "Reports.inside", response: .json(at: "data.reports"))
  }

  /// `GET /times`
  public static func times() -> Weather.Request<[Date]> {
    .init(
      .get,
      "/times",
      endpoint: "Reports.times",
      response: .json(at: "times") { $0.array { $0.date(.unix) } }
    )
  }

  /// `GET /time`
  public static func time() -> Weather.Request<Date> {
    .init(.get, "/time", endpoint: "Reports.time", response: .json { $0.date(.unix) })
  }

  /// `GET /names`
  public static func byName() -> Weather.Request<[String: Date]> {
    .init(
      .get,
      "/names",
      endpoint: "Reports.byName",
      response: .json { $0.dictionary { $0.date(.pattern("yyyy-MM-dd")) } }
    )
  }

  /// `DELETE /all`
  public static func delete() -> Weather.Request<Void> {
    .init(.delete, "/all", endpoint: "Reports.delete")
  }

  /// `GET /picture`
  public static func picture() -> Weather.Request<Data> {
    .init(.get, "/picture", endpoint: "Reports.picture", response: .data)
  }

  /// `GET /text`
  public static func text() -> Weather.Request<String> {
    .init(.get, "/text", endpoint: "Reports.text", response: .text)
  }

  /// `GET /pixels`
  public static func pixels() -> Weather.Request<Data> {
    .init(.get, "/pixels", endpoint: "Reports.pixels", response: .json(at: "pixels"))
  }

  /// `GET /inline`
  public static func inline() -> Weather.Request<Reports.InlineResponse> {
    .init(.get, "/inline", endpoint: "Reports.inline")
  }

  /// `POST /order`
  public static func order() -> Weather.Request<Reports.OrderResponse> {
    .init(
      .post,
      "/order",
      endpoint: "Reports.order",
      response: .statuses([
        200: .json(at: "report").map { Reports.OrderResponse.ok($0) },
        201: .json { $0.date(.unix) }.map { Reports.OrderResponse.created($0) },
        202: .json.map { Reports.OrderResponse.accepted($0) },
        204: .void.map { Reports.OrderResponse.noContent },
      ])
    )
  }

  /// `GET /limited`
  public static func limited() -> Weather.Request<Report> {
    .init(.get, "/limited", endpoint: "Reports.limited")
  }

  /// `GET /limited/too`
  public static func limitedToo() -> Weather.Request<Report> {
    .init(.get, "/limited/too", endpoint: "Reports.limitedToo")
  }
}

extension Reports {
  /// The response of `Reports.order`.
  public nonisolated indirect enum OrderResponse: Equatable, Sendable {
    /// Status 200.
    case ok(Report)
    /// Status 201.
    case created(Date)
    /// Status 202.
    case accepted(Ticket)
    /// Status 204.
    case noContent
  }
}

extension Reports {
  public struct InlineResponse: Equatable, Sendable, WireDecodable {
    public let wind: Double

    public init(wind: Double) {
      self.wind = wind
    }
  }
}

// MARK: - Coding

extension Reports.InlineResponse {
  private enum WireKey: ~Copyable {
    case wind
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("wind required", as: .wind)
  }

  public init?(from json: inout JSONReader) {
    var wind = 0.0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .wind: json.double(&wind)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(wind: wind)
  }
}
