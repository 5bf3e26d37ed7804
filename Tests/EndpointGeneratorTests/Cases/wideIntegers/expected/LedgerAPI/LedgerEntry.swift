// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct LedgerEntry: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var id: Int64
  public var account: Account
  public var least: Int
  public var flag: Mark
  public var level: Height?
  public var small: Small
  public var cap: Cap

  public init(
    id: Int64 = 5_000_000_000,
    account: Account = 2_147_483_647,
    least: Int = -2_147_483_648,
    flag: Mark = Mark(rawValue: 4_294_967_296),
    level: Height? = nil,
    small: Small = .most,
    cap: Cap = .wide
  ) {
    self.id = id
    self.account = account
    self.least = least
    self.flag = flag
    self.level = level
    self.small = small
    self.cap = cap
  }
}

// MARK: - Coding

extension LedgerEntry {
  private enum WireKey: ~Copyable {
    case id
    case account
    case least
    case flag
    case level
    case small
    case cap
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id", as: .id)
    keys.add("account", as: .account)
    keys.add("least", as: .least)
    keys.add("flag", as: .flag)
    keys.add("level", as: .level)
    keys.add("small", as: .small)
    keys.add("cap", as: .cap)
  }

  public init?(from json: inout JSONReader) {
    var id: Int64 = 5_000_000_000
    var account: Account = 2_147_483_647
    var least: Int = -2_147_483_648
    var flag: Mark = Mark(rawValue: 4_294_967_296)
    var level: Height?
    var small: Small = .most
    var cap: Cap = .wide
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: id = json.int64() ?? id
      case .account: json.value(&account)
      case .least: json.int(&least)
      case .flag: json.value(&flag)
      case .level: json.value(&level)
      case .small: json.value(&small)
      case .cap: json.value(&cap)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      id: id,
      account: account,
      least: least,
      flag: flag,
      level: level,
      small: small,
      cap: cap
    )
  }
}

extension LedgerEntry {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("account", account)
    json.field("least", least)
    json.field("flag", flag)
    json.field("level", level)
    json.field("small", small)
    json.field("cap", cap)
    json.field("version", 3_000_000_000 as Int64)
    json.field("format", 7)
    json.endObject()
  }
}

// MARK: - Equality

extension LedgerEntry {
  public static func areEqual(_ one: LedgerEntry, _ other: LedgerEntry) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.account, other.account),
      Equality.of(one.least, other.least),
      Equality.of(one.flag, other.flag),
      Equality.of(one.level, other.level),
      Equality.of(one.small, other.small),
      Equality.of(one.cap, other.cap)
    else { return false }
    return true
  }
}
