extension String: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int32: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int64: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension JSONValue: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.value(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.dictionary(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}
