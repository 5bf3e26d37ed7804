// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Nested: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var matrix: [[Int]]
  public var table: [String: [String: Double]]
  public var holes: [String?]
  public var gaps: [String: Int?]
  public var moments: [Date]
  public var late: [Date?]?
  public var calendar: [String: [Date?]]
  public var byDay: [String: Date?]?
  public var deep: [[String: [Point?]]?]?
  public var values: [JSONValue]
  public var named: [String: JSONValue]?

  public init(
    matrix: [[Int]],
    table: [String: [String: Double]],
    holes: [String?],
    gaps: [String: Int?],
    moments: [Date],
    late: [Date?]? = nil,
    calendar: [String: [Date?]],
    byDay: [String: Date?]? = nil,
    deep: [[String: [Point?]]?]? = nil,
    values: [JSONValue],
    named: [String: JSONValue]? = nil
  ) {
    self.matrix = matrix
    self.table = table
    self.holes = holes
    self.gaps = gaps
    self.moments = moments
    self.late = late
    self.calendar = calendar
    self.byDay = byDay
    self.deep = deep
    self.values = values
    self.named = named
  }
}

// MARK: - Coding

extension Nested {
  private enum WireKey: ~Copyable {
    case matrix
    case table
    case holes
    case gaps
    case moments
    case late
    case calendar
    case byDay
    case deep
    case values
    case named
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("matrix required", as: .matrix)
    keys.add("table required", as: .table)
    keys.add("holes required", as: .holes)
    keys.add("gaps required", as: .gaps)
    keys.add("moments required", as: .moments)
    keys.add("late", as: .late)
    keys.add("calendar required", as: .calendar)
    keys.add("by_day", as: .byDay)
    keys.add("deep", as: .deep)
    keys.add("values required", as: .values)
    keys.add("named", as: .named)
  }

  public init?(from json: inout JSONReader) {
    var matrix: [[Int]] = []
    var table: [String: [String: Double]] = [:]
    var holes: [String?] = []
    var gaps: [String: Int?] = [:]
    var moments: [Date]?
    var late: [Date?]?
    var calendar: [String: [Date?]]?
    var byDay: [String: Date?]?
    var deep: [[String: [Point?]]?]?
    var values: [JSONValue] = []
    var named: [String: JSONValue]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .matrix: json.array(&matrix)
      case .table: json.dictionary(&table)
      case .holes: json.array(&holes)
      case .gaps: json.dictionary(&gaps)
      case .moments: moments = json.array { $0.date(.unix) }
      case .late: late = json.array { $0.optional { $0.date(.unix) } }
      case .calendar:
        calendar = json.dictionary { $0.array { $0.optional { $0.date(.pattern("yyyy-MM-dd")) } } }
      case .byDay: byDay = json.dictionary { $0.optional { $0.date(.rfc1123) } }
      case .deep: json.array(&deep)
      case .values: json.array(&values)
      case .named: json.dictionary(&named)
      }
    }
    guard json.finish(&object), let moments, let calendar else { return nil }
    self.init(
      matrix: matrix,
      table: table,
      holes: holes,
      gaps: gaps,
      moments: moments,
      late: late,
      calendar: calendar,
      byDay: byDay,
      deep: deep,
      values: values,
      named: named
    )
  }
}

extension Nested {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("matrix", matrix)
    json.field("table", table)
    json.field("holes", holes)
    json.field("gaps", gaps)
    json.field("moments") { json in
      json.array(moments) { json, value in json.date(value, .unix) }
    }
    if let late {
      json.field("late") { json in
        json.array(late) { json, value in
          if let value {
            json.date(value, .unix)
          } else {
            json.null()
          }
        }
      }
    }
    json.field("calendar") { json in
      json.dictionary(calendar) { json, value in
        json.array(value) { json, value in
          if let value {
            json.date(value, .pattern("yyyy-MM-dd"))
          } else {
            json.null()
          }
        }
      }
    }
    if let byDay {
      json.field("by_day") { json in
        json.dictionary(byDay) { json, value in
          if let value {
            json.date(value, .rfc1123)
          } else {
            json.null()
          }
        }
      }
    }
    json.field("deep", deep)
    json.field("values", values)
    json.field("named", named)
    json.endObject()
  }
}

// MARK: - Equality

extension Nested {
  public static func areEqual(_ one: Nested, _ other: Nested) -> Bool {
    guard Equality.of(one.matrix, other.matrix),
      Equality.of(one.table, other.table),
      Equality.of(one.holes, other.holes),
      Equality.of(one.gaps, other.gaps),
      Equality.of(one.moments, other.moments),
      Equality.of(one.late, other.late),
      Equality.of(one.calendar, other.calendar),
      Equality.of(one.byDay, other.byDay),
      Equality.of(one.deep, other.deep),
      Equality.of(one.values, other.values),
      Equality.of(one.named, other.named)
    else { return false }
    return true
  }
}
