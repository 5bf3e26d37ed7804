@_spi(Generated) extension JSONReader {
  /// Reads a nested value of an object after its fields. The reader does not move.
  ///
  /// Returns nil if the value is missing, or null and not a value.
  ///
  /// - Parameters:
  ///   - required: Whether a missing value is a failure.
  ///   - nulls: Whether null is a value. Otherwise it means that the value is missing.
  ///   - secret: Whether the value must not appear in a failure.
  @inlinable
  @inline(__always)
  public mutating func at<T>(
    _ path: JSONPath,
    of object: WireObject<some ~Copyable>,
    required: Bool = false,
    nulls: Bool = false,
    secret: Bool = false,
    _ body: (inout JSONReader) -> T?
  ) -> T? {
    at(path, of: object.fields, required, nulls, secret, body)
  }

  @usableFromInline
  @inline(never)
  mutating func at<T>(
    _ path: JSONPath,
    of fields: JSONFields,
    _ required: Bool,
    _ nulls: Bool,
    _ secret: Bool,
    _ body: (inout JSONReader) -> T?
  ) -> T? {
    guard !hasFailed else { return nil }
    if let bridge, let object = rest(of: fields)?.bridged {
      bridge.place = object.place
      guard bridge.move(to: path.components[...], isRequired: required, keepsNull: nulls) else {
        return nil
      }
      return enterLevel() ? leavingLevel(body(&self)) : nil
    }
    let after = (index: index, isSecret: isSecret)
    index = fields.start
    isSecret = fields.isSecret || secret
    let value = read(path, isRequired: required, keepsNull: nulls, body)
    guard problem == nil else { return nil }
    index = after.index
    isSecret = after.isSecret
    return value
  }

  /// Reads the value at a path relative to the next value.
  mutating func read<T>(
    _ path: JSONPath,
    isRequired: Bool,
    keepsNull: Bool,
    _ body: (inout JSONReader) -> T?
  ) -> T? {
    _ = token()
    let start = index
    let list = path.names == nil ? path.components.firstIndex(of: .each) : nil
    guard move(to: path, upTo: list), kind != .null || keepsNull && list == nil else {
      if isRequired { fail(at: start, missing: path.description) }
      return nil
    }
    guard enterLevel() else { return nil }
    let valueStart = index
    // The values that `[]` finds are secret, but the array around them is not.
    places?.add(index, list == nil ? kindOfPlace : .open)
    let value = list.map { plucked(path.components[$0...], body) } ?? body(&self)
    if problem == nil { countReread(index - valueStart) }
    return leavingLevel(problem == nil ? value : nil)
  }

  /// Moves to the value at a path, or at its components before `end`.
  mutating func move(to path: JSONPath, upTo end: Int? = nil) -> Bool {
    guard bridge == nil, let names = path.names else {
      return move(to: path.components[..<(end ?? path.components.count)])
    }
    return names.withUTF8Buffer { names in
      var rest = names[...]
      while kind != .null {
        let dot = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
        guard move(toKey: UnsafeBufferPointer(rebasing: rest[..<dot])) else { return false }
        if dot == rest.endIndex { return problem == nil }
        rest = rest[(dot + 1)...]
      }
      return false
    }
  }

  private mutating func leavingLevel<T>(_ value: T?) -> T? {
    depth -= 1
    return value
  }

  /// Moves to the value at a path without `[]`. False if it does not exist. Fails if a value on the way has another
  /// kind.
  mutating func move(to path: ArraySlice<JSONPath.Component>) -> Bool {
    if let bridge { return bridge.move(to: path, isRequired: false) }
    for component in path {
      guard kind != .null else { return false }
      let isThere =
        switch component {
        case .key(var name): name.withUTF8 { move(toKey: $0) }
        case .index(let index): move(toElement: index)
        case .last: move(toElement: nil)
        case .each: false
        }
      guard isThere else { return false }
    }
    return problem == nil
  }

  private mutating func move(toKey name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard take(UInt8(ascii: "{")) else {
      mismatch("an object")
      return false
    }
    var isFirst = true
    while nextKey(isFirst: isFirst) {
      isFirst = false
      if isKey(name) {
        places?.add(index, .open)
        return true
      }
      skip()
    }
    return false
  }

  /// Whether the last key equals this one.
  private func isKey(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard keySpan.isPlain else { return text(keySpan).utf8.elementsEqual(name) }
    let count = keySpan.end - keySpan.start
    return count == name.count && (0..<count).allSatisfy { base[keySpan.start + $0] == name[$0] }
  }

  /// Moves to an element. Nil means the last one.
  private mutating func move(toElement wanted: Int?) -> Bool {
    guard take(UInt8(ascii: "[")) else {
      mismatch("an array")
      return false
    }
    var count = 0
    var start = index
    while problem == nil, !take(UInt8(ascii: "]")) {
      if count > 0, !take(UInt8(ascii: ",")) { mismatch("',' or ']'") }
      _ = token()
      start = index
      if count == wanted { return true }
      skip()
      count += 1
    }
    guard problem == nil, wanted == nil, count > 0 else { return false }
    index = start
    return true
  }
}
