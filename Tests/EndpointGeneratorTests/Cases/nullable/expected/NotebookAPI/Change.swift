// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Change: MemberwiseEquatable, Sendable, WireEncodable {
  public var title: String?
  public var body: Patch<String>
  public var due: Patch<Date>
  public var start: Date?
  public var dates: [Date]?
  public var visits: Patch<[Date]>
  public var count: Patch<Int>
  public var size: Int?
  public var color: Patch<String>

  public init(
    title: String? = nil,
    body: Patch<String> = .keep,
    due: Patch<Date> = .keep,
    start: Date? = nil,
    dates: [Date]? = nil,
    visits: Patch<[Date]> = .keep,
    count: Patch<Int> = .keep,
    size: Int? = nil,
    color: Patch<String> = .keep
  ) {
    self.title = title
    self.body = body
    self.due = due
    self.start = start
    self.dates = dates
    self.visits = visits
    self.count = count
    self.size = size
    self.color = color
  }
}

// MARK: - Coding

extension Change {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.nullableField("title", title)
    json.field("body", body)
    json.field("due", due, .unix)
    json.nullableField("start", start, .unix)
    json.field("dates") { json in
      if let dates {
        json.array(dates) { json, value in json.date(value, .unix) }
      } else {
        json.null()
      }
    }
    json.field("visits", visits) { json, value in
      json.array(value) { json, value in json.date(value, .unix) }
    }
    json.field("count", count) { json, value in
      json.int(value, .string)
    }
    json.nullableField("size", size, .string)
    if color != .keep {
      json.beginObject("style")
      json.field("color", color)
      json.endObject()
    }
    json.endObject()
  }
}

// MARK: - Equality

extension Change {
  public static func areEqual(_ one: Change, _ other: Change) -> Bool {
    guard Equality.of(one.title, other.title),
      Equality.of(one.body, other.body),
      Equality.of(one.due, other.due),
      Equality.of(one.start, other.start),
      Equality.of(one.dates, other.dates),
      Equality.of(one.visits, other.visits),
      Equality.of(one.count, other.count),
      Equality.of(one.size, other.size),
      Equality.of(one.color, other.color)
    else { return false }
    return true
  }
}
