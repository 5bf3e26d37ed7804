extension String: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int32: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int64: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt32: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt64: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension JSONValue: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.value(self) }
}

extension Array: WireEncodable where Element: WireEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: WireEncodable where Key == String, Value: WireEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.dictionary(self) }
}

extension Optional: WireEncodable where Wrapped: WireEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}
