// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Placed: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: Int
  public var displayName: String
  public var born: Date?
  public var died: Date?
  public var color: String?
  public var size: Int
  public var owner: Owner
  public var second: Point?
  public var lastName: String?
  public var dotted: String?

  public init(
    id: Int,
    displayName: String,
    born: Date? = nil,
    died: Date? = nil,
    color: String? = nil,
    size: Int = 3,
    owner: Owner,
    second: Point? = nil,
    lastName: String? = nil,
    dotted: String? = nil
  ) {
    self.id = id
    self.displayName = displayName
    self.born = born
    self.died = died
    self.color = color
    self.size = size
    self.owner = owner
    self.second = second
    self.lastName = lastName
    self.dotted = dotted
  }
}

// MARK: - Coding

extension Placed {
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
    let born = json.at("user.dates.born", of: object) { $0.date(.unix) }
    let died = json.at("user.dates.died", of: object) { $0.date(.unix) }
    let color = json.at("settings.color", of: object) { $0.string() }
    let size = json.at("settings.deep.size", of: object) { $0.int() } ?? 3
    let owner = json.at(".", of: object, required: true) { Owner(from: &$0) }
    let second = json.at(".", of: object) { Point(from: &$0) }
    let lastName = json.at("user.last_name", of: object) { $0.string() }
    let dotted = json.at("a\\.b.c", of: object) { $0.string() }
    guard json.finish(&object), let displayName, let owner else { return nil }
    self.init(
      id: id,
      displayName: displayName,
      born: born,
      died: died,
      color: color,
      size: size,
      owner: owner,
      second: second,
      lastName: lastName,
      dotted: dotted
    )
  }
}

extension Placed {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.beginObject("user")
    json.field("display_name", displayName)
    if born != nil || died != nil {
      json.beginObject("dates")
      json.field("born", born, .unix)
      json.field("died", died, .unix)
      json.endObject()
    }
    json.field("last_name", lastName)
    json.endObject()
    json.beginObject("settings")
    json.field("color", color)
    json.beginObject("deep")
    json.field("size", size)
    json.endObject()
    json.endObject()
    json.members(of: owner)
    if let second {
      json.members(of: second)
    }
    if dotted != nil {
      json.beginObject("a.b")
      json.field("c", dotted)
      json.endObject()
    }
    json.endObject()
  }
}

// MARK: - Equality

extension Placed {
  public static func areEqual(_ one: Placed, _ other: Placed) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.displayName, other.displayName),
      Equality.of(one.born, other.born),
      Equality.of(one.died, other.died),
      Equality.of(one.color, other.color),
      Equality.of(one.size, other.size),
      Equality.of(one.owner, other.owner),
      Equality.of(one.second, other.second),
      Equality.of(one.lastName, other.lastName),
      Equality.of(one.dotted, other.dotted)
    else { return false }
    return true
  }
}
