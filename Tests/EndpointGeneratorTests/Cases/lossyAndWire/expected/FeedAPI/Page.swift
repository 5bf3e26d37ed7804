// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Page: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var posts: [Post]
  public var dates: [Date]?
  public var count: Int
  public var isLast: Bool
  public var isFirst: Bool?
  public var price: Decimal
  public var ratio: Double?
  public var counts: [Int]
  public var id: PostID?

  public init(
    posts: [Post],
    dates: [Date]? = nil,
    count: Int,
    isLast: Bool,
    isFirst: Bool? = nil,
    price: Decimal,
    ratio: Double? = nil,
    counts: [Int],
    id: PostID? = nil
  ) {
    self.posts = posts
    self.dates = dates
    self.count = count
    self.isLast = isLast
    self.isFirst = isFirst
    self.price = price
    self.ratio = ratio
    self.counts = counts
    self.id = id
  }
}

// MARK: - Coding

extension Page {
  private enum WireKey: ~Copyable {
    case posts
    case dates
    case count
    case isLast
    case isFirst
    case price
    case ratio
    case counts
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("posts required", as: .posts)
    keys.add("dates", as: .dates)
    keys.add("count required", as: .count)
    keys.add("is_last required", as: .isLast)
    keys.add("is_first", as: .isFirst)
    keys.add("price required", as: .price)
    keys.add("ratio", as: .ratio)
    keys.add("counts required", as: .counts)
    keys.add("id", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var posts: [Post]?
    var dates: [Date]?
    var count: Int?
    var isLast: Bool?
    var isFirst: Bool?
    var price: Decimal?
    var ratio: Double?
    var counts: [Int]?
    var id: PostID?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .posts: posts = json.lossyArray(of: Post.self)
      case .dates: dates = json.lossyArray { $0.date(.unix) }
      case .count: count = json.int(.string)
      case .isLast: isLast = json.bool(.number)
      case .isFirst: isFirst = json.bool(.string)
      case .price: price = json.decimal(.string)
      case .ratio: ratio = json.double(.string)
      case .counts: counts = json.array { $0.int(.string) }
      case .id: json.value(&id)
      }
    }
    guard json.finish(&object), let posts, let count, let isLast, let price, let counts
    else { return nil }
    self.init(
      posts: posts,
      dates: dates,
      count: count,
      isLast: isLast,
      isFirst: isFirst,
      price: price,
      ratio: ratio,
      counts: counts,
      id: id
    )
  }
}

extension Page {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("posts", posts)
    if let dates {
      json.field("dates") { json in
        json.array(dates) { json, value in json.date(value, .unix) }
      }
    }
    json.field("count", count, .string)
    json.field("is_last", isLast, .number)
    json.field("is_first", isFirst, .string)
    json.field("price", price, .string)
    json.field("ratio", ratio, .string)
    json.field("counts") { json in
      json.array(counts) { json, value in json.int(value, .string) }
    }
    json.field("id", id)
    json.endObject()
  }
}

// MARK: - Equality

extension Page {
  public static func areEqual(_ one: Page, _ other: Page) -> Bool {
    guard Equality.of(one.posts, other.posts),
      Equality.of(one.dates, other.dates),
      Equality.of(one.count, other.count),
      Equality.of(one.isLast, other.isLast),
      Equality.of(one.isFirst, other.isFirst),
      Equality.of(one.price, other.price),
      Equality.of(one.ratio, other.ratio),
      Equality.of(one.counts, other.counts),
      Equality.of(one.id, other.id)
    else { return false }
    return true
  }
}
