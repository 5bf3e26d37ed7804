/// Any JSON value.
///
/// The Swift type of `json` in a spec. Numbers keep all their digits, and objects their order.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Parses a whole document.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONFailure) {
    self = try JSONReader.read(bytes) { $0.value() }.value
  }

  /// Parses a whole document, and skips members of its outer objects.
  ///
  /// - Parameter keys: The keys to read at each level of objects, the outermost level first. Deeper objects are read whole.
  package init(parsing bytes: [UInt8], only keys: [Set<String>]) throws(JSONFailure) {
    self = try JSONReader.read(bytes) { $0.value(only: keys) }.value
  }
}

extension JSONValue {
  /// The value of a key. Nil if this is not an object, or the key is missing.
  public subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// The element at an index. Nil if this is not an array, or the index is out of bounds.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether this is null.
  public var isNull: Bool { self == .null }

  /// The Boolean, or nil for another kind.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number, or nil for another kind.
  public var numberValue: JSONNumber? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The integer, or nil for another kind, a fraction, or overflow.
  public var intValue: Int? { numberValue?.int }

  /// The nearest double, or nil for another kind or overflow.
  public var doubleValue: Double? { numberValue?.double }

  /// The string, or nil for another kind.
  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements of an array, or nil for another kind.
  public var arrayValue: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members of an object, or nil for another kind.
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
