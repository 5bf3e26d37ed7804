// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Work: Equatable, Sendable {
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

extension Work: JSONDecodable {
  private static let keys: JSONKeys = """
    title year painter count +1 URL isVIP is_vip class init json fields field keys key value \
    description hash_value ключ a\\b\"c
    """

  public init?(from json: inout JSONReader) {
    var title: String?
    var year: Int?
    var painter: String = "unknown"
    var count: Int?
    var plusOne: Int = 0
    var url: URL?
    var isVIP: Bool?
    var isVeryImportant: Bool?
    var `class`: String?
    var initial: String?
    var jsonValue: Int?
    var fieldsValue: Int?
    var fieldValue: Int?
    var keys: Int?
    var keyValue: Int?
    var value: Int?
    var description: String?
    var hashValue: Int?
    var cyrillic: String?
    var escaped: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: title = json.string()
      case 1: year = json.int()
      case 2: painter = json.string() ?? painter
      case 3: count = json.int()
      case 4: plusOne = json.int() ?? plusOne
      case 5: url = json.url()
      case 6: isVIP = json.bool()
      case 7: isVeryImportant = json.bool()
      case 8: `class` = json.string()
      case 9: initial = json.string()
      case 10: jsonValue = json.int()
      case 11: fieldsValue = json.int()
      case 12: fieldValue = json.int()
      case 13: keys = json.int()
      case 14: keyValue = json.int()
      case 15: value = json.int()
      case 16: description = json.string()
      case 17: hashValue = json.int()
      case 18: cyrillic = json.string()
      default: escaped = json.string()
      }
    }
    guard json.finish(fields, required: 0x9), let title, let count else { return nil }
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
      fields: fieldsValue,
      field: fieldValue,
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

extension Work: JSONEncodable {
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
