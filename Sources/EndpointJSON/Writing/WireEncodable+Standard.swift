extension String: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int32: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Int64: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt32: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension UInt64: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.int(self) }
}

extension Double: JSONWritable {
  public func encode(to json: inout JSONWriter) { json.double(self) }
}

extension JSONValue: WireEncodable {
  public func encode(to json: inout JSONWriter) { json.value(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.array(self) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.dictionary(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  @inlinable
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}
