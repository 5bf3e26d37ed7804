/// A reader that walks over JSON text once and hands out the values that it is asked for.
///
/// It is what models decode themselves from: generated initialisers ask for objects, strings and numbers in
/// the order in which they come. The first failure stays in the reader; every read after it answers nil, so that
/// an initialiser fails once and needs no `try`. The same calls also read from any `Decoder`: the reader then
/// has no text, and every read falls through to the decoder's containers.
public struct JSONReader: ~Copyable {
  /// How many objects and arrays may lie in one another.
  static let maximumDepth = 512
  /// How much stack reading may use: it has to fit, with its callers, on a thread of 512 KB.
  static let stackBudget: UInt = 320 * 1024

  let base: UnsafePointer<UInt8>
  let end: Int
  let stackLimit: UInt
  let bridge: DecoderBridge?

  var index: Int
  /// Where the value that was asked for last begins: the place that `fail` reports.
  var valueStart = 0
  var keySpan = StringSpan(start: 0, end: 0, isPlain: true)
  var depth = 0
  /// Whether the value that comes next belongs to a field that must not show in a failure.
  var isSecret = false
  /// A key that the object that comes next is read without.
  var hiddenKey: String?
  /// Bytes that were read more than once, so that hostile text cannot make reading take for ever.
  var bytesReread = 0
  var problem: JSONProblem?
  /// What the objects need that are being read and are not usual.
  var rests: [JSONFieldsRest] = []
  /// Who wants to know where the values lie.
  @usableFromInline
  package var places: JSONPlaces?
  /// How far reading had come when it failed.
  var reached = 0

  /// How many elements `lossyArray` has dropped so far, and values that `lenient` could not read.
  public internal(set) var skippedElements = 0

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

  /// The address of a reader without text; it is never read from, because `end` is 0.
  private static var nowhere: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 1)! }
}

// MARK: - Depth

extension JSONReader {
  static func newStackLimit() -> UInt {
    let address = stackAddress(probing: 1)
    return address > stackBudget ? address - stackBudget : 0
  }

  /// Where the stack has grown to.
  ///
  /// The probe takes `count` bytes. The caller counts them at run time: what has a constant size, sanitizers may keep off the stack.
  @inline(never)
  private static func stackAddress(probing count: Int) -> UInt {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  /// Counts a level of nesting; fails where there are too many for the text or for the stack.
  mutating func enterLevel() -> Bool {
    guard depth < Self.maximumDepth, Self.stackAddress(probing: depth + 1) >= stackLimit else {
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

  /// Skips white space and answers the byte that follows; 0 at the end.
  @inline(__always)
  mutating func token() -> UInt8 {
    if index < end, base[index] > 0x20 { return base[index] }
    return tokenBehindSpace()
  }

  @inline(never)
  private mutating func tokenBehindSpace() -> UInt8 {
    while index < end {
      let byte = base[index]
      guard Self.isSpace(byte) else { return byte }
      index += 1
    }
    return 0
  }

  /// Skips white space and the byte that is asked for; false, and nothing else skipped, if another one follows.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard token() == byte, index < end else { return false }
    index += 1
    return true
  }

  /// Enters the object or the array that comes next: in text by its bracket, in a decoder by what `bridged` answers. What else comes
  /// is a failure.
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

  /// Takes `word` if it comes next.
  @inline(__always)
  mutating func take(word: StaticString) -> Bool {
    guard let end = scanner.endOfWord(index, word) else { return false }
    index = end
    return true
  }
}
