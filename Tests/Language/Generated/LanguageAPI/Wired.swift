// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Wired: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var flag: Bool
  public var word: Bool
  public var count: Int
  public var small: Int32?
  public var big: Int64
  public var ratio: Double
  public var price: Decimal
  public var maybe: Bool?
  public var flags: [Bool]
  public var counts: [Int?]?
  public var prices: [String: Decimal]?
  public var ticket: Serial
  public var yes: Flag?
  public var moment: Date?
  public var millis: Date?
  public var moments: [Stamp]?

  public init(
    flag: Bool,
    word: Bool,
    count: Int,
    small: Int32? = nil,
    big: Int64,
    ratio: Double,
    price: Decimal,
    maybe: Bool? = nil,
    flags: [Bool],
    counts: [Int?]? = nil,
    prices: [String: Decimal]? = nil,
    ticket: Serial,
    yes: Flag? = nil,
    moment: Date? = nil,
    millis: Date? = nil,
    moments: [Stamp]? = nil
  ) {
    self.flag = flag
    self.word = word
    self.count = count
    self.small = small
    self.big = big
    self.ratio = ratio
    self.price = price
    self.maybe = maybe
    self.flags = flags
    self.counts = counts
    self.prices = prices
    self.ticket = ticket
    self.yes = yes
    self.moment = moment
    self.millis = millis
    self.moments = moments
  }
}

// MARK: - Coding

extension Wired {
  private enum WireKey: ~Copyable {
    case flag
    case word
    case count
    case small
    case big
    case ratio
    case price
    case maybe
    case flags
    case counts
    case prices
    case ticket
    case yes
    case moment
    case millis
    case moments
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("flag required", as: .flag)
    keys.add("word required", as: .word)
    keys.add("count required", as: .count)
    keys.add("small", as: .small)
    keys.add("big required", as: .big)
    keys.add("ratio required", as: .ratio)
    keys.add("price required", as: .price)
    keys.add("maybe", as: .maybe)
    keys.add("flags required", as: .flags)
    keys.add("counts", as: .counts)
    keys.add("prices", as: .prices)
    keys.add("ticket required", as: .ticket)
    keys.add("yes", as: .yes)
    keys.add("moment", as: .moment)
    keys.add("millis", as: .millis)
    keys.add("moments", as: .moments)
  }

  public init?(from json: inout JSONReader) {
    var flag: Bool?
    var word: Bool?
    var count: Int?
    var small: Int32?
    var big: Int64?
    var ratio: Double?
    var price: Decimal?
    var maybe: Bool?
    var flags: [Bool]?
    var counts: [Int?]?
    var prices: [String: Decimal]?
    var ticket: Serial?
    var yes: Flag?
    var moment: Date?
    var millis: Date?
    var moments: [Stamp]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .flag: flag = json.bool(.number)
      case .word: word = json.bool(.string)
      case .count: count = json.int(.string)
      case .small: small = json.int32(.string)
      case .big: big = json.int64(.string)
      case .ratio: ratio = json.double(.string)
      case .price: price = json.decimal(.string)
      case .maybe: maybe = json.bool(.number)
      case .flags: flags = json.array { $0.bool(.number) }
      case .counts: counts = json.array { $0.optional { $0.int(.string) } }
      case .prices: prices = json.dictionary { $0.decimal(.string) }
      case .ticket: ticket = json.int(.string).map(Serial.init(id:))
      case .yes: yes = json.bool(.number)
      case .moment: moment = json.date(.unixText)
      case .millis: millis = json.date(.unixMillisecondsText)
      case .moments: moments = json.array { $0.date(.unixText) }
      }
    }
    guard json.finish(&object),
      let flag,
      let word,
      let count,
      let big,
      let ratio,
      let price,
      let flags,
      let ticket
    else { return nil }
    self.init(
      flag: flag,
      word: word,
      count: count,
      small: small,
      big: big,
      ratio: ratio,
      price: price,
      maybe: maybe,
      flags: flags,
      counts: counts,
      prices: prices,
      ticket: ticket,
      yes: yes,
      moment: moment,
      millis: millis,
      moments: moments
    )
  }
}

extension Wired {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("flag", flag, .number)
    json.field("word", word, .string)
    json.field("count", count, .string)
    json.field("small", small, .string)
    json.field("big", big, .string)
    json.field("ratio", ratio, .string)
    json.field("price", price, .string)
    json.field("maybe", maybe, .number)
    json.field("flags") { json in
      json.array(flags) { json, value in json.bool(value, .number) }
    }
    if let counts {
      json.field("counts") { json in
        json.array(counts) { json, value in
          if let value {
            json.int(value, .string)
          } else {
            json.null()
          }
        }
      }
    }
    if let prices {
      json.field("prices") { json in
        json.dictionary(prices) { json, value in json.decimal(value, .string) }
      }
    }
    json.field("ticket", ticket.id, .string)
    json.field("yes", yes, .number)
    json.field("moment", moment, .unixText)
    json.field("millis", millis, .unixMillisecondsText)
    if let moments {
      json.field("moments") { json in
        json.array(moments) { json, value in json.date(value, .unixText) }
      }
    }
    json.endObject()
  }
}

// MARK: - Equality

extension Wired {
  public static func areEqual(_ one: Wired, _ other: Wired) -> Bool {
    guard Equality.of(one.flag, other.flag),
      Equality.of(one.word, other.word),
      Equality.of(one.count, other.count),
      Equality.of(one.small, other.small),
      Equality.of(one.big, other.big),
      Equality.of(one.ratio, other.ratio),
      Equality.of(one.price, other.price),
      Equality.of(one.maybe, other.maybe),
      Equality.of(one.flags, other.flags),
      Equality.of(one.counts, other.counts),
      Equality.of(one.prices, other.prices),
      Equality.of(one.ticket, other.ticket),
      Equality.of(one.yes, other.yes),
      Equality.of(one.moment, other.moment),
      Equality.of(one.millis, other.millis),
      Equality.of(one.moments, other.moments)
    else { return false }
    return true
  }
}
