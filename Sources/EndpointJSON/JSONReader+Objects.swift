extension JSONReader {
  /// Begins to read an object whose fields have these keys.
  ///
  /// - Parameters:
  ///   - nulls: the fields for which null is a value; for all others it means that the field is absent.
  ///   - secret: the fields whose text never shows in a failure.
  ///   - additional: whether `next` also answers, with `keys.count`, for keys that no field has.
  public mutating func object(
    _ keys: JSONKeys,
    nulls: JSONFieldSet = 0,
    secret: JSONFieldSet = 0,
    additional: Bool = false
  ) -> JSONFields {
    let byte = token()
    let start = index
    valueStart = start
    let hidden = takeHiddenKey()
    var bridged: BridgedObject?
    if enterLevel() {
      if byte == UInt8(ascii: "{") {
        index += 1
      } else if let bridge {
        bridged = bridge.object()
      } else {
        mismatch("an object")
      }
    }
    return JSONFields(
      keys: keys,
      nulls: nulls,
      secret: secret,
      hasAdditional: additional,
      isSecret: isSecret,
      start: start,
      bridged: bridged,
      additionalKeys: hidden.map { [$0] } ?? []
    )
  }

  /// Moves to the next field that has a value, and answers which it is; nil at the end of the object or after a failure.
  ///
  /// The caller reads the value then. Unknown keys are skipped, nulls count as absent, and of two
  /// equal keys the first wins. A value that the caller leaves unread is skipped.
  public mutating func next(_ fields: inout JSONFields) -> Int? {
    isSecret = fields.isSecret
    if let bridge {
      let field = bridge.next(&fields)
      isSecret = fields.isSecret || field.map(fields.secret.contains) ?? false
      return field
    }
    if index == fields.valueStart, problem == nil { skip() }
    while nextKey(isFirst: fields.isFirst) {
      fields.isFirst = false
      if let field = field(of: &fields) {
        isSecret = fields.isSecret || fields.secret.contains(field)
        fields.valueStart = index
        return field
      }
      skip()
    }
    return nil
  }

  /// The key of the value that `next` or a dictionary has come to.
  public var key: String {
    if let bridge { return bridge.key }
    return problem == nil ? text(keySpan) : ""
  }

  /// Ends the reading of an object: false if something failed, or a required field has no value.
  public mutating func finish(_ fields: JSONFields, required: JSONFieldSet = 0) -> Bool {
    guard !hasFailed else { return false }
    depth -= 1
    guard let missing = required.firstMissing(in: fields.present) else { return true }
    let name = missing < fields.keys.count ? fields.keys.names[missing] : "\(missing)"
    bridge?.place = fields.bridged?.place ?? .nothing
    fail(at: fields.start, missing: JSONPath.Component.key(name).description)
    return false
  }

  /// Moves behind the key that comes next, and its colon; false at the end of the object and after a failure.
  mutating func nextKey(isFirst: Bool) -> Bool {
    guard problem == nil else { return false }
    if take(UInt8(ascii: "}")) { return false }
    if !isFirst {
      guard take(UInt8(ascii: ",")) else {
        mismatch("',' or '}'")
        return false
      }
    }
    return scanKey()
  }

  /// Moves behind a key and its colon, to the value.
  mutating func scanKey() -> Bool {
    guard token() == UInt8(ascii: "\"") else {
      mismatch("a key")
      return false
    }
    guard let span = scanString() else { return false }
    keySpan = span
    guard take(UInt8(ascii: ":")) else {
      mismatch("':'")
      return false
    }
    _ = token()
    return true
  }

  /// The field of the key that was just read, if its value is wanted.
  private func field(of fields: inout JSONFields) -> Int? {
    guard let field = match(fields) else {
      guard fields.hasAdditional, fields.additionalKeys.insert(text(keySpan)).inserted else {
        return nil
      }
      let field = fields.keys.count
      return isNullNext && !fields.nulls.contains(field) ? nil : field
    }
    fields.likely = field + 1
    guard !fields.seen.contains(field) else { return nil }
    fields.seen.insert(field)
    guard !isNullNext || fields.nulls.contains(field) else { return nil }
    fields.present.insert(field)
    return field
  }

  private func match(_ fields: JSONFields) -> Int? {
    guard keySpan.isPlain else {
      var name = text(keySpan)
      return name.withUTF8 { fields.keys.firstIndex(of: $0, likely: fields.likely) }
    }
    let bytes = UnsafeBufferPointer(start: base + keySpan.start, count: keySpan.end - keySpan.start)
    return fields.keys.firstIndex(of: bytes, likely: fields.likely)
  }

  /// Whether null comes next, at `index`.
  private var isNullNext: Bool {
    end - index >= 4 && base[index] == UInt8(ascii: "n") && base[index + 1] == UInt8(ascii: "u")
      && base[index + 2] == UInt8(ascii: "l") && base[index + 3] == UInt8(ascii: "l")
  }
}
