extension JSONReader {
  // MARK: - Steps

  /// Moves to the field behind the last one, if that comes next as most servers write it: in the order of the fields, without white space, not null.
  ///
  /// After a failure, and where a decoder stands in for text, no bytes are left and this answers nil.
  @inline(__always)
  mutating func likelyNext(_ fields: inout JSONFields) -> Int? {
    let quote = fields.isFirst ? index : index &+ 1
    let field = fields.likely
    guard quote < end, index != fields.valueStart,
      fields.isFirst || base[index] == UInt8(ascii: ","), base[quote] == UInt8(ascii: "\""),
      case let length = fields.table.pointee.match(
        field,
        base + quote + 1,
        available: end &- quote &- 1
      ), length > 0
    else { return nil }
    // The comparison has made sure of eight bytes behind the key.
    let colon = quote &+ 1 &+ length
    let first = base[colon &+ 1]
    guard base[colon] == UInt8(ascii: ":"), first > 0x20, first != UInt8(ascii: "n"),
      fields.take(field)
    else { return nil }
    keySpan = StringSpan(start: quote &+ 1, end: colon &- 1, isPlain: true)
    index = colon &+ 1
    fields.isFirst = false
    fields.likely = field &+ fields.step
    fields.valueStart = index
    isSecret = fields.isSecret(field)
    return field
  }

  /// Moves to the next field in any other case.
  @inline(never)
  mutating func otherNext(_ fields: inout JSONFields) -> Int? {
    guard bridge == nil else { return bridgedNext(&fields) }
    isSecret = fields.isSecret
    if index == fields.valueStart, problem == nil { skip() }
    while moveToKey(isFirst: fields.isFirst) {
      fields.isFirst = false
      if let field = searchKey(&fields) {
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

  // MARK: - Keys

  /// Reads a key with its colon and answers the field whose value follows; nil if that value is not wanted, or something failed.
  ///
  /// Members with unknown keys are skipped in here, as long as the text is ordinary: many objects have more of them than of others.
  @inline(__always)
  private mutating func searchKey(_ fields: inout JSONFields) -> Int? {
    let scanner = scanner
    var position = index
    while let key = scanner.plainKey(position) {
      if let field = fields.table.pointee.firstIndex(
        of: base + key.span.start,
        count: key.span.end &- key.span.start,
        available: end &- key.span.start
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
