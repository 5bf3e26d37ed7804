@_spi(Generated) extension JSONWriter {
  /// Starts an object. Call `key` or `field` next, then `endObject`.
  public mutating func beginObject() {
    if splicesNext { return beginSplice() }
    if let bridge {
      depth += 1
      return bridge.beginObject()
    }
    open(UInt8(ascii: "{"))
  }

  /// Starts an object as the value of `key`.
  public mutating func beginObject(_ key: StaticString) {
    self.key(key)
    beginObject()
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    if splices.last == depth {
      splices.removeLast()
      depth -= 1
      return
    }
    close(UInt8(ascii: "}"))
  }

  /// Writes a key. The next call must write its value.
  ///
  /// - Parameter secret: Whether descriptions and logs mask the value.
  public mutating func key(_ key: String, secret: Bool = false) {
    if let bridge {
      bridge.key = JSONCodingKey(key)
      return
    }
    separate()
    bytes.append(quoted: key)
    endKey(isSecret: secret)
  }

  @usableFromInline
  mutating func key(_ key: StaticString, secret: Bool = false) {
    guard bridge == nil else { return self.key("\(key)", secret: secret) }
    separate()
    key.withUTF8Buffer { bytes.append(quoted: $0) }
    endKey(isSecret: secret)
  }

  @inline(__always)
  private mutating func endKey(isSecret: Bool) {
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    if isSecret { hideNext() }
  }

  /// Writes the members of the object that `value` encodes to into the open object.
  public mutating func members(of value: some JSONWritable) {
    splicesNext = true
    value.encode(to: &self)
    if splicesNext { failSplice() }
  }

  mutating func failSplice() {
    splicesNext = false
    fail(expected: "an object", found: "another value")
  }

  private mutating func beginSplice() {
    splicesNext = false
    depth += 1
    splices.append(depth)
  }

  // MARK: - Brackets

  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
    depth += 1
  }

  mutating func close(_ bracket: UInt8) {
    guard depth > 0 else { return fail(expected: "an open object", found: "an end") }
    depth -= 1
    if let bridge { return bridge.end() }
    bytes.append(bracket)
    endValue()
  }
}
