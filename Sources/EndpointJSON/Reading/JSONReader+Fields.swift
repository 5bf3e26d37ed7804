extension JSONReader {
  /// Moves to the predicted field, if its key comes next in the usual form: directly after a comma, a line break or an
  /// indentation, and at most a space before its value. Skips predicted fields that are null.
  ///
  /// Returns nil after a failure, and for decoders, since no bytes are left then.
  @inline(__always)
  mutating func likelyNext(_ fields: inout JSONFields) -> Int? {
    guard index != fields.valueStart else { return nil }
    while let start = likelyValue(fields) {
      let (field, bit) = (fields.likely, fields.likelyBit)
      guard fields.seen & bit == 0 else { return nil }
      if base[start] == UInt8(ascii: "n") {
        guard base.half(at: start) == 0x6C6C_756E, fields.nulls & bit == 0 else { return nil }
        fields.takeLikely()
        index = start &+ 4
        continue
      }
      fields.takeLikely()
      fields.present |= bit
      index = start
      fields.valueStart = start
      isSecret = fields.isSecret || fields.secret & bit != 0
      return field
    }
    return nil
  }

  /// The offset of the predicted field's value, if its key comes next. At least four bytes follow. Stores the key.
  @inline(__always)
  private mutating func likelyValue(_ fields: JSONFields) -> Int? {
    var quote = index
    if !fields.isFirst {
      guard index < end, base[index] == UInt8(ascii: ",") else { return nil }
      quote &+= 1
    }
    quote = scanner.endOfSpace(quote)
    guard quote < end, base[quote] == UInt8(ascii: "\""),
      case let length = fields.table.pointee.match(
        fields.likely,
        base + quote + 1,
        available: end &- quote &- 1
      ), length > 0
    else { return nil }
    // `match` guarantees eight bytes after the key.
    let colon = quote &+ 1 &+ length
    guard base[colon] == UInt8(ascii: ":") else { return nil }
    let start = base[colon &+ 1] == 0x20 ? colon &+ 2 : colon &+ 1
    guard base[start] > 0x20 else { return nil }
    keySpan = StringSpan(start: quote &+ 1, end: colon &- 1, isPlain: true)
    return start
  }

  /// Moves to the next field in all other cases.
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
        note(field, &fields)
        return field
      }
      guard problem == nil else { return nil }
    }
    return nil
  }

  private mutating func bridgedNext(_ fields: inout JSONFields) -> Int? {
    let field = bridge?.next(&fields, rest(of: fields))
    isSecret = field.map(fields.isSecret) ?? fields.isSecret
    return field
  }
}

extension JSONReader {
  /// Reads keys until the field of one is wanted. Nil if the last value was skipped, or after a failure.
  ///
  /// Skips ordinary members with unknown keys inside the loop, since many objects consist mostly of them.
  @inline(__always)
  mutating func searchKey(_ fields: inout JSONFields) -> Int? {
    guard !fields.hasAdditional else { return readUnusualKey(&fields) }
    var skipper = ValueSkipper(scanner, at: index)
    while skipper.hasRoom, skipper.takeLine(), let key = skipper.takePlainKey() {
      if let field = fields.table.pointee.firstIndex(
        of: base + key.start,
        count: key.end &- key.start,
        available: end &- key.start
      ) {
        keySpan = key
        index = skipper.position
        return wantedOrSkipped(field, &fields)
      }
      guard skipper.hasRoom, skipper.takeValue(maximumDepth: Self.maximumDepth - depth) else {
        break
      }
      let isLast = !skipper.take(UInt8(ascii: ","))
      index = skipper.position
      if isLast { return nil }
    }
    return readUnusualKey(&fields)
  }

  @inline(never)
  private mutating func readUnusualKey(_ fields: inout JSONFields) -> Int? {
    guard scanKey() else { return nil }
    if let field = indexOfKey(in: fields.table) { return wantedOrSkipped(field, &fields) }
    if let field = additionalField(&fields) { return field }
    skip()
    return nil
  }

  @inline(__always)
  private mutating func wantedOrSkipped(_ field: Int, _ fields: inout JSONFields) -> Int? {
    fields.follow(field)
    if see(field, &fields), let field = wanted(field, &fields) { return field }
    places?.add(index, .untyped)
    skip()
    return nil
  }

  @inline(__always)
  private func wanted(_ field: Int, _ fields: inout JSONFields) -> Int? {
    guard !isNullNext || fields.allowsNull(field) else { return nil }
    if field < 64 { fields.insert(field) } else { rest(of: fields)?.present.insert(field) }
    return field
  }

  /// Records the key of a field. False if it occurred before.
  @inline(__always)
  private func see(_ field: Int, _ fields: inout JSONFields) -> Bool {
    field < 64 ? fields.see(field) : rest(of: fields)?.see(field) ?? false
  }

  private func additionalField(_ fields: inout JSONFields) -> Int? {
    guard fields.hasAdditional, let rest = rest(of: fields),
      rest.additionalKeys.insert(text(keySpan)).inserted
    else { return nil }
    let field = fields.table.pointee.count
    if isNullNext { places?.add(index, .entry) }
    return isNullNext && !fields.allowsNull(field) ? nil : field
  }

  /// The index of the last key in a table.
  @inline(__always)
  func indexOfKey(in table: UnsafePointer<JSONKeyTable>) -> Int? {
    guard keySpan.isPlain else {
      var name = text(keySpan)
      return name.withUTF8 { bytes in
        bytes.baseAddress.flatMap { table.pointee.firstIndex(of: $0, count: bytes.count) }
      }
    }
    return table.pointee.firstIndex(
      of: base + keySpan.start,
      count: keySpan.end - keySpan.start,
      available: end - keySpan.start
    )
  }

  /// Whether null comes next at `index`.
  @inline(__always)
  private var isNullNext: Bool {
    guard index < end, base[index] == UInt8(ascii: "n") else { return false }
    return end - index >= 4 && base[index + 1] == UInt8(ascii: "u")
      && base[index + 2] == UInt8(ascii: "l") && base[index + 3] == UInt8(ascii: "l")
  }
}
