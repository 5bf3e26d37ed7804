extension String: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.string() else { return nil }
    self = value
  }
}

extension Bool: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.bool() else { return nil }
    self = value
  }
}

extension Int: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int() else { return nil }
    self = value
  }
}

extension Int32: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int32() else { return nil }
    self = value
  }
}

extension Int64: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.int64() else { return nil }
    self = value
  }
}

extension UInt32: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.uint32() else { return nil }
    self = value
  }
}

extension UInt64: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.uint64() else { return nil }
    self = value
  }
}

extension Double: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.double() else { return nil }
    self = value
  }
}

extension JSONValue: WireDecodable {
  public init?(from json: inout JSONReader) {
    guard let value = json.value() else { return nil }
    self = value
  }
}

extension Array: WireDecodable where Element: WireDecodable {
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let values = json.array(of: Element.self) else { return nil }
    self = values
  }
}

extension Dictionary: WireDecodable where Key == String, Value: WireDecodable {
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let values = json.dictionary(of: Value.self) else { return nil }
    self = values
  }
}

extension Optional: WireDecodable where Wrapped: WireDecodable {
  /// Reads null as nil.
  @inlinable
  public init?(from json: inout JSONReader) {
    guard let value = json.optional({ Wrapped(from: &$0) }) else { return nil }
    self = value
  }
}
