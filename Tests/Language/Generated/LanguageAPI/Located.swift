// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Located: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  public let displayName: String
  public let nick: String?
  public let first: String?
  public let last: String
  public let names: [String]
  public let seen: [Date]
  public let cells: [[Int]]?
  public let dotted: String?
  public let owner: Owner
  public let level: Int
  public let on: Bool
  public let raw: JSONValue?
  public let any: JSONValue
  public let change: Content?

  public init(
    id: Int,
    displayName: String,
    nick: String? = nil,
    first: String? = nil,
    last: String,
    names: [String],
    seen: [Date],
    cells: [[Int]]? = nil,
    dotted: String? = nil,
    owner: Owner,
    level: Int = 1,
    on: Bool,
    raw: JSONValue? = nil,
    any: JSONValue,
    change: Content? = nil
  ) {
    self.id = id
    self.displayName = displayName
    self.nick = nick
    self.first = first
    self.last = last
    self.names = names
    self.seen = seen
    self.cells = cells
    self.dotted = dotted
    self.owner = owner
    self.level = level
    self.on = on
    self.raw = raw
    self.any = any
    self.change = change
  }
}

// MARK: - Coding

extension Located {
  private enum WireKey: ~Copyable {
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      }
    }
    let displayName = json.at("user.display_name", of: object, required: true) { $0.string() }
    let nick = json.at("user.names.nick", of: object) { $0.string() }
    let first = json.at("tags[0]", of: object) { $0.string() }
    let last = json.at("tags[last]", of: object, required: true) { $0.string() }
    let names = json.at("items[].name", of: object, required: true) { $0.array(of: String.self) }
    let seen = json.at("items[].seen", of: object, required: true) {
      $0.lossyArray { $0.date(.unix) }
    }
    let cells = json.at("rows[].cells", of: object) { $0.array(of: [Int].self) }
    let dotted = json.at("a\\.b.c", of: object) { $0.string() }
    let owner = json.at(".", of: object, required: true) { Owner(from: &$0) }
    let level = json.at("stats.level", of: object) { $0.int() } ?? 1
    let on = json.at("stats.on", of: object, required: true) { $0.bool(.number) }
    let raw = json.at("stats.raw", of: object) { $0.value() }
    let any = json.at("stats.any", of: object, required: true, nulls: true) { $0.value() }
    let change = json.at("stats.change", of: object) { Content(from: &$0) }
    guard json.finish(&object),
      let displayName,
      let last,
      let names,
      let seen,
      let owner,
      let on,
      let any
    else { return nil }
    self.init(
      id: id,
      displayName: displayName,
      nick: nick,
      first: first,
      last: last,
      names: names,
      seen: seen,
      cells: cells,
      dotted: dotted,
      owner: owner,
      level: level,
      on: on,
      raw: raw,
      any: any,
      change: change
    )
  }
}

// MARK: - Equality

extension Located {
  public static func areEqual(_ one: Located, _ other: Located) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.displayName, other.displayName),
      Equality.of(one.nick, other.nick),
      Equality.of(one.first, other.first),
      Equality.of(one.last, other.last),
      Equality.of(one.names, other.names),
      Equality.of(one.seen, other.seen),
      Equality.of(one.cells, other.cells),
      Equality.of(one.dotted, other.dotted),
      Equality.of(one.owner, other.owner),
      Equality.of(one.level, other.level),
      Equality.of(one.on, other.on),
      Equality.of(one.raw, other.raw),
      Equality.of(one.any, other.any),
      Equality.of(one.change, other.change)
    else { return false }
    return true
  }
}
