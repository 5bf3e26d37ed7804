// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

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

/// The four colours.
public enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case diamonds = "DIAMONDS"
  case hearts = "HEARTS"
  case spades = "SPADES"
}

public struct Value: OpenEnum {
  public static let two = Value(rawValue: "2")
  public static let jack = Value(rawValue: "JACK")
  @available(*, deprecated, message: "There are none any more.")
  public static let knight = Value(rawValue: "KNIGHT")
  /// Above the king.
  public static let ace = Value(rawValue: "ACE")
  public static let `default` = Value(rawValue: "DEFAULT")

  public static let allCases: [Value] = [
    .two,
    .jack,
    Value(rawValue: "KNIGHT"),
    .ace,
    .default,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  @available(*, deprecated, renamed: "jack")
  public static var knave: Value { .jack }
}

public enum Level: Int, ClosedEnum {
  case low = 1
  case middle = 2
  case top = 1_000_000
  case below = -1
}

public struct Priority: OpenEnum {
  public static let low = Priority(rawValue: 1)
  public static let high = Priority(rawValue: 2)

  public static let allCases: [Priority] = [
    .low,
    .high,
  ]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

public struct Month: OpenEnum {
  public static let january = Month(rawValue: "january")
  public static let february = Month(rawValue: "february")
  public static let march = Month(rawValue: "march")
  public static let april = Month(rawValue: "april")
  public static let may = Month(rawValue: "may")
  public static let june = Month(rawValue: "june")
  public static let july = Month(rawValue: "july")
  public static let august = Month(rawValue: "august")
  public static let september = Month(rawValue: "september")
  public static let october = Month(rawValue: "october")
  public static let november = Month(rawValue: "november")
  public static let december = Month(rawValue: "december")

  public static let allCases: [Month] = [
    .january,
    .february,
    .march,
    .april,
    .may,
    .june,
    .july,
    .august,
    .september,
    .october,
    .november,
    .december,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public enum Mood: String, ClosedEnum {
  case glad = "glad"
  @available(*, deprecated)
  case sad = "sad"
  case `in` = "in"

  public static let allCases: [Mood] = [
    "glad",
    "sad",
    "in",
  ].compactMap(Mood.init)

  @available(*, deprecated, renamed: "sad")
  public static var blue: Mood { .sad }

  @available(*, deprecated, renamed: "in")
  public static var inside: Mood { .in }
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
