extension JSONReader {
  /// Begins to read an object with these keys.
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

  /// Begins to read an object with these keys and any others.
  ///
  /// - Parameters:
  ///   - additional: Whether `next` stops at other keys, with the case behind those of the keys.
  ///   - nullable: Whether null is a value there.
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

  /// Moves to the next value and gives its key. Nil at the end of the object and after a failure.
  ///
  /// The caller then reads the value. Unknown keys are skipped, null counts as missing, and of two equal keys the first counts. A value
  /// that the caller leaves unread is skipped.
  ///
  /// `Key` is an enum without payloads, with a case for each of the object's keys, in their order. `~Copyable` spares the
  /// compiler an equality that nobody uses.
  @inlinable
  @inline(__always)
  public mutating func next<Key: ~Copyable>(_ object: inout JSONFields) -> Key? {
    guard let index = nextIndex(&object) else { return nil }
    // Cases without payloads are numbered in their order. Up to 256 of them take one byte, more take two.
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

  /// Ends the reading of an object. False if something failed, or if a required key has no value.
  public mutating func finish(_ object: inout JSONFields) -> Bool {
    // Read in place: a copy of the set would count a reference.
    let table = object.table
    if table.pointee.count > 64 {
      return end(object, missing: object.firstMissing(of: table.pointee.required))
    }
    let missing = table.pointee.required.first & ~object.present
    return end(object, missing: missing == 0 ? nil : missing.trailingZeroBitCount)
  }

  /// The key of the value that `next` or a dictionary has come to.
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

  /// What an object needs beyond its fields' state, stored until it is finished.
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

  /// Ends an object: false if something failed before, or a required field is missing.
  @inline(__always)
  private mutating func end(_ fields: JSONFields, missing: Int?) -> Bool {
    defer { if let rest = fields.rest { release(rest) } }
    guard !hasFailed else { return false }
    depth -= 1
    return missing.map { fail(missing: $0, of: fields) } ?? true
  }

  /// Forgets what a finished object needed, and all objects within it that nobody finished.
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

// MARK: - The tag of a union, which is no field of its member

extension JSONReader {
  /// Reads the object that comes next as if it had no such key.
  public mutating func hiding<T>(_ key: String, _ body: (inout JSONReader) -> T?) -> T? {
    hiddenKey = key
    defer { hiddenKey = nil }
    return body(&self)
  }

  /// The key to hide in the object that begins here, and in none of those within it.
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
