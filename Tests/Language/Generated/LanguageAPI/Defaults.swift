// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Defaults: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var text: String
  public var flag: Bool
  public var count: Int
  public var ratio: Double
  public var amount: Decimal
  public var at: Date
  public var unix: Date
  public var day: Day
  public var url: URL
  public var uuid: UUID
  public var anything: JSONValue
  public var list: [String]
  public var map: [String: Int]
  public var deck: Deck
  public var suit: Suit
  public var rank: Rank
  public var level: Level
  public var point: Point
  public var yes: Bool

  public init(
    text: String = "a \"b\"\n",
    flag: Bool = true,
    count: Int = -3,
    ratio: Double = 0.25,
    amount: Decimal = Decimal(string: "12.340")!,
    at: Date = DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!,
    unix: Date = Date(timeIntervalSince1970: 1700000000.5),
    day: Day = Day("2026-02-28")!,
    url: URL = URL(string: "https://example.com/%7Bid%7D?a=1")!,
    uuid: UUID = UUID(uuidString: "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB")!,
    anything: JSONValue = ["a": [1, .null]],
    list: [String] = ["x", "y"],
    map: [String: Int] = ["one": 1],
    deck: Deck = "none",
    suit: Suit = .hearts,
    rank: Rank = Rank(rawValue: "NEW"),
    level: Level = .high,
    point: Point = Point(x: 1),
    yes: Bool = true
  ) {
    self.text = text
    self.flag = flag
    self.count = count
    self.ratio = ratio
    self.amount = amount
    self.at = at
    self.unix = unix
    self.day = day
    self.url = url
    self.uuid = uuid
    self.anything = anything
    self.list = list
    self.map = map
    self.deck = deck
    self.suit = suit
    self.rank = rank
    self.level = level
    self.point = point
    self.yes = yes
  }
}

// MARK: - Coding

extension Defaults {
  private enum WireKey: ~Copyable {
    case text
    case flag
    case count
    case ratio
    case amount
    case at
    case unix
    case day
    case url
    case uuid
    case anything
    case list
    case map
    case deck
    case suit
    case rank
    case level
    case point
    case yes
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text", as: .text)
    keys.add("flag", as: .flag)
    keys.add("count", as: .count)
    keys.add("ratio", as: .ratio)
    keys.add("amount", as: .amount)
    keys.add("at", as: .at)
    keys.add("unix", as: .unix)
    keys.add("day", as: .day)
    keys.add("url", as: .url)
    keys.add("uuid", as: .uuid)
    keys.add("anything", as: .anything)
    keys.add("list", as: .list)
    keys.add("map", as: .map)
    keys.add("deck", as: .deck)
    keys.add("suit", as: .suit)
    keys.add("rank", as: .rank)
    keys.add("level", as: .level)
    keys.add("point", as: .point)
    keys.add("yes", as: .yes)
  }

  public init?(from json: inout JSONReader) {
    var text: String = "a \"b\"\n"
    var flag: Bool = true
    var count: Int = -3
    var ratio: Double = 0.25
    var amount: Decimal = Decimal(string: "12.340")!
    var at: Date = DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!
    var unix: Date = Date(timeIntervalSince1970: 1700000000.5)
    var day: Day = Day("2026-02-28")!
    var url: URL = URL(string: "https://example.com/%7Bid%7D?a=1")!
    var uuid: UUID = UUID(uuidString: "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB")!
    var anything: JSONValue = ["a": [1, .null]]
    var list: [String] = ["x", "y"]
    var map: [String: Int] = ["one": 1]
    var deck: Deck = "none"
    var suit: Suit = .hearts
    var rank: Rank = Rank(rawValue: "NEW")
    var level: Level = .high
    var point: Point = Point(x: 1)
    var yes: Bool = true
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      case .flag: json.bool(&flag)
      case .count: json.int(&count)
      case .ratio: json.double(&ratio)
      case .amount: amount = json.decimal() ?? amount
      case .at: at = json.date() ?? at
      case .unix: unix = json.date(.unix) ?? unix
      case .day: day = json.day() ?? day
      case .url: url = json.url() ?? url
      case .uuid: uuid = json.uuid() ?? uuid
      case .anything: anything = json.value() ?? anything
      case .list: json.array(&list)
      case .map: json.dictionary(&map)
      case .deck: json.value(&deck)
      case .suit: json.value(&suit)
      case .rank: json.value(&rank)
      case .level: json.value(&level)
      case .point: json.value(&point)
      case .yes: yes = json.bool(.number) ?? yes
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      text: text,
      flag: flag,
      count: count,
      ratio: ratio,
      amount: amount,
      at: at,
      unix: unix,
      day: day,
      url: url,
      uuid: uuid,
      anything: anything,
      list: list,
      map: map,
      deck: deck,
      suit: suit,
      rank: rank,
      level: level,
      point: point,
      yes: yes
    )
  }
}

extension Defaults {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.field("flag", flag)
    json.field("count", count)
    json.field("ratio", ratio)
    json.field("amount", amount)
    json.field("at", at)
    json.field("unix", unix, .unix)
    json.field("day", day)
    json.field("url", url)
    json.field("uuid", uuid)
    json.field("anything", anything)
    json.field("list", list)
    json.field("map", map)
    json.field("deck", deck)
    json.field("suit", suit)
    json.field("rank", rank)
    json.field("level", level)
    json.field("point", point)
    json.field("yes", yes, .number)
    json.endObject()
  }
}

// MARK: - Equality

extension Defaults {
  public static func areEqual(_ one: Defaults, _ other: Defaults) -> Bool {
    guard Equality.of(one.text, other.text),
      Equality.of(one.flag, other.flag),
      Equality.of(one.count, other.count),
      Equality.of(one.ratio, other.ratio),
      Equality.of(one.amount, other.amount),
      Equality.of(one.at, other.at),
      Equality.of(one.unix, other.unix),
      Equality.of(one.day, other.day),
      Equality.of(one.url, other.url),
      Equality.of(one.uuid, other.uuid),
      Equality.of(one.anything, other.anything),
      Equality.of(one.list, other.list),
      Equality.of(one.map, other.map),
      Equality.of(one.deck, other.deck),
      Equality.of(one.suit, other.suit),
      Equality.of(one.rank, other.rank),
      Equality.of(one.level, other.level),
      Equality.of(one.point, other.point),
      Equality.of(one.yes, other.yes)
    else { return false }
    return true
  }
}
