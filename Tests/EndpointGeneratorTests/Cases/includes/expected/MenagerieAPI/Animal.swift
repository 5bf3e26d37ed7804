// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Animal: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Animal, _ other: Animal) -> Bool {
    guard Equality.of(one.id, other.id), Equality.of(one.name, other.name),
      Equality.of(one.created, other.created), Equality.of(one.updated, other.updated),
      Equality.of(one.legs, other.legs)
    else { return false }
    return true
  }
}

extension Animal: JSONDecodable {
  private static let keys: JSONKeys = "id name created updated legs"

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var created: Date?
    var updated: Date?
    var legs = 0
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.string(&id)
      case 1: json.string(&name)
      case 2: created = json.date()
      case 3: updated = json.date()
      default: json.int(&legs)
      }
    }
    guard json.finish(&fields, required: 0b10111), let created else { return nil }
    self.init(id: id, name: name, created: created, updated: updated, legs: legs)
  }
}

extension Animal: JSONEncodable {
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
