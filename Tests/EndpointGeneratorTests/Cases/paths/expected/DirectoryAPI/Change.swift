// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Change: MemberwiseEquatable, Identifiable, Sendable, WireEncodable {
  public var id: Int
  public var displayName: String
  public var born: Date?
  public var died: Date?
  public var color: String?
  public var owner: Owner
  public var lastName: String?

  public init(
    id: Int,
    displayName: String,
    born: Date? = nil,
    died: Date? = nil,
    color: String? = nil,
    owner: Owner,
    lastName: String? = nil
  ) {
    self.id = id
    self.displayName = displayName
    self.born = born
    self.died = died
    self.color = color
    self.owner = owner
    self.lastName = lastName
  }
}

// MARK: - Coding

extension Change {
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
    if color != nil {
      json.beginObject("settings")
      json.field("color", color)
      json.endObject()
    }
    json.members(of: owner)
    json.endObject()
  }
}

// MARK: - Equality

extension Change {
  public static func areEqual(_ one: Change, _ other: Change) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.displayName, other.displayName),
      Equality.of(one.born, other.born),
      Equality.of(one.died, other.died),
      Equality.of(one.color, other.color),
      Equality.of(one.owner, other.owner),
      Equality.of(one.lastName, other.lastName)
    else { return false }
    return true
  }
}
