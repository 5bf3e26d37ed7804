@_spi(Generated) extension JSONWriter {
  /// Writes an array of `WireEncodable` values.
  @inlinable
  public mutating func array<S: Sequence>(_ values: S) where S.Element: JSONWritable {
    array(values) { json, element in element.encode(to: &json) }
  }

  /// Writes an array. `body` writes each element.
  @inlinable
  public mutating func array<S: Sequence>(
    _ values: S,
    _ body: (inout JSONWriter, S.Element) -> Void
  ) {
    beginArray()
    for value in values { body(&self, value) }
    endArray()
  }

  /// Writes a dictionary of `WireEncodable` values, sorted by key, so that equal dictionaries result in equal text.
  @inlinable
  public mutating func dictionary<T: JSONWritable>(_ values: [String: T]) {
    dictionary(values) { json, value in value.encode(to: &json) }
  }

  /// Writes a dictionary, sorted by key. `body` writes each value.
  @inlinable
  public mutating func dictionary<T>(
    _ values: [String: T],
    _ body: (inout JSONWriter, T) -> Void
  ) {
    beginObject()
    // Sorts the keys only, since copies of large values are slow.
    for key in values.keys.sorted() {
      guard let value = values[key] else { continue }
      self.key(key)
      body(&self, value)
    }
    endObject()
  }

  /// Starts an array. Write its elements next, then call `endArray`.
  public mutating func beginArray() {
    if splicesNext { failSplice() }
    if let bridge {
      depth += 1
      return bridge.beginArray()
    }
    open(UInt8(ascii: "["))
  }

  /// Ends the innermost array.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }
}

extension JSONWriter {
  /// An open array or object, and the current position in it.
  private struct Level {
    let value: JSONValue
    var position = 0
  }

  /// Writes any JSON value. It does not recurse, so that deep values do not overflow the stack.
  public mutating func value(_ value: JSONValue) {
    var levels: [Level] = []
    var next: JSONValue? = value
    while let current = next {
      begin(current, &levels)
      next = nextPart(&levels)
    }
  }

  private mutating func begin(_ value: JSONValue, _ levels: inout [Level]) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(text: value.text)
    case .string(let value): string(value)
    case .array:
      beginArray()
      levels.append(Level(value: value))
    case .object:
      beginObject()
      levels.append(Level(value: value))
    }
  }

  /// The next part, after its key was written. Ends finished arrays and objects.
  private mutating func nextPart(_ levels: inout [Level]) -> JSONValue? {
    while let level = levels.last {
      switch level.value {
      case .array(let elements) where level.position < elements.count:
        levels[levels.count - 1].position += 1
        return elements[level.position]
      case .object(let object) where level.position < object.count:
        levels[levels.count - 1].position += 1
        key(object[level.position].key)
        return object[level.position].value
      case .array: endArray()
      default: endObject()
      }
      levels.removeLast()
    }
    return nil
  }
}
