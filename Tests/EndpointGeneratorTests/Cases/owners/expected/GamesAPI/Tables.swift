// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Tables {}

extension Tables {
  /// `GET /tables`
  ///
  /// Can also fail with `locked`.
  public static func seats() -> Games.Request<TablesSeatsResponse> {
    .init(.get, "/tables", endpoint: "Tables.seats", failures: [.status(423) { .locked($0) }])
  }

  /// `GET /guests`
  public static func guests(pace: Pace? = nil) -> Games.Request<[Guest]> {
    .init(.get, "/guests", endpoint: "Tables.guests", query: [.init("pace", pace)])
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

public struct TablesSeat: Equatable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension TablesSeat: JSONDecodable {
  private static let keys: JSONKeys = "number"

  public init?(from json: inout JSONReader) {
    var number = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&number)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(number: number)
  }
}

public struct Pace: OpenEnum {
  public static let slow = Pace(rawValue: "slow")
  public static let quick = Pace(rawValue: "quick")

  public static let allCases: [Pace] = [.slow, .quick]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct TablesSeatsResponse: Equatable, Sendable {
  public let seats: [TablesSeat]
  public let count: CardCount

  public init(seats: [TablesSeat], count: CardCount) {
    self.seats = seats
    self.count = count
  }
}

extension TablesSeatsResponse: JSONDecodable {
  private static let keys: JSONKeys = "seats count"

  public init?(from json: inout JSONReader) {
    var seats: [TablesSeat] = []
    var count: CardCount?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.array(&seats)
      default: count = CardCount(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let count else { return nil }
    self.init(seats: seats, count: count)
  }
}

public struct CardCount: Equatable, Sendable {
  public let cards: Int

  public init(cards: Int) {
    self.cards = cards
  }
}

extension CardCount: JSONDecodable {
  private static let keys: JSONKeys = "cards"

  public init?(from json: inout JSONReader) {
    var cards = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&cards)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(cards: cards)
  }
}
