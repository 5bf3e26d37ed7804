// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Work: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var title: String
  var _year: Int?
  var _painter: String
  /// At least 1. At most 10. For example `3`.
  public var count: Int
  public var plusOne: Int
  public var url: URL?
  public var isVIP: Bool?
  public var isVeryImportant: Bool?
  public var `class`: String?
  public var initial: String?
  public var json: Int?
  public var fields: Int?
  public var field: Int?
  public var keys: Int?
  public var key: Int?
  public var value: Int?
  public var description: String?
  public var hashValue: Int?
  public var cyrillic: String?
  public var escaped: String?

  public init(
    title: String,
    year: Int? = nil,
    painter: String = "unknown",
    count: Int,
    plusOne: Int = 0,
    url: URL? = nil,
    isVIP: Bool? = nil,
    isVeryImportant: Bool? = nil,
    class: String? = nil,
    initial: String? = nil,
    json: Int? = nil,
    fields: Int? = nil,
    field: Int? = nil,
    keys: Int? = nil,
    key: Int? = nil,
    value: Int? = nil,
    description: String? = nil,
    hashValue: Int? = nil,
    cyrillic: String? = nil,
    escaped: String? = nil
  ) {
    self.title = title
    self._year = year
    self._painter = painter
    self.count = count
    self.plusOne = plusOne
    self.url = url
    self.isVIP = isVIP
    self.isVeryImportant = isVeryImportant
    self.class = `class`
    self.initial = initial
    self.json = json
    self.fields = fields
    self.field = field
    self.keys = keys
    self.key = key
    self.value = value
    self.description = description
    self.hashValue = hashValue
    self.cyrillic = cyrillic
    self.escaped = escaped
  }

  @available(*, deprecated, message: "Use title instead of name.")
  public init(
    name: String,
    year: Int? = nil,
    painter: String = "unknown",
    count: Int,
    plusOne: Int = 0,
    url: URL? = nil,
    isVIP: Bool? = nil,
    isVeryImportant: Bool? = nil,
    class: String? = nil,
    initial: String? = nil,
    json: Int? = nil,
    fields: Int? = nil,
    field: Int? = nil,
    keys: Int? = nil,
    key: Int? = nil,
    value: Int? = nil,
    description: String? = nil,
    hashValue: Int? = nil,
    cyrillic: String? = nil,
    escaped: String? = nil
  ) {
    self.init(
      title: name,
      year: year,
      painter: painter,
      count: count,
      plusOne: plusOne,
      url: url,
      isVIP: isVIP,
      isVeryImportant: isVeryImportant,
      class: `class`,
      initial: initial,
      json: json,
      fields: fields,
      field: field,
      keys: keys,
      key: key,
      value: value,
      description: description,
      hashValue: hashValue,
      cyrillic: cyrillic,
      escaped: escaped
    )
  }

  @available(*, deprecated, renamed: "title")
  public var name: String {
    get { title }
    set { title = newValue }
  }

  @available(*, deprecated)
  public var year: Int? {
    get { _year }
    set { _year = newValue }
  }

  @available(*, deprecated, message: "Use artists.")
  public var painter: String {
    get { _painter }
    set { _painter = newValue }
  }
}

// MARK: - Coding

