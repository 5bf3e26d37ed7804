// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Enums: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension Enums {
  private enum WireKey: ~Copyable {
    case suit
    case rank
    case level
    case priority
    case suits
    case ranks
    case levels
    case other
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("rank required", as: .rank)
    keys.add("level required", as: .level)
    keys.add("priority required", as: .priority)
    keys.add("suits", as: .suits)
    keys.add("ranks", as: .ranks)
    keys.add("levels", as: .levels)
    keys.add("other", as: .other)
  }

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var rank: Rank?
    var level: Level?
    var priority: Priority?
    var suits: [Suit]?
    var ranks: [String: Rank]?
    var levels: [Level?]?
    var other: Rank?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: json.value(&suit)
      case .rank: json.value(&rank)
      case .level: json.value(&level)
      case .priority: json.value(&priority)
      case .suits: json.array(&suits)
      case .ranks: json.dictionary(&ranks)
      case .levels: json.array(&levels)
      case .other: json.value(&other)
      }
    }
    guard json.finish(&object), let suit, let rank, let level, let priority else { return nil }
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

extension Enums {
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

// MARK: - Equality

extension Enums {
  public static func areEqual(_ one: Enums, _ other: Enums) -> Bool {
    guard Equality.of(one.suit, other.suit),
      Equality.of(one.rank, other.rank),
      Equality.of(one.level, other.level),
      Equality.of(one.priority, other.priority),
      Equality.of(one.suits, other.suits),
      Equality.of(one.ranks, other.ranks),
      Equality.of(one.levels, other.levels),
      Equality.of(one.other, other.other)
    else { return false }
    return true
  }
}
