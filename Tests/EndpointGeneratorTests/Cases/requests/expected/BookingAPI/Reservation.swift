// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Reservation: MemberwiseEquatable, Sendable, WireEncodable {
  public var guest: Guest
  public var others: [Guest]?
  public var from: Date
  public var to: Date?
  public var days: [Date]
  public var visits: [Date]?
  public var seen: [String: Date?]
  public var note: String?
  public var url: URL?
  public var tags: [String]?
  public var extra: JSONValue?

  public init(
    guest: Guest,
    others: [Guest]? = nil,
    from: Date,
    to: Date? = nil,
    days: [Date],
    visits: [Date]? = nil,
    seen: [String: Date?],
    note: String? = nil,
    url: URL? = nil,
    tags: [String]? = nil,
    extra: JSONValue? = nil
  ) {
    self.guest = guest
    self.others = others
    self.from = from
    self.to = to
    self.days = days
    self.visits = visits
    self.seen = seen
    self.note = note
    self.url = url
    self.tags = tags
    self.extra = extra
  }
}

// MARK: - Coding

extension Reservation {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "reservation")
    json.field("version", 2)
    json.field("factor", 1.5 as JSONValue)
    json.field("flags", ["a", ["b": .null]] as JSONValue)
    json.field("nothing", JSONValue.null)
    json.field("guest", guest)
    json.field("others", others)
    json.field("from", from, .unix)
    json.field("to", to, .unix)
    json.field("days") { json in
      json.array(days) { json, value in json.date(value, .pattern("yyyy-MM-dd")) }
    }
    if let visits {
      json.field("visits") { json in
        json.array(visits) { json, value in json.date(value, .unix) }
      }
    }
    json.field("seen") { json in
      json.dictionary(seen) { json, value in
        if let value {
          json.date(value, .unixMilliseconds)
        } else {
          json.null()
        }
      }
    }
    json.field("note", note)
    json.field("url", url)
    json.field("tags", tags)
    json.field("extra", extra)
    json.endObject()
  }
}

// MARK: - Equality

extension Reservation {
  public static func areEqual(_ one: Reservation, _ other: Reservation) -> Bool {
    guard Equality.of(one.guest, other.guest),
      Equality.of(one.others, other.others),
      Equality.of(one.from, other.from),
      Equality.of(one.to, other.to),
      Equality.of(one.days, other.days),
      Equality.of(one.visits, other.visits),
      Equality.of(one.seen, other.seen),
      Equality.of(one.note, other.note),
      Equality.of(one.url, other.url),
      Equality.of(one.tags, other.tags),
      Equality.of(one.extra, other.extra)
    else { return false }
    return true
  }
}
