// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Sentence: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var `default`: String
  public var `class`: Int?
  public var `in`: Bool
  public var json: String
  public var fields: String
  public var field: String?
  public var jsonValue: Int?
  public var key: Int
  public var keys: [String]
  public var value: [Date]?
  public var `is`: String?
  public var `where`: String?
  public var `inout`: Int?
  public var `let`: [Date]?
  public var count: Int?
  public var naive: String?
  public var quoted: String?

  public init(
    default: String,
    class: Int? = nil,
    in: Bool = true,
    json: String,
    fields: String,
    field: String? = nil,
    jsonValue: Int? = nil,
    key: Int,
    keys: [String],
    value: [Date]? = nil,
    is: String? = nil,
    where: String? = nil,
    `inout`: Int? = nil,
    `let`: [Date]? = nil,
    count: Int? = nil,
    naive: String? = nil,
    quoted: String? = nil
  ) {
    self.default = `default`
    self.class = `class`
    self.in = `in`
    self.json = json
    self.fields = fields
    self.field = field
    self.jsonValue = jsonValue
    self.key = key
    self.keys = keys
    self.value = value
    self.is = `is`
    self.where = `where`
    self.inout = `inout`
    self.let = `let`
    self.count = count
    self.naive = naive
    self.quoted = quoted
  }
}

// MARK: - Coding

extension Sentence {
  private enum WireKey: ~Copyable {
    case `default`
    case `class`
    case `in`
    case json
    case fields
    case field
    case jsonValue
    case key
    case keys
    case value
    case `where`
    case `inout`
    case `let`
    case count
    case naive
    case quoted
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("default required", as: .default)
    keys.add("class", as: .class)
    keys.add("in", as: .in)
    keys.add("json required", as: .json)
    keys.add("fields required", as: .fields)
    keys.add("field", as: .field)
    keys.add("jsonValue", as: .jsonValue)
    keys.add("key required", as: .key)
    keys.add("keys required", as: .keys)
    keys.add("value", as: .value)
    keys.add("where", as: .where)
    keys.add("inout", as: .inout)
    keys.add("let", as: .let)
    keys.add("\"count and more\"", as: .count)
    keys.add("naïve", as: .naive)
    keys.add("\"quote\\\"d\"", as: .quoted)
  }

  public init?(from json: inout JSONReader) {
    var `default` = ""
    var `class`: Int?
    var `in`: Bool = true
    var jsonValueValue = ""
    var fields = ""
    var field: String?
    var jsonValue: Int?
    var keyValue = 0
    var keys: [String] = []
    var value: [Date]?
    var `where`: String?
    var `inout`: Int?
    var `let`: [Date]?
    var count: Int?
    var naive: String?
    var quoted: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .default: json.string(&`default`)
      case .class: json.int(&`class`)
      case .in: json.bool(&`in`)
      case .json: json.string(&jsonValueValue)
      case .fields: json.string(&fields)
      case .field: json.string(&field)
      case .jsonValue: json.int(&jsonValue)
      case .key: json.int(&keyValue)
      case .keys: json.array(&keys)
      case .value: value = json.array { $0.date(.unix) }
      case .where: json.string(&`where`)
      case .inout: json.int(&`inout`)
      case .let: `let` = json.array { $0.date(.unix) }
      case .count: json.int(&count)
      case .naive: json.string(&naive)
      case .quoted: json.string(&quoted)
      }
    }
    let `is` = json.at("deep.is", of: object) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(
      default: `default`,
      class: `class`,
      in: `in`,
      json: jsonValueValue,
      fields: fields,
      field: field,
      jsonValue: jsonValue,
      key: keyValue,
      keys: keys,
      value: value,
      is: `is`,
      where: `where`,
      `inout`: `inout`,
      let: `let`,
      count: count,
      naive: naive,
      quoted: quoted
    )
  }
}

extension Sentence {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("default", `default`)
    json.field("class", `class`)
    json.field("in", `in`)
    json.field("json", self.json)
    json.field("fields", fields)
    json.field("field", field)
    json.field("jsonValue", jsonValue)
    json.field("key", self.key)
    json.field("keys", keys)
    if let value = self.value {
      json.field("value") { json in
        json.array(value) { json, value in json.date(value, .unix) }
      }
    }
    if `is` != nil {
      json.beginObject("deep")
      json.field("is", `is`)
      json.endObject()
    }
    json.field("where", `where`)
    json.field("inout", `inout`)
    if let `let` {
      json.field("let") { json in
        json.array(`let`) { json, value in json.date(value, .unix) }
      }
    }
    json.field("count and more", count)
    json.field("naïve", naive)
    json.field("quote\"d", quoted)
    json.endObject()
  }
}

// MARK: - Equality

extension Sentence {
  public static func areEqual(_ one: Sentence, _ other: Sentence) -> Bool {
    guard Equality.of(one.default, other.default),
      Equality.of(one.class, other.class),
      Equality.of(one.in, other.in),
      Equality.of(one.json, other.json),
      Equality.of(one.fields, other.fields),
      Equality.of(one.field, other.field),
      Equality.of(one.jsonValue, other.jsonValue),
      Equality.of(one.key, other.key),
      Equality.of(one.keys, other.keys),
      Equality.of(one.value, other.value),
      Equality.of(one.is, other.is),
      Equality.of(one.where, other.where),
      Equality.of(one.inout, other.inout),
      Equality.of(one.let, other.let),
      Equality.of(one.count, other.count),
      Equality.of(one.naive, other.naive),
      Equality.of(one.quoted, other.quoted)
    else { return false }
    return true
  }
}
