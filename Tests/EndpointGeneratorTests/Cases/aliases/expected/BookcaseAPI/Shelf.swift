// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Shelf: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var books: Books
  public var times: Times
  public var time: Time?
  public var counts: Counts?
  public var maybe: Maybe
  public var all: [Times]
  public var each: [Time]

  public init(
    books: Books,
    times: Times,
    time: Time? = nil,
    counts: Counts? = nil,
    maybe: Maybe = nil,
    all: [Times],
    each: [Time]
  ) {
    self.books = books
    self.times = times
    self.time = time
    self.counts = counts
    self.maybe = maybe
    self.all = all
    self.each = each
  }
}

// MARK: - Coding

extension Shelf {
  private enum WireKey: ~Copyable {
    case books
    case times
    case time
    case counts
    case maybe
    case all
    case each
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("books required", as: .books)
    keys.add("times required", as: .times)
    keys.add("time", as: .time)
    keys.add("counts", as: .counts)
    keys.add("maybe", as: .maybe)
    keys.add("all required", as: .all)
    keys.add("each required", as: .each)
  }

  public init?(from json: inout JSONReader) {
    var books: Books = []
    var times: Times?
    var time: Time?
    var counts: Counts?
    var maybe: String?
    var all: [Times]?
    var each: [Time]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .books: json.array(&books)
      case .times: times = json.array { $0.date(.unix) }
      case .time: time = json.date(.unix)
      case .counts: json.dictionary(&counts)
      case .maybe: json.string(&maybe)
      case .all: all = json.array { $0.array { $0.date(.unix) } }
      case .each: each = json.array { $0.date(.unix) }
      }
    }
    guard json.finish(&object), let times, let all, let each else { return nil }
    self.init(
      books: books,
      times: times,
      time: time,
      counts: counts,
      maybe: maybe,
      all: all,
      each: each
    )
  }
}

extension Shelf {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("books", books)
    json.field("times") { json in
      json.array(times) { json, value in json.date(value, .unix) }
    }
    json.field("time", time, .unix)
    json.field("counts", counts)
    json.field("maybe", maybe)
    json.field("all") { json in
      json.array(all) { json, value in
        json.array(value) { json, value in json.date(value, .unix) }
      }
    }
    json.field("each") { json in
      json.array(each) { json, value in json.date(value, .unix) }
    }
    json.endObject()
  }
}

// MARK: - Equality

extension Shelf {
  public static func areEqual(_ one: Shelf, _ other: Shelf) -> Bool {
    guard Equality.of(one.books, other.books),
      Equality.of(one.times, other.times),
      Equality.of(one.time, other.time),
      Equality.of(one.counts, other.counts),
      Equality.of(one.maybe, other.maybe),
      Equality.of(one.all, other.all),
      Equality.of(one.each, other.each)
    else { return false }
    return true
  }
}
