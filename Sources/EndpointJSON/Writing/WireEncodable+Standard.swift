extension String: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int32: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int64: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt32: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt64: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONWritable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension JSONValue: WireEncodable {
  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.value(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  @_spi(Generated) @inlinable
  public func encode(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  @_spi(Generated) @inlinable
  public func encode(to json: inout JSONWriter) { json.dictionary(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  @_spi(Generated) @inlinable
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}
