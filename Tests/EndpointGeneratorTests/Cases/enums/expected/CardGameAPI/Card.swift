// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Card: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Card, _ other: Card) -> Bool {
    guard Equality.of(one.suit, other.suit), Equality.of(one.value, other.value),
      Equality.of(one.level, other.level), Equality.of(one.priorities, other.priorities),
      Equality.of(one.month, other.month), Equality.of(one.mood, other.mood)
    else { return false }
    return true
  }
}

extension Card: JSONDecodable {
  private static let keys: JSONKeys = "suit value level priorities month mood"

  public init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var level: Level?
    var priorities: [Priority] = []
    var month: Month = .may
    var mood: Mood?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: suit = Suit(from: &json)
      case 1: value = Value(from: &json)
      case 2: level = Level(from: &json)
      case 3: json.array(&priorities)
      case 4: month = Month(from: &json) ?? month
      default: mood = Mood(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b001011), let suit, let value else { return nil }
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

extension Card: JSONEncodable {
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
