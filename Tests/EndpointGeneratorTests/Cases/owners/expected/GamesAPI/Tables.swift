// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Tables {
  /// `GET /tables`
  ///
  /// Can also fail with `locked`.
  public static func seats() -> Games.Request<Tables.SeatsResponse> {
    .init(
      .get,
      "/tables",
      endpoint: "Tables.seats",
      failures: [.status(423, case: "locked") { .locked($0) }]
    )
  }

  /// `GET /guests`
  public static func guests(pace: Pace? = nil) -> Games.Request<[Guest]> {
    .init(.get, "/guests", endpoint: "Tables.guests", query: ["pace": pace])
  }

  /// `GET /party`
  public static func party() -> Games.Request<Party> {
    .init(.get, "/party", endpoint: "Tables.party")
  }

  /// `POST /laugh`
  public static func laugh() -> Games.Request<Void> {
    .init(.post, "/laugh", endpoint: "Tables.laugh")
  }

  /// `POST /seats`
  public static func sit() -> Games.Request<TablesSeat> {
    .init(.post, "/seats", endpoint: "Tables.sit")
  }
}

extension Tables {
  public struct SeatsResponse: Equatable, Sendable, WireDecodable {
    public let seats: [TablesSeat]
    public let count: CardCount

    public init(seats: [TablesSeat], count: CardCount) {
      self.seats = seats
      self.count = count
    }
  }
}

extension Tables {
  public struct SeatsLockedFailure: Equatable, Sendable, WireDecodable {
    public let until: Date

    public init(until: Date) {
      self.until = until
    }
  }
}

// MARK: - Coding

extension Tables.SeatsResponse {
  private enum WireKey: ~Copyable {
    case seats
    case count
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("seats required", as: .seats)
    keys.add("count required", as: .count)
  }

  public init?(from json: inout JSONReader) {
    var seats: [TablesSeat] = []
    var count: CardCount?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .seats: json.array(&seats)
      case .count: json.value(&count)
      }
    }
    guard json.finish(&object), let count else { return nil }
    self.init(seats: seats, count: count)
  }
}

extension Tables.SeatsLockedFailure {
  private enum WireKey: ~Copyable {
    case until
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("until required", as: .until)
  }

  public init?(from json: inout JSONReader) {
    var until: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .until: until = json.date()
      }
    }
    guard json.finish(&object), let until else { return nil }
    self.init(until: until)
  }
}
