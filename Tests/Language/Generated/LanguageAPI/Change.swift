// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Change: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var title: String?
  public var body: Patch<String>
  public var due: Patch<Date>
  public var start: Date?
  public var dates: [Date]?
  public var visits: Patch<[Date]>
  public var count: Patch<Int>
  public var size: Int?
  public var seen: Patch<Date>
  public var point: Patch<Point>
  public var color: Patch<String>
  public var token: Patch<String>

  public init(
    title: String? = nil,
    body: Patch<String> = .keep,
    due: Patch<Date> = .keep,
    start: Date? = nil,
    dates: [Date]? = nil,
    visits: Patch<[Date]> = .keep,
    count: Patch<Int> = .keep,
    size: Int? = nil,
    seen: Patch<Date> = .keep,
    point: Patch<Point> = .keep,
    color: Patch<String> = .keep,
    token: Patch<String> = .keep
  ) {
    self.title = title
    self.body = body
    self.due = due
    self.start = start
    self.dates = dates
    self.visits = visits
    self.count = count
    self.size = size
    self.seen = seen
    self.point = point
    self.color = color
    self.token = token
  }
}

// MARK: - Coding

extension Change {
  private enum WireKey: ~Copyable {
    case title
    case body
    case due
    case start
    case dates
    case visits
    case count
    case size
    case seen
    case point
    case token
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title", as: .title)
    keys.add("body nullable", as: .body)
    keys.add("due nullable", as: .due)
    keys.add("start", as: .start)
    keys.add("dates", as: .dates)
    keys.add("visits nullable", as: .visits)
    keys.add("count nullable", as: .count)
    keys.add("size", as: .size)
    keys.add("seen nullable", as: .seen)
    keys.add("point nullable", as: .point)
    keys.add("token nullable secret", as: .token)
  }

  public init?(from json: inout JSONReader) {
    var title: String?
    var body: Patch<String> = .keep
    var due: Patch<Date> = .keep
    var start: Date?
    var dates: [Date]?
    var visits: Patch<[Date]> = .keep
    var count: Patch<Int> = .keep
    var size: Int?
    var seen: Patch<Date> = .keep
    var point: Patch<Point> = .keep
    var token: Patch<String> = .keep
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .body: body = json.patch { $0.string() } ?? body
      case .due: due = json.patch { $0.date(.unix) } ?? due
      case .start: start = json.date(.unix)
      case .dates: dates = json.array { $0.date(.unix) }
      case .visits: visits = json.patch { $0.array { $0.date(.unix) } } ?? visits
      case .count: count = json.patch { $0.int(.string) } ?? count
      case .size: size = json.int(.string)
      case .seen: seen = json.patch { $0.date(.unixText) } ?? seen
      case .point: point = json.patch { Point(from: &$0) } ?? point
      case .token: token = json.patch { $0.string() } ?? token
      }
    }
    let color =
      json.at("style.color", of: object, nulls: true) { $0.patch { $0.string() } } ?? .keep
    guard json.finish(&object) else { return nil }
    self.init(
      title: title,
      body: body,
      due: due,
      start: start,
      dates: dates,
      visits: visits,
      count: count,
      size: size,
      seen: seen,
      point: point,
      color: color,
      token: token
    )
  }
}

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
    json.field("seen", seen) { json, value in
      json.date(value, .unixText)
    }
    json.field("point", point)
    if color != .keep {
      json.beginObject("style")
      json.field("color", color)
      json.endObject()
    }
    json.field("token", token, secret: true)
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
      Equality.of(one.seen, other.seen),
      Equality.of(one.point, other.point),
      Equality.of(one.color, other.color),
      Equality.of(one.token, other.token)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension Change: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "title": title,
        "body": body,
        "due": due,
        "start": start,
        "dates": dates,
        "visits": visits,
        "count": count,
        "size": size,
        "seen": seen,
        "point": point,
        "color": color,
        "token": Secret.masked,
      ]
    )
  }
}
