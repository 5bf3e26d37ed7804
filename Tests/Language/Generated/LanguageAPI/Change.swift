// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Change: MemberwiseEquatable, Sendable {
  public var title: String?
  public var body: Patch<String>
  public var due: Patch<Date>
  public var start: Date?
  public var dates: [Date]?
  public var visits: Patch<[Date]>
  public var count: Patch<Int>
  public var size: Int?
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
    self.point = point
    self.color = color
    self.token = token
  }

  public static func areEqual(_ one: Change, _ other: Change) -> Bool {
    guard Equality.of(one.title, other.title), Equality.of(one.body, other.body),
      Equality.of(one.due, other.due), Equality.of(one.start, other.start),
      Equality.of(one.dates, other.dates), Equality.of(one.visits, other.visits),
      Equality.of(one.count, other.count), Equality.of(one.size, other.size),
      Equality.of(one.point, other.point), Equality.of(one.color, other.color),
      Equality.of(one.token, other.token)
    else { return false }
    return true
  }
}

extension Change: JSONDecodable {
  private static let keys: JSONKeys = "title body due start dates visits count size point token"

  public init?(from json: inout JSONReader) {
    var title: String?
    var body: Patch<String> = .keep
    var due: Patch<Date> = .keep
    var start: Date?
    var dates: [Date]?
    var visits: Patch<[Date]> = .keep
    var count: Patch<Int> = .keep
    var size: Int?
    var point: Patch<Point> = .keep
    var token: Patch<String> = .keep
    var fields = json.object(Self.keys, nulls: 0x366, secret: 0x200)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&title)
      case .f1: body = json.patch { $0.string() } ?? body
      case .f2: due = json.patch { $0.date(.unix) } ?? due
      case .f3: start = json.date(.unix)
      case .f4: dates = json.array { $0.date(.unix) }
      case .f5: visits = json.patch { $0.array { $0.date(.unix) } } ?? visits
      case .f6: count = json.patch { $0.int(.string) } ?? count
      case .f7: size = json.int(.string)
      case .f8: point = json.patch { Point(from: &$0) } ?? point
      default: token = json.patch { $0.string() } ?? token
      }
    }
    let color =
      json.at("style.color", of: fields, nulls: true) {
        $0.patch { $0.string() }
      } ?? .keep
    guard json.finish(&fields) else { return nil }
    self.init(
      title: title,
      body: body,
      due: due,
      start: start,
      dates: dates,
      visits: visits,
      count: count,
      size: size,
      point: point,
      color: color,
      token: token
    )
  }
}

extension Change: JSONEncodable {
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

extension Change: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
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
        "point": point,
        "color": color,
        "token": Secret.masked,
      ]
    )
  }
}
