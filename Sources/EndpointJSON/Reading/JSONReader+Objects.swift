extension JSONReader {
  /// Starts reading an object with these keys.
  @inline(never)
  public mutating func object(_ keys: WireKeys) -> JSONFields {
    let start = startOfObject()
    let table = keys.table
    let needsRest = start.bridged != nil || table.pointee.count > 64
    return JSONFields(
      table: table,
      start: start.index,
      nulls: table.pointee.nullable.first,
      secret: table.pointee.secret.first,
      rest: needsRest ? rest(table.pointee.nullable, of: table, start) : nil,
      isSecret: isSecret,
      likely: places == nil ? 0 : JSONFields.unlikely
    )
  }

  /// Starts reading an object with these keys and additional ones.
  ///
  /// - Parameters:
  ///   - additional: Whether `next` stops at other keys. It then returns the case after those of the keys.
  ///   - nullable: Whether null is a value of additional keys.
  public mutating func object(
    _ keys: WireKeys,
    additional: Bool,
    nullable: Bool = false
  ) -> JSONFields {
    let start = startOfObject()
    let table = keys.table
    var nulls = table.pointee.nullable
    if nullable { nulls.insert(table.pointee.count) }
    return JSONFields(
      table: table,
      start: start.index,
      nulls: nulls.first,
      secret: table.pointee.secret.first,
      rest: rest(nulls, of: table, hasAdditional: additional, start),
      isSecret: isSecret,
      likely: places == nil ? 0 : JSONFields.unlikely
    )
  }

  /// Moves to the next value and returns its key. Nil at the end of the object and after a failure.
  ///
  /// The caller must then read the value. Unknown keys are skipped, null counts as missing, and the first of two equal
  /// keys counts. A value that the caller does not read is skipped.
  ///
  /// `Key` is an enum without payloads, with a case for each key in order. `~Copyable` avoids an unused `Equatable`
  /// conformance.
  @inlinable
  @inline(__always)
  public mutating func next<Key: ~Copyable>(_ object: inout JSONFields) -> Key? {
    guard let index = nextIndex(&object) else { return nil }
    // Cases without payloads are numbered in order. Up to 256 cases take one byte, more take two.
    var number = UInt16(truncatingIfNeeded: index).littleEndian
    return withUnsafeMutableBytes(of: &number) { bytes in
      bytes.baseAddress?.assumingMemoryBound(to: Key.self).move()
    }
  }

  @usableFromInline
  mutating func nextIndex(_ fields: inout JSONFields) -> Int? {
    likelyNext(&fields) ?? otherNext(&fields)
  }

  /// Skips all values of an object without known keys.
  public mutating func skipValues(of object: inout JSONFields) {
    while nextIndex(&object) != nil {}
  }

  /// Finishes an object. False after a failure, and if a required value is missing.
  public mutating func finish(_ object: inout JSONFields) -> Bool {
    // Read in place, since a copy of the set would be reference-counted.
    let table = object.table
    if table.pointee.count > 64 {
      return end(object, missing: object.firstMissing(of: table.pointee.required))
    }
    let missing = table.pointee.required.first & ~object.present
    return end(object, missing: missing == 0 ? nil : missing.trailingZeroBitCount)
  }

  /// The key of the current value of `next` or a dictionary.
  public var key: String {
    if let bridge { return bridge.key }
    return problem == nil ? text(keySpan) : ""
  }
}

extension JSONReader {
  private typealias ObjectStart = (index: Int, hiddenKey: String?, bridged: BridgedObject?)

  private mutating func startOfObject() -> ObjectStart {
    let hidden = takeHiddenKey()
    let bridged = open(UInt8(ascii: "{"), "an object") { $0.object() }
    places?.add(valueStart, .object)
    return (valueStart, hidden, bridged)
  }

  /// The additional state of an object, stored until it is finished.
  private mutating func rest(
    _ nulls: JSONFieldSet,
    of table: UnsafePointer<JSONKeyTable>,
    hasAdditional: Bool = false,
    _ start: ObjectStart
  ) -> Unmanaged<JSONFieldsRest> {
    let rest = JSONFieldsRest(
      nulls: nulls,
      secret: table.pointee.secret,
      hasAdditional: hasAdditional,
      bridged: start.bridged,
      additionalKeys: start.hiddenKey.map { [$0] } ?? []
    )
    rests.append(rest)
    return .passUnretained(rest)
  }

  /// Ends an object. False after a failure, and if a required field is missing.
  @inline(__always)
  private mutating func end(_ fields: JSONFields, missing: Int?) -> Bool {
    defer { if let rest = fields.rest { release(rest) } }
    guard !hasFailed else { return false }
    depth -= 1
    return missing.map { fail(missing: $0, of: fields) } ?? true
  }

  /// Releases the state of a finished object, and of unfinished objects inside it.
  private mutating func release(_ rest: Unmanaged<JSONFieldsRest>) {
    let finished = rest.takeUnretainedValue()
    while let last = rests.popLast(), last !== finished {}
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

extension JSONReader {
  /// Reads the next object without this key.
  public mutating func hiding<T>(_ key: String, _ body: (inout JSONReader) -> T?) -> T? {
    hiddenKey = key
    defer { hiddenKey = nil }
    return body(&self)
  }

  /// The key to hide in the object that starts here, but not in nested objects.
  mutating func takeHiddenKey() -> String? {
    defer { hiddenKey = nil }
    return hiddenKey
  }

  func hiding(_ key: String?, in value: JSONValue?) -> JSONValue? {
    guard let key, case .object(var object)? = value else { return value }
    object[key] = nil
    return .object(object)
  }
}
