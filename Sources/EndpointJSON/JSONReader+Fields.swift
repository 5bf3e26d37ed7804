extension JSONReader {
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
        note(field, &fields)
        return field
      }
      guard problem == nil else { return nil }
    }
    return nil
  }

  private mutating func bridgedNext(_ fields: inout JSONFields) -> Int? {
    let field = bridge?.next(&fields)
    isSecret = field.map(fields.isSecret) ?? fields.isSecret
    return field
  }
}
