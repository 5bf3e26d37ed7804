extension JSONWriter {
  /// Writes an array of values that know how to write themselves.
  @inlinable
  public mutating func array<S: Sequence>(_ values: S) where S.Element: WireEncodable {
    array(values) { json, element in element.encode(to: &json) }
  }

  /// Writes an array, each element by `body`.
  @inlinable
  public mutating func array<S: Sequence>(
    _ values: S,
    _ body: (inout JSONWriter, S.Element) -> Void
  ) {
    beginArray()
    for value in values { body(&self, value) }
    endArray()
  }

  /// Writes a dictionary of values that know how to write themselves, in the order of the keys, so that equal dictionaries make equal text.
  @inlinable
  public mutating func dictionary<T: WireEncodable>(_ values: [String: T]) {
    dictionary(values) { json, value in value.encode(to: &json) }
  }

  /// Writes a dictionary, each value by `body`, in the order of the keys.
  @inlinable
  public mutating func dictionary<T>(
    _ values: [String: T],
    _ body: (inout JSONWriter, T) -> Void
  ) {
    beginObject()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      self.key(key)
      body(&self, value)
    }
    endObject()
  }

  /// Begins an array; its elements follow, and `endArray`.
  public mutating func beginArray() {
    if splicesNext { failSplice() }
    if let bridge {
      depth += 1
      return bridge.beginArray()
    }
    open(UInt8(ascii: "["))
  }

  /// Ends the array that was begun last.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }
}
