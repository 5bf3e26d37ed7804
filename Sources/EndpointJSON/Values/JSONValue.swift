/// Any JSON value.
///
/// What an API sends without a type (`json` in a spec) is kept in it: numbers with all their digits, objects in their order.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Reads a whole document.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONFailure) {
    self = try JSONReader.read(bytes) { $0.value() }.value
  }
}

extension JSONValue {
  /// The value of a key, if this is an object that has it.
  public subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// An element, if this is an array that has it.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether this is null.
  public var isNull: Bool { self == .null }

  /// The boolean, if this is one.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number, if this is one.
  public var numberValue: JSONNumber? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The integer, if this is a number that is one and fits.
  public var intValue: Int? { numberValue?.int }

  /// The nearest double, if this is a number that a double can hold.
  public var doubleValue: Double? { numberValue?.double }

  /// The string, if this is one.
  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements, if this is an array.
  public var arrayValue: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members, if this is an object.
  public var objectValue: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The kind of the value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String {
    var json = JSONWriter()
    json.value(self)
    return json.bytes.string
  }
}
