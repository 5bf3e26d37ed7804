@_spi(Generated) extension JSONReader {
  /// Starts reading an object with these keys.
  @inlinable
  @inline(__always)
  public mutating func object<Key: ~Copyable & Sendable>(_ keys: WireKeys<Key>) -> WireObject<Key> {
    WireObject(fields(of: keys.table))
  }

  /// Moves to the next value and returns its key. Nil at the end of the object and after a failure.
  ///
  /// The caller must then read the value. Unknown keys are skipped, null counts as missing, and the first of two equal
  /// keys counts. A value that the caller does not read is skipped.
  @inlinable
  @inline(__always)
  public mutating func next<Key: ~Copyable>(_ object: inout WireObject<Key>) -> WireCase<Key>? {
    guard let place = nextCase(&object.fields) else { return nil }
    return WireCase(place)
  }

  /// Skips all values of an object without known keys.
  @inlinable
  @inline(__always)
  public mutating func skipValues(of object: inout WireObject<some ~Copyable>) {
    while nextCase(&object.fields) != nil {}
  }

  /// Finishes an object. False after a failure, and if a required value is missing.
  @inlinable
  @inline(__always)
  public mutating func finish(_ object: inout WireObject<some ~Copyable>) -> Bool {
    finish(&object.fields)
  }

  /// The key of the current value of `next` or a dictionary.
  public var key: String {
    if let bridge { return bridge.key }
    return problem == nil ? text(keySpan) : ""
  }
}

extension JSONReader {
  @usableFromInline
  @inline(never)
  mutating func fields(of table: UnsafePointer<JSONKeyTable>) -> JSONFields {
    let hidden = takeHiddenKeys()
    let bridged = open(UInt8(ascii: "{"), "an object") { $0.object() }
    places?.add(valueStart, .object)
    let needsRest = bridged != nil || table.pointee.isUnusual
    if needsRest {
      rest = JSONFieldsRest(table, at: valueStart, in: rest, bridged, hiddenKeys: hidden)
      if let trait = table.pointee.unknownTrait {
        fail(at: valueStart, expected: "known traits of keys in the code, without \"\(trait)\"")
      }
    }
    return JSONFields(
      table: table,
      start: valueStart,
      nulls: table.pointee.nullable.first,
      secret: table.pointee.secret.first,
      hasRest: needsRest,
      isSecret: isSecret,
      likely: places == nil ? 0 : JSONFields.unlikely
    )
  }

  /// The place of the next key's case.
  @usableFromInline
  mutating func nextCase(_ fields: inout JSONFields) -> UnsafeRawPointer? {
    guard let index = likelyNext(&fields) ?? otherNext(&fields) else { return nil }
    return fields.table.pointee.cases?[index]
  }

  @usableFromInline
  mutating func finish(_ fields: inout JSONFields) -> Bool {
    guard !fields.hasRest else { return finishUnusual(fields) }
    // Read in place, since a copy of the set would be reference-counted.
    let missing = fields.table.pointee.required.first & ~fields.present
    return end(fields, nil, missing: missing == 0 ? nil : missing.trailingZeroBitCount)
  }

  @inline(never)
  private mutating func finishUnusual(_ fields: JSONFields) -> Bool {
    let ownRest = rest(of: fields)
    if let ownRest { rest = ownRest.outer }
    var present = ownRest?.present ?? JSONFieldSet()
    present.first = fields.present
    return end(fields, ownRest, missing: fields.table.pointee.required.firstMissing(in: present))
  }

  /// The further state of the innermost open object. Nil for another object.
  func rest(of fields: JSONFields) -> JSONFieldsRest? {
    guard let rest, rest.belongs(to: fields) else { return nil }
    return rest
  }

  /// Ends an object. False after a failure, and if a required field is missing.
  @inline(__always)
  private mutating func end(_ fields: JSONFields, _ rest: JSONFieldsRest?, missing: Int?) -> Bool {
    guard !hasFailed else { return false }
    guard depth > 0 else { return failWithoutObject() }
    depth -= 1
    return missing.map { fail(missing: $0, of: fields, rest) } ?? true
  }

  @inline(never)
  private mutating func failWithoutObject() -> Bool {
    fail(at: index, expected: "an open object")
    return false
  }

  @inline(never)
  private mutating func fail(
    missing field: Int,
    of fields: JSONFields,
    _ rest: JSONFieldsRest?
  ) -> Bool {
    let names = fields.table.pointee.names
    bridge?.place = rest?.bridged?.place ?? .nothing
    let name = field < names.count ? names[field] : "\(field)"
    fail(at: fields.start, missing: JSONPath.Component.key(name).description)
    return false
  }
}

// MARK: - The tag of a union, which is not a field of its member

@_spi(Generated) extension JSONReader {
  /// Reads the next object without this key.
  public mutating func hiding<T>(_ key: String, _ body: (inout JSONReader) -> T?) -> T? {
    hiddenKeys = (hiddenKeys ?? []) + [key]
    defer { hiddenKeys = nil }
    return body(&self)
  }

  /// The keys to hide in the object that starts here, but not in nested objects.
  mutating func takeHiddenKeys() -> [String]? {
    guard let keys = hiddenKeys else { return nil }
    hiddenKeys = nil
    return keys
  }

  func hiding(_ keys: [String]?, in value: JSONValue?) -> JSONValue? {
    guard let keys, case .object(var object)? = value else { return value }
    for key in keys { object[key] = nil }
    return .object(object)
  }
}
