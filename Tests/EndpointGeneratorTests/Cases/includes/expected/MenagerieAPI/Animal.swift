// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Animal: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: String
  public var name: String
  public var created: Date
  public var updated: Date?
  public var legs: Int

  public init(id: String, name: String, created: Date, updated: Date? = nil, legs: Int) {
    self.id = id
    self.name = name
    self.created = created
    self.updated = updated
    self.legs = legs
  }
}

// MARK: - Coding

extension Animal {
  private enum WireKey: ~Copyable {
    case id
    case name
    case created
    case updated
    case legs
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("created required", as: .created)
    keys.add("updated", as: .updated)
    keys.add("legs required", as: .legs)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var created: Date?
    var updated: Date?
    var legs = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .name: json.string(&name)
      case .created: created = json.date()
      case .updated: updated = json.date()
      case .legs: json.int(&legs)
      }
    }
    guard json.finish(&object), let created else { return nil }
    self.init(id: id, name: name, created: created, updated: updated, legs: legs)
  }
}

extension Animal {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("created", created)
    json.field("updated", updated)
    json.field("legs", legs)
    json.endObject()
  }
}

// MARK: - Equality

extension Animal {
  public static func areEqual(_ one: Animal, _ other: Animal) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.created, other.created),
      Equality.of(one.updated, other.updated),
      Equality.of(one.legs, other.legs)
    else { return false }
    return true
  }
}
