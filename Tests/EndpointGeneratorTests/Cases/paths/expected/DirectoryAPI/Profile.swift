// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Profile: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  public let displayName: String
  public let nickname: String?
  public let firstTag: String?
  public let lastTag: String
  public let names: [String]
  public let seen: [Date]
  public let dotted: String?
  public let owner: Owner
  public let level: Int

  public init(
    id: Int,
    displayName: String,
    nickname: String? = nil,
    firstTag: String? = nil,
    lastTag: String,
    names: [String],
    seen: [Date],
    dotted: String? = nil,
    owner: Owner,
    level: Int = 1
  ) {
    self.id = id
    self.displayName = displayName
    self.nickname = nickname
    self.firstTag = firstTag
    self.lastTag = lastTag
    self.names = names
    self.seen = seen
    self.dotted = dotted
    self.owner = owner
    self.level = level
  }
}

// MARK: - Coding

extension Profile {
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
    let nickname = json.at("user.nickname", of: object) { $0.string() }
    let firstTag = json.at("tags[0]", of: object) { $0.string() }
    let lastTag = json.at("tags[last]", of: object, required: true) { $0.string() }
    let names = json.at("items[].name", of: object, required: true) { $0.array(of: String.self) }
    let seen = json.at("items[].seen", of: object, required: true) {
      $0.lossyArray { $0.date(.unix) }
    }
    let dotted = json.at("a\\.b.c", of: object) { $0.string() }
    let owner = json.at(".", of: object, required: true) { Owner(from: &$0) }
    let level =
      json.at("user.statistics.gamification.achievements.current_level", of: object) { $0.int() }
      ?? 1
    guard json.finish(&object), let displayName, let lastTag, let names, let seen, let owner
    else { return nil }
    self.init(
      id: id,
      displayName: displayName,
      nickname: nickname,
      firstTag: firstTag,
      lastTag: lastTag,
      names: names,
      seen: seen,
      dotted: dotted,
      owner: owner,
      level: level
    )
  }
}

// MARK: - Equality

extension Profile {
  public static func areEqual(_ one: Profile, _ other: Profile) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.displayName, other.displayName),
      Equality.of(one.nickname, other.nickname),
      Equality.of(one.firstTag, other.firstTag),
      Equality.of(one.lastTag, other.lastTag),
      Equality.of(one.names, other.names),
      Equality.of(one.seen, other.seen),
      Equality.of(one.dotted, other.dotted),
      Equality.of(one.owner, other.owner),
      Equality.of(one.level, other.level)
    else { return false }
    return true
  }
}
