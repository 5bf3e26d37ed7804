// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Maybes: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var text: String?
  public var flag: Bool?
  public var count: Int?
  public var small: Int32?
  public var big: Int64?
  public var ratio: Double?
  public var amount: Decimal?
  public var at: Date?
  public var unix: Date?
  public var millis: Date?
  public var modified: Date?
  public var local: Date?
  public var day: Day?
  public var imageURL: URL?
  public var userID: UUID?
  public var blob: Data?
  public var anything: JSONValue?
  public var link: Link?

  public init(
    text: String? = nil,
    flag: Bool? = nil,
    count: Int? = nil,
    small: Int32? = nil,
    big: Int64? = nil,
    ratio: Double? = nil,
    amount: Decimal? = nil,
    at: Date? = nil,
    unix: Date? = nil,
    millis: Date? = nil,
    modified: Date? = nil,
    local: Date? = nil,
    day: Day? = nil,
    imageURL: URL? = nil,
    userID: UUID? = nil,
    blob: Data? = nil,
    anything: JSONValue? = nil,
    link: Link? = nil
  ) {
    self.text = text
    self.flag = flag
    self.count = count
    self.small = small
    self.big = big
    self.ratio = ratio
    self.amount = amount
    self.at = at
    self.unix = unix
    self.millis = millis
    self.modified = modified
    self.local = local
    self.day = day
    self.imageURL = imageURL
    self.userID = userID
    self.blob = blob
    self.anything = anything
    self.link = link
  }
}

// MARK: - Coding

extension Maybes {
  private enum WireKey: ~Copyable {
    case text
    case flag
    case count
    case small
    case big
    case ratio
    case amount
    case at
    case unix
    case millis
    case modified
    case local
    case day
    case imageURL
    case userID
    case blob
    case anything
    case link
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text", as: .text)
    keys.add("flag", as: .flag)
    keys.add("count", as: .count)
    keys.add("small", as: .small)
    keys.add("big", as: .big)
    keys.add("ratio", as: .ratio)
    keys.add("amount", as: .amount)
    keys.add("at", as: .at)
    keys.add("unix", as: .unix)
    keys.add("millis", as: .millis)
    keys.add("modified", as: .modified)
    keys.add("local", as: .local)
    keys.add("day", as: .day)
    keys.add("image_url", as: .imageURL)
    keys.add("user_id", as: .userID)
    keys.add("blob", as: .blob)
    keys.add("anything", as: .anything)
    keys.add("link", as: .link)
  }

  public init?(from json: inout JSONReader) {
    var text: String?
    var flag: Bool?
    var count: Int?
    var small: Int32?
    var big: Int64?
    var ratio: Double?
    var amount: Decimal?
    var at: Date?
    var unix: Date?
    var millis: Date?
    var modified: Date?
    var local: Date?
    var day: Day?
    var imageURL: URL?
    var userID: UUID?
    var blob: Data?
    var anything: JSONValue?
    var link: Link?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      case .flag: json.bool(&flag)
      case .count: json.int(&count)
      case .small: small = json.int32()
      case .big: big = json.int64()
      case .ratio: json.double(&ratio)
      case .amount: amount = json.decimal()
      case .at: at = json.date()
      case .unix: unix = json.date(.unix)
      case .millis: millis = json.date(.unixMilliseconds)
      case .modified: modified = json.date(.rfc1123)
      case .local: local = json.date(.pattern("yyyy-MM-dd HH:mm"))
      case .day: day = json.day()
      case .imageURL: imageURL = json.urlIfAny()
      case .userID: userID = json.uuid()
      case .blob: blob = json.data()
      case .anything: anything = json.value()
      case .link: json.value(&link)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      text: text,
      flag: flag,
      count: count,
      small: small,
      big: big,
      ratio: ratio,
      amount: amount,
      at: at,
      unix: unix,
      millis: millis,
      modified: modified,
      local: local,
      day: day,
      imageURL: imageURL,
      userID: userID,
      blob: blob,
      anything: anything,
      link: link
    )
  }
}

extension Maybes {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.field("flag", flag)
    json.field("count", count)
    json.field("small", small)
    json.field("big", big)
    json.field("ratio", ratio)
    json.field("amount", amount)
    json.field("at", at)
    json.field("unix", unix, .unix)
    json.field("millis", millis, .unixMilliseconds)
    json.field("modified", modified, .rfc1123)
    json.field("local", local, .pattern("yyyy-MM-dd HH:mm"))
    json.field("day", day)
    json.field("image_url", imageURL)
    json.field("user_id", userID)
    json.field("blob", blob)
    json.field("anything", anything)
    json.field("link", link)
    json.endObject()
  }
}

// MARK: - Equality

extension Maybes {
  public static func areEqual(_ one: Maybes, _ other: Maybes) -> Bool {
    guard Equality.of(one.text, other.text),
      Equality.of(one.flag, other.flag),
      Equality.of(one.count, other.count),
      Equality.of(one.small, other.small),
      Equality.of(one.big, other.big),
      Equality.of(one.ratio, other.ratio),
      Equality.of(one.amount, other.amount),
      Equality.of(one.at, other.at),
      Equality.of(one.unix, other.unix),
      Equality.of(one.millis, other.millis),
      Equality.of(one.modified, other.modified),
      Equality.of(one.local, other.local),
      Equality.of(one.day, other.day),
      Equality.of(one.imageURL, other.imageURL),
      Equality.of(one.userID, other.userID),
      Equality.of(one.blob, other.blob),
      Equality.of(one.anything, other.anything),
      Equality.of(one.link, other.link)
    else { return false }
    return true
  }
}
