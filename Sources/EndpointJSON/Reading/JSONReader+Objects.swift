@_spi(Generated) extension JSONReader {
  /// Starts reading an object with these keys.
  @inlinable
  public mutating func object<Key: ~Copyable & Sendable>(_ keys: WireKeys<Key>) -> WireObject<Key> {
    WireObject(fields: fields(of: keys.table), cases: keys.cases)
  }

  /// Moves to the next value and returns its key. Nil at the end of the object and after a failure.
  ///
  /// The caller must then read the value. Unknown keys are skipped, null counts as missing, and the first of two equal
  /// keys counts. A value that the caller does not read is skipped.
  @inlinable
  @inline(__always)
  public mutating func next<Key: ~Copyable>(_ object: inout WireObject<Key>) -> WireCase<Key>? {
    guard let index = nextIndex(&object.fields) else { return nil }
    return WireCase(object.cases + index)
  }

  /// Skips all values of an object without known keys.
  public mutating func skipValues(of object: inout WireObject<some ~Copyable>) {
    while nextIndex(&object.fields) != nil {}
  }

  /// Finishes an object. False after a failure, and if a required value is missing.
  @inlinable
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
    let needsOthers = bridged != nil || table.pointee.isUnusual
    if needsOthers, let trait = table.pointee.unknownTrait {
      fail(at: valueStart, expected: "known traits of keys in the code, without \"\(trait)\"")
    }
    return JSONFields(
      table: table,
      start: valueStart,
      nulls: table.pointee.nullable.first,
      secret: table.pointee.secret.first,
      others: needsOthers ? JSONFieldsRest(table, bridged, hiddenKeys: hidden) : nil,
      isSecret: isSecret,
      likely: places == nil ? 0 : JSONFields.unlikely
    )
  }

  @usableFromInline
  mutating func nextIndex(_ fields: inout JSONFields) -> Int? {
    likelyNext(&fields) ?? otherNext(&fields)
  }

  @usableFromInline
  mutating func finish(_ object: inout JSONFields) -> Bool {
    // Read in place, since a copy of the set would be reference-counted.
    let table = object.table
    if table.pointee.count > 64 {
      return end(object, missing: object.firstMissing(of: table.pointee.required))
    }
    let missing = table.pointee.required.first & ~object.present
    return end(object, missing: missing == 0 ? nil : missing.trailingZeroBitCount)
  }

  /// Ends an object. False after a failure, and if a required field is missing.
  @inline(__always)
  private mutating func end(_ fields: JSONFields, missing: Int?) -> Bool {
    guard !hasFailed else { return false }
    guard depth > 0 else { return failWithoutObject() }
    depth -= 1
    return missing.map { fail(missing: $0, of: fields) } ?? true
  }

  @inline(never)
  private mutating func failWithoutObject() -> Bool {
    fail(at: index, expected: "an open object")
    return false
  }

  @inline(never)
  private mutating func fail(missing field: Int, of fields: JSONFields) -> Bool {
    let names = fields.table.pointee.names
    bridge?.place = fields.bridged?.place ?? .nothing
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
