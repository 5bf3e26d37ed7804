extension JSONReader {
  /// Reads any value.
  public mutating func value() -> JSONValue? {
    let hidden = takeHiddenKeys()
    if let bridge { return hiding(hidden, in: bridge.value()) }
    _ = token()
    let start = index
    places?.add(start, .untyped)
    var builder = ValueBuilder()
    walk(&builder)
    valueStart = problem == nil ? start : valueStart
    return problem == nil ? hiding(hidden, in: builder.values.last) : nil
  }

  /// Reads any value, for the `unknown` case of a union.
  @_spi(Generated) public mutating func unlistedMember() -> JSONValue? {
    let value = value()
    if value != nil { places?.add(valueStart, .unlisted) }
    return value
  }

  /// Records that an enum does not list the last value.
  @_spi(Generated) public mutating func noteUnlisted() { places?.add(valueStart, .unlisted) }

  /// Whether to record values that an enum does not list.
  @_spi(Generated) @inlinable
  @_spi(Generated) public var notesValues: Bool { places != nil }

  /// Builds a value from its parts, innermost first.
  private struct ValueBuilder: JSONVisitor {
    /// The values without a parent yet, and the keys of those in objects.
    private(set) var values: [JSONValue] = []
    private var keys: [String] = []
    private var levels: [(isObject: Bool, values: Int, keys: Int)] = []

    mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {
      keys.append(json.text(span))
    }

    mutating func scalar(
      _ scalar: JSONScalar,
      from start: Int,
      in json: borrowing JSONReader
    ) {
      switch scalar {
      case .null: values.append(.null)
      case .bool(let value): values.append(.bool(value))
      case .number(let span): values.append(.number(JSONNumber(checked: span.text)))
      case .string(let span): values.append(.string(json.text(span)))
      }
    }

    mutating func open(isObject: Bool, at start: Int) {
      levels.append((isObject, values.count, keys.count))
    }

    mutating func close(at end: Int) {
      guard let level = levels.popLast() else { return }
      // Separate functions, since removal copies the array while a slice of it exists.
      let value = level.isObject ? object(level.values, level.keys) : array(level.values)
      values.removeSubrange(level.values...)
      keys.removeSubrange(level.keys...)
      values.append(value)
    }

    private func array(_ start: Int) -> JSONValue {
      .array(Array(values[start...]))
    }

    private func object(_ start: Int, _ key: Int) -> JSONValue {
      .object(JSONObject(zip(keys[key...], values[start...])))
    }
  }
}
