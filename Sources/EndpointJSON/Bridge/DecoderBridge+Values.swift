extension DecoderBridge {
  var kind: JSONKind {
    guard error == nil else { return .null }
    if isNull { return .null }
    if case .list = place { return .array }
    if canDecode(Bool.self) { return .bool }
    if canDecode(String.self) { return .string }
    if canDecode(Double.self) || isInteger { return .number }
    if (try? container(at: place)) != nil { return .object }
    return (try? elements(at: place)) == nil ? .null : .array
  }

  var isInteger: Bool { canDecode(Int64.self) }

  /// The text of a number. Decoders do not provide more digits than a 64-bit integer or a double.
  func number() -> String? {
    guard error == nil else { return nil }
    if canDecode(Int64.self) { return decode(Int64.self)?.description }
    if canDecode(UInt64.self) { return decode(UInt64.self)?.description }
    return decode(Double.self).flatMap { JSONNumber($0)?.text }
  }

  func value() -> JSONValue? {
    guard error == nil else { return nil }
    switch kind {
    case .null: return isNull ? .null : decode(String.self).map { .string($0) }
    case .bool: return decode(Bool.self).map { .bool($0) }
    case .string: return decode(String.self).map { .string($0) }
    case .number: return number().map { .number(JSONNumber(checked: $0)) }
    case .array: return catching { .array(try elements(at: place).map(value)) }
    case .object:
      return catching {
        let container = try container(at: place)
        return .object(
          JSONObject(
            try container.allKeys.map { ($0.stringValue, try value(at: .field(container, $0))) }
          )
        )
      }
    }
  }

  private func value(at place: Place) throws -> JSONValue {
    let outer = self.place
    defer { self.place = outer }
    self.place = place
    guard let value = value() else { throw error ?? DecodingError.dataCorrupted(unread) }
    return value
  }

  private var unread: DecodingError.Context {
    DecodingError.Context(codingPath: [], debugDescription: "expected a JSON value")
  }

  // MARK: - Paths

  /// Moves to the value at a path. False after a failure, and without a value (null may be one).
  func move(
    to path: ArraySlice<JSONPath.Component>,
    isRequired: Bool,
    keepsNull: Bool = false
  ) -> Bool {
    guard let found = catching({ try follow(path, from: place, keepsNull) }) else { return false }
    guard let found else {
      if isRequired { fail(missing: JSONPath(components: Array(path)).description) }
      return false
    }
    place = found
    return true
  }

  /// The place at a path. Nil if the value is missing, or an excluded null.
  private func follow(
    _ path: ArraySlice<JSONPath.Component>,
    from start: Place,
    _ keepsNull: Bool = false
  ) throws -> Place? {
    if path.isEmpty, keepsNull { return start }
    guard !isNull(at: start) else { return nil }
    guard let component = path.first else { return start }
    let rest = path.dropFirst()
    switch component {
    case .key(let name):
      let container = try container(at: start)
      let key = JSONCodingKey(name)
      return container.contains(key)
        ? try follow(rest, from: .field(container, key), keepsNull) : nil
    case .index(let index):
      let elements = try elements(at: start)
      return index < elements.count ? try follow(rest, from: elements[index], keepsNull) : nil
    case .last:
      return try elements(at: start).last.flatMap { try follow(rest, from: $0, keepsNull) }
    case .each:
      return .list(try elements(at: start).flatMap { try pluck(rest, from: $0) })
    }
  }

  /// The values that an element contributes to the result of a path with `[]`.
  private func pluck(_ path: ArraySlice<JSONPath.Component>, from start: Place) throws -> [Place] {
    let found = try follow(path, from: start) ?? .nothing
    if path.contains(.each), case .list(let places) = found { return places }
    return [found]
  }
}