extension Work {
  private enum WireKey: ~Copyable {
    case title
    case year
    case painter
    case count
    case plusOne
    case url
    case isVIP
    case isVeryImportant
    case `class`
    case initial
    case json
    case fields
    case field
    case keys
    case key
    case value
    case description
    case hashValue
    case cyrillic
    case escaped
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
    keys.add("year", as: .year)
    keys.add("painter", as: .painter)
    keys.add("count required", as: .count)
    keys.add("+1", as: .plusOne)
    keys.add("URL", as: .url)
    keys.add("isVIP", as: .isVIP)
    keys.add("is_vip", as: .isVeryImportant)
    keys.add("class", as: .class)
    keys.add("init", as: .initial)
    keys.add("json", as: .json)
    keys.add("fields", as: .fields)
    keys.add("field", as: .field)
    keys.add("keys", as: .keys)
    keys.add("key", as: .key)
    keys.add("value", as: .value)
    keys.add("description", as: .description)
    keys.add("hash_value", as: .hashValue)
    keys.add("ключ", as: .cyrillic)
    keys.add("\"a\\\\b\\\"c\"", as: .escaped)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var year: Int?
    var painter: String = "unknown"
    var count = 0
    var plusOne: Int = 0
    var url: URL?
    var isVIP: Bool?
    var isVeryImportant: Bool?
    var `class`: String?
    var initial: String?
    var jsonValue: Int?
    var fields: Int?
    var field: Int?
    var keys: Int?
    var keyValue: Int?
    var value: Int?
    var description: String?
    var hashValue: Int?
    var cyrillic: String?
    var escaped: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .year: json.int(&year)
      case .painter: json.string(&painter)
      case .count: json.int(&count)
      case .plusOne: json.int(&plusOne)
      case .url: url = json.urlIfAny()
      case .isVIP: json.bool(&isVIP)
      case .isVeryImportant: json.bool(&isVeryImportant)
      case .class: json.string(&`class`)
      case .initial: json.string(&initial)
      case .json: json.int(&jsonValue)
      case .fields: json.int(&fields)
      case .field: json.int(&field)
      case .keys: json.int(&keys)
      case .key: json.int(&keyValue)
      case .value: json.int(&value)
      case .description: json.string(&description)
      case .hashValue: json.int(&hashValue)
      case .cyrillic: json.string(&cyrillic)
      case .escaped: json.string(&escaped)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      title: title,
      year: year,
      painter: painter,
      count: count,
      plusOne: plusOne,
      url: url,
      isVIP: isVIP,
      isVeryImportant: isVeryImportant,
      class: `class`,
      initial: initial,
      json: jsonValue,
      fields: fields,
      field: field,
      keys: keys,
      key: keyValue,
      value: value,
      description: description,
      hashValue: hashValue,
      cyrillic: cyrillic,
      escaped: escaped
    )
  }
}

extension Work {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("title", title)
    json.field("year", _year)
    json.field("painter", _painter)
    json.field("count", count)
    json.field("+1", plusOne)
    json.field("URL", url)
    json.field("isVIP", isVIP)
    json.field("is_vip", isVeryImportant)
    json.field("class", `class`)
    json.field("init", initial)
    json.field("json", self.json)
    json.field("fields", fields)
    json.field("field", field)
    json.field("keys", keys)
    json.field("key", self.key)
    json.field("value", self.value)
    json.field("description", description)
    json.field("hash_value", hashValue)
    json.field("ключ", cyrillic)
    json.field("a\\b\"c", escaped)
    json.endObject()
  }
}

// MARK: - Equality

extension Work {
  public static func areEqual(_ one: Work, _ other: Work) -> Bool {
    guard Equality.of(one.title, other.title),
      Equality.of(one._year, other._year),
      Equality.of(one._painter, other._painter),
      Equality.of(one.count, other.count),
      Equality.of(one.plusOne, other.plusOne),
      Equality.of(one.url, other.url),
      Equality.of(one.isVIP, other.isVIP),
      Equality.of(one.isVeryImportant, other.isVeryImportant),
      Equality.of(one.class, other.class),
      Equality.of(one.initial, other.initial),
      Equality.of(one.json, other.json),
      Equality.of(one.fields, other.fields),
      Equality.of(one.field, other.field),
      Equality.of(one.keys, other.keys),
      Equality.of(one.key, other.key),
      Equality.of(one.value, other.value),
      Equality.of(one.description, other.description),
      Equality.of(one.hashValue, other.hashValue),
      Equality.of(one.cyrillic, other.cyrillic),
      Equality.of(one.escaped, other.escaped)
    else { return false }
    return true
  }
}
