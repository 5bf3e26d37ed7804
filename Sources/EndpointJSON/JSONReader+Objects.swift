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
    let needsRest = bridged != nil || additional || keys.count > 64
    return JSONFields(
      keys: keys,
      table: keys.table,
      start: start,
      nulls: nulls.first,
      secret: secret.first,
      rest: needsRest
        ? JSONFieldsRest(
          nulls: nulls,
          secret: secret,
          hasAdditional: additional,
          bridged: bridged,
          additionalKeys: hidden.map { [$0] } ?? []
        ) : nil,
      isSecret: isSecret
    )
  }

  /// Moves to the next field that has a value, and answers which it is; nil at the end of the object or after a failure.
  ///
  /// The caller reads the value then. Unknown keys are skipped, nulls count as absent, and of two
  /// equal keys the first wins. A value that the caller leaves unread is skipped.
  public mutating func next(_ fields: inout JSONFields) -> Int? {
    guard bridge == nil else { return bridgedNext(&fields) }
    isSecret = fields.isSecret
    if index == fields.valueStart, problem == nil { skip() }
    while moveToKey(isFirst: fields.isFirst) {
      fields.isFirst = false
      if let field = readKey(&fields) {
        isSecret = fields.isSecret(field)
        fields.valueStart = index
        return field
      }
      guard problem == nil else { return nil }
      skip()
    }
    return nil
  }

  private mutating func bridgedNext(_ fields: inout JSONFields) -> Int? {
    let field = bridge?.next(&fields)
    isSecret = field.map(fields.isSecret) ?? fields.isSecret
    return field
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
    guard let missing = fields.firstMissing(of: required) else { return true }
    let name = missing < fields.keys.count ? fields.keys.names[missing] : "\(missing)"
    bridge?.place = fields.bridged?.place ?? .nothing
    fail(at: fields.start, missing: JSONPath.Component.key(name).description)
    return false
  }

  // MARK: - Keys

  /// Reads a key with its colon and answers the field whose value follows; nil if that value is not wanted, or something failed.
  ///
  /// The field behind the last one is compared first, since most servers write fields in one order.
  @inline(__always)
  private mutating func readKey(_ fields: inout JSONFields) -> Int? {
    let likely = fields.likely
    let length = fields.table.pointee.match(likely, base + index + 1, available: end - index - 1)
    if length > 0 {
      keySpan = StringSpan(start: index + 1, end: index + length, isPlain: true)
      index += 1 + length
      guard takeColon(), fields.see(likely) else { return nil }
      fields.follow(likely)
      return wanted(likely, &fields)
    }
    return searchKey(&fields)
  }

  /// Reads a key that is not the likely one.
  ///
  /// Members with unknown keys are skipped in here, as long as the text is ordinary: many objects have more of them than of others.
  @inline(never)
  private mutating func searchKey(_ fields: inout JSONFields) -> Int? {
    let scanner = scanner
    let table = fields.table
    var position = index
    while let key = scanner.key(position), key.span.isPlain {
      let start = base + key.span.start
      let available = end &- key.span.start
      if let field = table.pointee.firstIndex(
        of: start,
        count: key.span.end &- key.span.start,
        available: available
      ) {
        keySpan = key.span
        index = key.valueStart
        fields.follow(field)
        return fields.see(field) ? wanted(field, &fields) : nil
      }
      guard !fields.hasAdditional,
        let next = scanner.nextKey(
          behindValue: key.valueStart,
          maximumDepth: Self.maximumDepth - depth
        )
      else { break }
      position = next
    }
    index = position
    return readUnusualKey(&fields)
  }

  @inline(never)
  private mutating func readUnusualKey(_ fields: inout JSONFields) -> Int? {
    guard scanKey() else { return nil }
    guard let field = match(fields) else { return additionalField(&fields) }
    fields.follow(field)
    return fields.see(field) ? wanted(field, &fields) : nil
  }

  @inline(__always)
  private func wanted(_ field: Int, _ fields: inout JSONFields) -> Int? {
    guard !isNullNext || fields.allowsNull(field) else { return nil }
    fields.insert(field)
    return field
  }

  private func additionalField(_ fields: inout JSONFields) -> Int? {
    guard let rest = fields.rest, rest.hasAdditional,
      rest.additionalKeys.insert(text(keySpan)).inserted
    else { return nil }
    let field = fields.keys.count
    return isNullNext && !fields.allowsNull(field) ? nil : field
  }

  @inline(__always)
  private func match(_ fields: JSONFields) -> Int? {
    let table = fields.table
    let count = keySpan.end - keySpan.start
    guard keySpan.isPlain else {
      var name = text(keySpan)
      return name.withUTF8 { bytes in
        bytes.baseAddress.flatMap { table.pointee.firstIndex(of: $0, count: bytes.count) }
      }
    }
    return table.pointee.firstIndex(
      of: base + keySpan.start,
      count: count,
      available: end - keySpan.start
    )
  }

  /// Moves behind the key that comes next, and its colon; false at the end of the object and after a failure.
  mutating func nextKey(isFirst: Bool) -> Bool {
    moveToKey(isFirst: isFirst) && scanKey()
  }

  /// Moves to the quote before the key that comes next; false at the end of the object and after a failure.
  @inline(__always)
  private mutating func moveToKey(isFirst: Bool) -> Bool {
    var byte = token()
    guard byte != UInt8(ascii: "}") else {
      index += 1
      return false
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else {
        mismatch("',' or '}'")
        return false
      }
      index += 1
      byte = token()
    }
    guard byte == UInt8(ascii: "\"") else {
      mismatch("a key")
      return false
    }
    return true
  }

  /// Moves behind a key and its colon, to the value.
  mutating func scanKey() -> Bool {
    guard token() == UInt8(ascii: "\"") else {
      mismatch("a key")
      return false
    }
    guard let span = scanString() else { return false }
    keySpan = span
    return takeColon()
  }

  @inline(__always)
  private mutating func takeColon() -> Bool {
    guard take(UInt8(ascii: ":")) else {
      mismatch("':'")
      return false
    }
    _ = token()
    return true
  }

  /// Whether null comes next, at `index`.
  @inline(__always)
  private var isNullNext: Bool {
    guard index < end, base[index] == UInt8(ascii: "n") else { return false }
    return end - index >= 4 && base[index + 1] == UInt8(ascii: "u")
      && base[index + 2] == UInt8(ascii: "l") && base[index + 3] == UInt8(ascii: "l")
  }
}
