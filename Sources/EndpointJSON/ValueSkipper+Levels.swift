extension ValueSkipper {
  /// Moves behind the value that begins here.
  @inline(__always)
  mutating func takeValue(maximumDepth: Int) -> Bool {
    if byte | 0x20 == UInt8(ascii: "{") {
      return move(to: scanner.endOfNested(position, maximumDepth: maximumDepth))
    }
    return takeScalar()
  }

  /// Moves to the next value at any level, or behind the outermost one; false if nothing that may follow here does.
  @inline(__always)
  mutating func takeStep(_ levels: inout OpenLevels) -> Bool {
    let first = byte
    if first | 0x20 == UInt8(ascii: "{") {
      guard levels.open(first) else { return false }
      position &+= 1
      guard takeSpace() else { return false }
      guard byte == levels.closer else { return !levels.isObject || takeKey() }
    } else if !takeScalar() {
      return false
    }
    return takeDelimiters(&levels)
  }

  /// Moves behind the brackets that follow, and the comma, if there is one.
  @inline(__always)
  private mutating func takeDelimiters(_ levels: inout OpenLevels) -> Bool {
    while !take(UInt8(ascii: ",")) {
      guard byte == levels.closer, move(to: position &+ 1) else { return false }
      levels.close()
      if levels.isEmpty { return true }
    }
    return levels.isObject ? takeKey() : takeSpace()
  }

  @inline(__always)
  private mutating func takeKey() -> Bool {
    let start = position
    return takePlainKey() != nil || move(to: scanner.endOfKey(start))
  }
}

extension JSONScanner {
  /// The end of the object or array that begins at `start`, checked to the last byte; nil where `JSONReader.walk` has to look at it.
  @inline(never)
  func endOfNested(_ start: Int, maximumDepth: Int) -> Int? {
    var levels = OpenLevels(maximum: maximumDepth)
    var skipper = ValueSkipper(self, at: start)
    while skipper.hasRoom {
      let before = (position: skipper.position, levels: levels)
      guard skipper.takeStep(&levels) else {
        return endOfValue(before.position, in: before.levels)
      }
      if levels.isEmpty { return skipper.position }
    }
    return endOfValue(skipper.position, in: levels)
  }
}
