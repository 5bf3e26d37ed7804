// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Enums: MemberwiseEquatable, Sendable {
  public var suit: Suit
  public var rank: Rank
  public var level: Level
  public var priority: Priority
  public var suits: [Suit]?
  public var ranks: [String: Rank]?
  public var levels: [Level?]?
  public var other: Rank?

  public init(
    suit: Suit,
    rank: Rank,
    level: Level,
    priority: Priority,
    suits: [Suit]? = nil,
    ranks: [String: Rank]? = nil,
    levels: [Level?]? = nil,
    other: Rank? = nil
  ) {
    self.suit = suit
    self.rank = rank
    self.level = level
    self.priority = priority
    self.suits = suits
    self.ranks = ranks
    self.levels = levels
    self.other = other
  }

  public static func areEqual(_ one: Enums, _ other: Enums) -> Bool {
    guard Equality.of(one.suit, other.suit), Equality.of(one.rank, other.rank),
      Equality.of(one.level, other.level), Equality.of(one.priority, other.priority),
      Equality.of(one.suits, other.suits), Equality.of(one.ranks, other.ranks),
      Equality.of(one.levels, other.levels), Equality.of(one.other, other.other)
    else { return false }
    return true
  }
}

extension Enums: JSONDecodable {
  private static let keys: JSONKeys = "suit rank level priority suits ranks levels other"

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var rank: Rank?
    var level: Level?
    var priority: Priority?
    var suits: [Suit]?
    var ranks: [String: Rank]?
    var levels: [Level?]?
    var other: Rank?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: suit = Suit(from: &json)
      case .f1: rank = Rank(from: &json)
      case .f2: level = Level(from: &json)
      case .f3: priority = Priority(from: &json)
      case .f4: json.array(&suits)
      case .f5: json.dictionary(&ranks)
      case .f6: json.array(&levels)
      default: other = Rank(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b00001111), let suit, let rank, let level, let priority
    else { return nil }
    self.init(
      suit: suit,
      rank: rank,
      level: level,
      priority: priority,
      suits: suits,
      ranks: ranks,
      levels: levels,
      other: other
    )
  }
}

extension Enums: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("suit", suit)
    json.field("rank", rank)
    json.field("level", level)
    json.field("priority", priority)
    json.field("suits", suits)
    json.field("ranks", ranks)
    json.field("levels", levels)
    json.field("other", other)
    json.endObject()
  }
}

public struct Priority: OpenEnum {
  public static let normal = Priority(rawValue: 0)
  public static let urgent = Priority(rawValue: 5)

  public static let allCases: [Priority] = [.normal, .urgent]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
