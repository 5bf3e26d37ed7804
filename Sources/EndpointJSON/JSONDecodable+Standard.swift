extension String: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.string() else { return nil }
    self = value
  }
}

extension Bool: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.bool() else { return nil }
    self = value
  }
}

extension Int: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int() else { return nil }
    self = value
  }
}

extension Int32: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int32() else { return nil }
    self = value
  }
}

extension Int64: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int64() else { return nil }
    self = value
  }
}

extension Double: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.double() else { return nil }
    self = value
  }
}

extension JSONValue: JSONDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.value() else { return nil }
    self = value
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let values = json.array(of: Element.self) else { return nil }
    self = values
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let values = json.dictionary(of: Value.self) else { return nil }
    self = values
  }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  /// Null is nil.
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let value = json.optional({ Wrapped(from: &$0) }) else { return nil }
    self = value
  }
}
