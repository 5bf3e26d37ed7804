/// A pull parser that reads JSON text in one pass.
///
/// Models decode themselves from it: generated initializers request objects, strings and numbers in order. The reader
/// stores the first failure, and every later read returns nil, so that an initializer fails once and needs no `try`.
/// The same calls also read from any `Decoder`. The reader then has no text, and every read uses the decoder's
/// containers.
public struct JSONReader: ~Copyable {
  /// The maximum nesting of objects and arrays.
  static let maximumDepth = 512
  /// The maximum stack use, which must fit on a thread of 512 KB with the callers.
  static let stackBudget: UInt = 320 * 1024

  let base: UnsafePointer<UInt8>
  let end: Int
  let stackLimit: UInt
  let bridge: DecoderBridge?

  var index: Int
  /// The offset of the last requested value, which `fail` reports.
  var valueStart = 0
  var keySpan = StringSpan(start: 0, end: 0, isPlain: true)
  var depth = 0
  /// Whether the next value belongs to a secret field.
  var isSecret = false
  /// The further state of the innermost open object that has some.
  var rest: JSONFieldsRest?
  /// The keys to hide in the next object.
  var hiddenKeys: [String]?
  /// The number of bytes that were read again, to limit the time for hostile input.
  var bytesReread: Int64 = 0
  var problem: JSONProblem?
  /// Records the locations of values, if requested.
  @usableFromInline
  package var places: JSONPlaces?
  /// The furthest position that reading had reached when it failed.
  var reached = 0

  /// The number of elements that `lossyArray` dropped, and of values that `lenient` could not read.
  @_spi(Generated) public internal(set) var skippedElements = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, stackLimit: UInt? = nil) {
    base = bytes.baseAddress ?? Self.nowhere
    end = bytes.count
    index = 0
    bridge = nil
    self.stackLimit = stackLimit ?? Self.newStackLimit()
  }

  init(bridging bridge: DecoderBridge) {
    base = Self.nowhere
    end = 0
    index = 0
    self.bridge = bridge
    stackLimit = Self.newStackLimit()
  }

  /// A placeholder address for readers without text. It is never read, since `end` is 0.
  private static var nowhere: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 1)! }
}

// MARK: - Depth

extension JSONReader {
  static func newStackLimit() -> UInt {
    let address = stackAddress(probing: 1)
    return address > stackBudget ? address - stackBudget : 0
  }

  /// The current stack address.
  ///
  /// The probe allocates `count` bytes, a value at run time, since sanitizers may move constant sizes off the stack.
  @inline(never)
  private static func stackAddress(probing count: Int) -> UInt {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  /// Enters a level of nesting. Fails if there are too many for the limit or the stack.
  mutating func enterLevel() -> Bool {
    guard depth < Self.maximumDepth else {
      fail(at: index, expected: Budget.levels.expected, found: "more")
      return false
    }
    guard Self.stackAddress(probing: depth + 1) >= stackLimit else {
      fail(at: index, expected: "fewer levels of nesting")
      return false
    }
    depth += 1
    return true
  }
}

// MARK: - Tokens

extension JSONReader {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Skips white space and returns the next byte. 0 at the end.
  @inline(__always)
  mutating func token() -> UInt8 {
    if index < end, base[index] > 0x20 { return base[index] }
    return tokenBehindSpace()
  }

  @inline(never)
  private mutating func tokenBehindSpace() -> UInt8 {
    index = scanner.endOfIndentation(index)
    return scanner.byte(index)
  }

  /// Skips white space and the requested byte. False if another byte follows, which is not skipped.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard token() == byte, index < end else { return false }
    index += 1
    return true
  }

  /// Enters the next object or array: in text by its bracket, in a decoder by the result of `bridged`. Fails for other
  /// values.
  @inline(__always)
  mutating func open<Container>(
    _ bracket: UInt8,
    _ expected: String,
    _ bridged: (DecoderBridge) -> Container?
  ) -> Container? {
    let byte = token()
    valueStart = index
    guard enterLevel() else { return nil }
    if byte == bracket {
      index += 1
    } else if let bridge {
      return bridged(bridge)
    } else {
      mismatch(expected)
    }
    return nil
  }

  /// Reads `word` if it comes next.
  @inline(__always)
  mutating func take(word: StaticString) -> Bool {
    guard let end = scanner.endOfWord(index, word) else { return false }
    index = end
    return true
  }
}
