/// The keys of a model as bytes, for comparison with text and for lookup by hash.
///
/// Its memory is never freed and not reference-counted, since key comparison is performance-critical.
@usableFromInline
struct JSONKeyTable {
  /// The offset of a key in `text`, and its length with the closing quote.
  private struct Entry {
    let offset: Int
    let count: Int
  }

  let names: [String]
  let count: Int
  /// The case of each key, then that of additional keys. Nil if the keys have no cases.
  let cases: UnsafePointer<UnsafeRawPointer>?
  let required: JSONFieldSet
  let nullable: JSONFieldSet
  let secret: JSONFieldSet
  /// Whether other keys count, too.
  let hasAdditional: Bool
  /// A mistake in the code that defines the keys. Reading then fails.
  let unknownTrait: String?
  /// Whether each object has state besides the first 64 fields, or cannot be read.
  let isUnusual: Bool
  /// The facts for the selection of a union member, if they are more than the required keys.
  private let ownFacts: [JSONKeyFact]
  /// The keys with closing quotes and zero padding, so that eight bytes can be read at a time.
  private let text: UnsafeMutablePointer<UInt8>
  private let entries: UnsafeMutablePointer<Entry>
  /// Whether no key needs escapes in JSON.
  private let isPlain: Bool
  /// The number of fields that `match` supports: the first 64, if their keys are plain.
  private let matchableCount: UInt
  private let hash: JSONKeyHash

  init(
    _ names: [String],
    cases: UnsafePointer<UnsafeRawPointer>?,
    required: JSONFieldSet = JSONFieldSet(),
    nullable: JSONFieldSet = JSONFieldSet(),
    secret: JSONFieldSet = JSONFieldSet(),
    hasAdditional: Bool = false,
    unknownTrait: String? = nil,
    facts: [JSONKeyFact] = []
  ) {
    let keys = names.map { Array($0.utf8) }
    self.names = names
    self.cases = cases
    (self.required, self.nullable, self.secret) = (required, nullable, secret)
    self.hasAdditional = hasAdditional
    self.unknownTrait = unknownTrait
    isUnusual = hasAdditional || names.count > 64 || unknownTrait != nil
    ownFacts = facts
    count = keys.count
    entries = .allocate(capacity: keys.count)
    text = .allocate(capacity: keys.reduce(0) { $0 + Self.room(for: $1.count + 1) })
    var offset = 0
    for (index, key) in keys.enumerated() {
      (entries + index).initialize(to: Entry(offset: offset, count: key.count + 1))
      let room = Self.room(for: key.count + 1)
      (text + offset).initialize(repeating: 0, count: room)
      for (position, byte) in (key + [UInt8(ascii: "\"")]).enumerated() {
        text[offset + position] = byte
      }
      offset += room
    }
    isPlain = keys.allSatisfy { key in !key.contains { $0.isEscapedInJSON } }
    matchableCount = isPlain ? UInt(min(keys.count, 64)) : 0
    hash = JSONKeyHash(keys)
  }

  /// The facts about the keys for the selection of a union member.
  var facts: [JSONKeyFact] {
    guard ownFacts.isEmpty else { return ownFacts }
    return names.enumerated().map { JSONKeyFact(name: $1, isAlways: required.contains($0)) }
  }

  private static func room(for count: Int) -> Int { (count + 7) & ~7 }

  /// The length of a field's key with its closing quote, if `bytes` starts with them and at least eight bytes follow.
  /// Otherwise 0. Supports the first 64 fields.
  @inline(__always)
  func match(_ field: Int, _ bytes: UnsafePointer<UInt8>, available: Int) -> Int {
    guard UInt(bitPattern: field) < matchableCount else { return 0 }
    let entry = entries[field]
    return available >= entry.count &+ 8 && isEqual(entry, bytes) ? entry.count : 0
  }

  @inline(__always)
  private func isEqual(_ entry: Entry, _ bytes: UnsafePointer<UInt8>) -> Bool {
    let key = text + entry.offset
    var left = entry.count
    var position = 0
    while left > 8 {
      guard bytes.word(at: position) == key.word(at: position) else { return false }
      position &+= 8
      left &-= 8
    }
    // Shifts out the bytes after the quote.
    let difference = bytes.word(at: position) ^ key.word(at: position)
    return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* left) == 0
  }

  /// The field with this key. The key is plain, and a quote follows.
  ///
  /// - Parameter available: The number of readable bytes from `key`.
  @inline(__always)
  func firstIndex(of key: UnsafePointer<UInt8>, count: Int, available: Int) -> Int? {
    guard isPlain, available >= count &+ 9 else { return firstIndex(of: key, count: count) }
    let field = hash.candidate(key, count)
    guard field >= 0, case let entry = entries[field], entry.count == count &+ 1,
      isEqual(entry, key)
    else { return nil }
    return field
  }

  /// The field with this key, compared byte by byte.
  func firstIndex(of key: UnsafePointer<UInt8>, count: Int) -> Int? {
    (0..<self.count).first { field in
      let entry = entries[field]
      return entry.count == count + 1
        && (0..<count).allSatisfy { key[$0] == text[entry.offset + $0] }
    }
  }
}

extension UnsafePointer {
  /// A pointer to a table that stays valid for the lifetime of the process, so that it can be copied without reference
  /// counting.
  static func allocated(_ table: Pointee) -> UnsafePointer {
    let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)
    pointer.initialize(to: table)
    return UnsafePointer(pointer)
  }
}

extension UInt8 {
  /// Whether JSON requires an escape for this byte.
  @inline(__always)
  package var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
