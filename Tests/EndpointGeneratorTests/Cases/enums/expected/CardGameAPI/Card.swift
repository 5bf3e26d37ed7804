// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Card: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var suit: Suit
  public var value: Value
  public var level: Level?
  public var priorities: [Priority]
  public var month: Month
  public var mood: Mood?

  public init(
    suit: Suit,
    value: Value,
    level: Level? = nil,
    priorities: [Priority],
    month: Month = .may,
    mood: Mood? = nil
  ) {
    self.suit = suit
    self.value = value
    self.level = level
    self.priorities = priorities
    self.month = month
    self.mood = mood
  }
}

// MARK: - Coding

extension Card {
  private enum WireKey: ~Copyable {
    case suit
    case value
    case level
    case priorities
    case month
    case mood
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("value required", as: .value)
    keys.add("level", as: .level)
    keys.add("priorities required", as: .priorities)
    keys.add("month", as: .month)
    keys.add("mood", as: .mood)
  }

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var level: Level?
    var priorities: [Priority] = []
    var month: Month = .may
    var mood: Mood?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: json.value(&suit)
      case .value: json.value(&value)
      case .level: json.value(&level)
      case .priorities: json.array(&priorities)
      case .month: json.value(&month)
      case .mood: json.value(&mood)
      }
    }
    guard json.finish(&object), let suit, let value else { return nil }
    self.init(
      suit: suit,
      value: value,
      level: level,
      priorities: priorities,
      month: month,
      mood: mood
    )
  }
}

extension Card {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("suit", suit)
    json.field("value", self.value)
    json.field("level", level)
    json.field("priorities", priorities)
    json.field("month", month)
    json.field("mood", mood)
    json.endObject()
  }
}

// MARK: - Equality

extension Card {
  public static func areEqual(_ one: Card, _ other: Card) -> Bool {
    guard Equality.of(one.suit, other.suit),
      Equality.of(one.value, other.value),
      Equality.of(one.level, other.level),
      Equality.of(one.priorities, other.priorities),
      Equality.of(one.month, other.month),
      Equality.of(one.mood, other.mood)
    else { return false }
    return true
  }
}
