extension String: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.string() else { return nil }
    self = value
  }
}

extension Bool: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.bool() else { return nil }
    self = value
  }
}

extension Int: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.int() else { return nil }
    self = value
  }
}

extension Int32: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.int32() else { return nil }
    self = value
  }
}

extension Int64: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.int64() else { return nil }
    self = value
  }
}

extension UInt32: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.uint32() else { return nil }
    self = value
  }
}

extension UInt64: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.uint64() else { return nil }
    self = value
  }
}

extension Double: JSONReadable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.double() else { return nil }
    self = value
  }
}

extension JSONValue: WireDecodable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.value() else { return nil }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  @_spi(Generated) @inlinable
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let values = json.array(of: Element.self) else { return nil }
    self = values
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  @_spi(Generated) @inlinable
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let values = json.dictionary(of: Value.self) else { return nil }
    self = values
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads null as nil.
  @_spi(Generated) @inlinable
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let value = json.optional({ Wrapped(from: &$0) }) else { return nil }
    self = value
  }
}
