// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
