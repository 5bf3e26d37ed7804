extension JSONWriter {
  /// An array or object that is being written, and how far.
  private struct Level {
    let value: JSONValue
    var position = 0
  }

  /// Writes any JSON value. It needs no recursion, so that no value is too deep for the stack.
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

  /// The part that comes next, its key written already; ends what has none left.
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
