// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Gift: MemberwiseEquatable, Sendable, WireEncodable {
  public var thing: Thing
  public var price: Decimal?
  public var tags: [String: [Diet]]?
  public var extra: JSONValue?
  /// The values of all other keys.
  public var additional: [String: Int]

  public init(
    thing: Thing,
    price: Decimal? = nil,
    tags: [String: [Diet]]? = nil,
    extra: JSONValue? = nil,
    additional: [String: Int] = [:]
  ) {
    self.thing = thing
    self.price = price
    self.tags = tags
    self.extra = extra
    self.additional = additional
  }
}

public enum Thing: Equatable, Sendable, WireEncodable {
  case plant(Plant)
  case toy(Toy)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Plant: Equatable, Sendable, WireEncodable {
  public var height: Double

  public init(height: Double) {
    self.height = height
  }
}

public struct Toy: Equatable, Sendable, WireEncodable {
  public var colour: String

  public init(colour: String) {
    self.colour = colour
  }
}

// MARK: - Coding

extension Gift {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("thing", thing)
    json.field("price", price)
    json.field("tags", tags)
    json.field("extra", extra)
    json.members(of: additional)
    json.endObject()
  }
}

extension Thing {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .plant(let value):
      json.beginObject()
      json.field("kind", "plant")
      json.members(of: value)
      json.endObject()
    case .toy(let value):
      json.beginObject()
      json.field("kind", "toy")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Plant {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("height", height)
    json.endObject()
  }
}

extension Toy {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("colour", colour)
    json.endObject()
  }
}

// MARK: - Equality

extension Gift {
  public static func areEqual(_ one: Gift, _ other: Gift) -> Bool {
    guard Equality.of(one.thing, other.thing),
      Equality.of(one.price, other.price),
      Equality.of(one.tags, other.tags),
      Equality.of(one.extra, other.extra),
      Equality.of(one.additional, other.additional)
    else { return false }
    return true
  }
}
