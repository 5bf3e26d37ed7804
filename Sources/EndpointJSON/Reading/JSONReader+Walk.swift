/// Visits the parts of a value during a walk.
protocol JSONVisitor: ~Copyable {
  mutating func value(at start: Int)
  /// Whether the member with a key is skipped. Its value is still validated.
  func omits(_ key: StringSpan, level: Int, in json: borrowing JSONReader) -> Bool
  mutating func key(_ span: StringSpan, in json: borrowing JSONReader)
  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader)
  mutating func open(isObject: Bool, at start: Int)
  /// An object or array ended before `end`.
  mutating func close(at end: Int)
}

extension JSONVisitor where Self: ~Copyable {
  mutating func value(at start: Int) {}
  func omits(_ key: StringSpan, level: Int, in json: borrowing JSONReader) -> Bool { false }
  mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {}
  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader) {}
  mutating func open(isObject: Bool, at start: Int) {}
  mutating func close(at end: Int) {}
}

/// A valid scalar.
enum JSONScalar {
  case null
  case bool(Bool)
  case number(NumberSpan)
  case string(StringSpan)
}

extension JSONReader {
  /// Validates the next value, calls `visitor` for its parts, and moves past it.
  ///
  /// It does not recurse, so that input cannot overflow the stack. One bit per level stores whether it is an object.
  mutating func walk(_ visitor: inout some JSONVisitor & ~Copyable) {
    var levels = LevelKinds()
    repeat {
      _ = token()
      let start = index
      visitor.value(at: start)
      if take(UInt8(ascii: "{")) {
        guard open(isObject: true, start, &levels, &visitor) else { return }
      } else if take(UInt8(ascii: "[")) {
        guard open(isObject: false, start, &levels, &visitor) else { return }
      } else {
        guard let scalar = scanScalar() else { return }
        visitor.scalar(scalar, from: start, in: self)
      }
    } while advance(&levels, &visitor)
  }

  private mutating func open(
    isObject: Bool,
    _ start: Int,
    _ levels: inout LevelKinds,
    _ visitor: inout some JSONVisitor & ~Copyable
  ) -> Bool {
    guard depth + levels.count < Self.maximumDepth else {
      fail(at: start, expected: Budget.levels.expected, found: "more")
      return false
    }
    levels.push(isObject)
    visitor.open(isObject: isObject, at: start)
    return true
  }

  /// Moves to the next value at any level. False if there is none, and after a failure.
  private mutating func advance(
    _ levels: inout LevelKinds,
    _ visitor: inout some JSONVisitor & ~Copyable
  ) -> Bool {
    while levels.count > 0 {
      if take(levels.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        levels.pop()
        visitor.close(at: index)
        continue
      }
      if !levels.isFirst, !take(UInt8(ascii: ",")) {
        mismatch(levels.isObject ? "',' or '}'" : "',' or ']'")
        return false
      }
      levels.isFirst = false
      guard levels.isObject else { return true }
      guard scanKey() else { return false }
      if visitor.omits(keySpan, level: levels.count, in: self) {
        depth += levels.count
        skip()
        depth -= levels.count
        guard !hasFailed else { return false }
        continue
      }
      visitor.key(keySpan, in: self)
      return true
    }
    return false
  }

  private mutating func scanScalar() -> JSONScalar? {
    switch token() {
    case UInt8(ascii: "\""):
      if let span = scanString() { return .string(span) }
    case UInt8(ascii: "t"):
      if take(word: "true") { return .bool(true) }
      mismatch("a value")
    case UInt8(ascii: "f"):
      if take(word: "false") { return .bool(false) }
      mismatch("a value")
    case UInt8(ascii: "n"):
      if take(word: "null") { return .null }
      mismatch("a value")
    default:
      if let span = scanNumber() { return .number(span) }
      mismatch("a value")
    }
    return nil
  }
}

/// The kinds of the open objects and arrays.
private struct LevelKinds {
  private var bits = SIMD8<UInt64>()
  private(set) var count = 0
  /// Whether the innermost one has no elements so far.
  var isFirst = true
  private(set) var isObject = false

  mutating func push(_ isObject: Bool) {
    let bit: UInt64 = 1 << UInt64(count % 64)
    if isObject { bits[count / 64] |= bit } else { bits[count / 64] &= ~bit }
    count += 1
    isFirst = true
    self.isObject = isObject
  }

  mutating func pop() {
    count -= 1
    isFirst = false
    if count > 0 { isObject = bits[(count - 1) / 64] & 1 << UInt64((count - 1) % 64) != 0 }
  }
}

extension JSONReader {
  /// Moves past the next value. Validates it as strictly as values that are read.
  mutating func skip() {
    guard bridge == nil else { return }
    _ = token()
    if let end = scanner.endOfValue(index, maximumDepth: Self.maximumDepth - depth) {
      index = end
    } else {
      var skipper = Skipper()
      walk(&skipper)
    }
  }

  private struct Skipper: JSONVisitor {}
}
