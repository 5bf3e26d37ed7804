// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Tables {
  /// `GET /tables`
  ///
  /// Can also fail with `locked`.
  public static func seats() -> Games.Request<Tables.SeatsResponse> {
    .init(.get, "/tables", endpoint: "Tables.seats", failures: [.status(423) { .locked($0) }])
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

public struct TablesSeat: Equatable, Sendable, WireDecodable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

public struct Pace: OpenEnum {
  public static let slow = Pace(rawValue: "slow")
  public static let quick = Pace(rawValue: "quick")

  public static let allCases: [Pace] = [
    .slow,
    .quick,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
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

public struct CardCount: Equatable, Sendable, WireDecodable {
  public let cards: Int

  public init(cards: Int) {
    self.cards = cards
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

extension TablesSeat {
  private enum WireKey: ~Copyable {
    case number
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("number required", as: .number)
  }

  public init?(from json: inout JSONReader) {
    var number = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .number: json.int(&number)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(number: number)
  }
}

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

extension CardCount {
  private enum WireKey: ~Copyable {
    case cards
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("cards required", as: .cards)
  }

  public init?(from json: inout JSONReader) {
    var cards = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .cards: json.int(&cards)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(cards: cards)
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
