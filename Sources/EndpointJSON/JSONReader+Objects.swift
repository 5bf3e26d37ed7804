extension JSONReader {
  /// Begins to read an object whose fields have these keys.
  @inline(never)
  public mutating func object(_ keys: JSONKeys) -> JSONFields {
    object(keys, nulls: 0)
  }

  /// Begins to read an object whose fields have these keys, at most 64.
  ///
  /// - Parameters:
  ///   - nulls: the fields for which null is a value, a bit each; for all others it means that the field is absent.
  ///   - secret: the fields whose text never shows in a failure, a bit each.
  ///   - additional: whether `next` also answers, with `keys.count`, for keys that no field has.
  public mutating func object(
    _ keys: JSONKeys,
    nulls: UInt64 = 0,
    secret: UInt64 = 0,
    additional: Bool = false
  ) -> JSONFields {
    let start = startOfObject()
    return JSONFields(
      keys: keys,
      start: start.index,
      nulls: nulls,
      secret: secret,
      rest: start.bridged != nil || additional || keys.count > 64
        ? rest(
          JSONFieldSet(first: nulls),
          JSONFieldSet(first: secret),
          hasAdditional: additional,
          start
        ) : nil,
      isSecret: isSecret
    )
  }

  /// Begins to read an object whose fields have these keys, more than 64.
  ///
  /// - Parameters:
  ///   - nulls: the fields for which null is a value; for all others it means that the field is absent.
  ///   - secret: the fields whose text never shows in a failure.
  ///   - additional: whether `next` also answers, with `keys.count`, for keys that no field has.
  public mutating func object(
    _ keys: JSONKeys,
    nulls: JSONFieldSet,
    secret: JSONFieldSet,
    additional: Bool = false
  ) -> JSONFields {
    let start = startOfObject()
    return JSONFields(
      keys: keys,
      start: start.index,
      nulls: nulls.first,
      secret: secret.first,
      rest: rest(nulls, secret, hasAdditional: additional, start),
      isSecret: isSecret
    )
  }

  /// Moves to the next field that has a value, and answers which it is; nil at the end of the object or after a failure.
  ///
  /// The caller reads the value then. Unknown keys are skipped, nulls count as absent, and of two
  /// equal keys the first wins. A value that the caller leaves unread is skipped.
  public mutating func next(_ fields: inout JSONFields) -> Int? {
    likelyNext(&fields) ?? otherNext(&fields)
  }

  /// As `next`, for a model of at most 256 fields, additional ones included: its `switch` takes the compiler less time.
  public mutating func nextField(_ fields: inout JSONFields) -> JSONField? {
    (likelyNext(&fields) ?? otherNext(&fields)).map(JSONField.init)
  }

  /// The key of the value that `next` or a dictionary has come to.
  public var key: String {
    if let bridge { return bridge.key }
    return problem == nil ? text(keySpan) : ""
  }

  /// Ends the reading of an object: false if something failed, or a required field, of the first 64, has no value.
  ///
  /// - Parameter required: the fields that must have a value, a bit each.
  public mutating func finish(_ fields: inout JSONFields, required: UInt64 = 0) -> Bool {
    let missing = required & ~fields.present
    return end(fields, missing: missing == 0 ? nil : missing.trailingZeroBitCount)
  }

  /// Ends the reading of an object of more than 64 fields: false if something failed, or a required field has no value.
  public mutating func finish(_ fields: inout JSONFields, required: JSONFieldSet) -> Bool {
    end(fields, missing: fields.firstMissing(of: required))
  }
}

extension JSONReader {
  private typealias ObjectStart = (index: Int, hiddenKey: String?, bridged: BridgedObject?)

  private mutating func startOfObject() -> ObjectStart {
    let hidden = takeHiddenKey()
    let bridged = open(UInt8(ascii: "{"), "an object") { $0.object() }
    return (valueStart, hidden, bridged)
  }

  /// What an object needs beyond its fields' state, kept until it is finished.
  private mutating func rest(
    _ nulls: JSONFieldSet,
    _ secret: JSONFieldSet,
    hasAdditional: Bool,
    _ start: ObjectStart
  ) -> Unmanaged<JSONFieldsRest> {
    let rest = JSONFieldsRest(
      nulls: nulls,
      secret: secret,
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
    let names = fields.keys.names
    bridge?.place = fields.bridged?.place ?? .nothing
    let name = field < names.count ? names[field] : "\(field)"
    fail(at: fields.start, missing: JSONPath.Component.key(name).description)
    return false
  }
}
