/// The keys of a model as bytes, made to be compared with text and to be found by a hash.
///
/// It owns memory that is never freed, and counts no references: keys are compared far too often for that.
struct JSONKeyTable {
  /// Where a key lies in `text`, and its length with the closing quote.
  private struct Entry {
    let offset: Int
    let count: Int
  }

  let names: [String]
  let count: Int
  let required: JSONFieldSet
  let nullable: JSONFieldSet
  let secret: JSONFieldSet
  /// What the choice of a union's member asks of these keys and of others, where that is more than which are required.
  private let ownFacts: [JSONKeyFact]
  /// The keys, each with its closing quote and zeros behind it, so that eight bytes can be read at a time.
  private let text: UnsafeMutablePointer<UInt8>
  private let entries: UnsafeMutablePointer<Entry>
  /// Whether every key stands in JSON as it is, without escapes.
  private let isPlain: Bool
  /// How many fields `match` knows: the first 64, if their keys are plain.
  private let matchableCount: UInt
  private let hash: JSONKeyHash

  init(
    _ names: [String],
    required: JSONFieldSet = JSONFieldSet(),
    nullable: JSONFieldSet = JSONFieldSet(),
    secret: JSONFieldSet = JSONFieldSet(),
    facts: [JSONKeyFact] = []
  ) {
    let keys = names.map { Array($0.utf8) }
    self.names = names
    (self.required, self.nullable, self.secret) = (required, nullable, secret)
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

  /// A pointer to this table that stays valid as long as the process runs, so that it can be passed on without counting references.
  var allocated: UnsafePointer<JSONKeyTable> {
    let table = UnsafeMutablePointer<JSONKeyTable>.allocate(capacity: 1)
    table.initialize(to: self)
    return UnsafePointer(table)
  }

  /// What the choice of a union's member asks of the keys.
  var facts: [JSONKeyFact] {
    guard ownFacts.isEmpty else { return ownFacts }
    return names.enumerated().map { JSONKeyFact(name: $1, isAlways: required.contains($0)) }
  }

  private static func room(for count: Int) -> Int { (count + 7) & ~7 }

  /// The length of the key of a field, one of the first 64, and its closing quote, if `bytes` begins with them; 0 if not, or if fewer than eight bytes follow.
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
    // The bytes behind the quote are shifted out.
    let difference = bytes.word(at: position) ^ key.word(at: position)
    return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* left) == 0
  }

  /// The field with this key, which is plain and has a quote behind it.
  ///
  /// - Parameter available: how many bytes may be read from `key` on.
  @inline(__always)
  func firstIndex(of key: UnsafePointer<UInt8>, count: Int, available: Int) -> Int? {
    guard isPlain, available >= count &+ 9 else { return firstIndex(of: key, count: count) }
    let field = hash.candidate(key, count)
    guard field >= 0, case let entry = entries[field], entry.count == count &+ 1,
      isEqual(entry, key)
    else { return nil }
    return field
  }

  /// The field with this key, byte by byte.
  func firstIndex(of key: UnsafePointer<UInt8>, count: Int) -> Int? {
    (0..<self.count).first { field in
      let entry = entries[field]
      return entry.count == count + 1
        && (0..<count).allSatisfy { key[$0] == text[entry.offset + $0] }
    }
  }
}

extension UInt8 {
  /// Whether JSON asks for an escape in place of this byte.
  @inline(__always)
  package var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
