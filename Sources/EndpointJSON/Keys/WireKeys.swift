/// The keys of a struct's fields, prepared for reading: each key with its traits and its case.
///
/// ```swift
/// private static let keys = WireKeys<WireKey> { keys in
///   keys.add("deck_id required", as: .deckID)
///   keys.add("token secret", as: .token)
///   keys.add("\"first name\"", as: .firstName)
/// }
/// ```
///
/// The traits of a key follow it:
///
/// - `required`: Reading fails if the value is missing.
/// - `nullable`: Null is a value. For other keys, null means that the value is missing.
/// - `secret`: The value never appears in a failure.
///
/// Members of unions have further traits, which `WireMembers` uses to select one:
///
/// - `always`: The key is always present, possibly with null.
/// - `only "a", "b"`: The key has no other values. `listed "a", "b"`: It may have others, which match other members
///   better.
///
/// A key with spaces or quotation marks is written as a JSON string. With an unknown trait, reading fails.
///
/// `Key` is usually an enum without payloads. `~Copyable` avoids its `Hashable` conformance, which nothing uses.
@_spi(Generated) public struct WireKeys<Key: ~Copyable & Sendable>: @unchecked Sendable {
  /// Its cases are of the type `Key`. It is immutable.
  @usableFromInline let table: UnsafePointer<JSONKeyTable>

  /// Prepares the keys that `body` adds.
  @inlinable
  @inline(__always)
  public init(_ body: (inout WireKeyList<Key>) -> Void) {
    var list = WireKeyList<Key>()
    body(&list)
    table = list.lines.table()
  }
}

/// The keys of a struct, as `WireKeys` receives them.
///
/// Its functions are inlined, and `WireKeyLines` does not know the type `Key`. Otherwise the program would contain the
/// metadata of each enum of keys, 450 bytes.
@_spi(Generated) public struct WireKeyList<Key: ~Copyable & Sendable>: ~Copyable {
  @usableFromInline let lines: WireKeyLines

  @inlinable
  @inline(__always)
  init() { lines = .empty(MemoryLayout<Key>.size, alignment: MemoryLayout<Key>.alignment) }

  /// Adds a key. `next` returns the case for it.
  @inlinable
  @inline(__always)
  public mutating func add(_ line: StaticString, as key: consuming Key) {
    lines.add(line.utf8Start, line.utf8CodeUnitCount).initializeMemory(as: Key.self, to: key)
  }

  /// Its label keeps literals away from it, in clients of the same package, too.
  package mutating func add(line: String, as key: consuming Key) {
    lines.add(line).initializeMemory(as: Key.self, to: key)
  }

  /// Adds a key that no field reads, but that matters for the selection of a union member.
  @inlinable
  @inline(__always)
  public mutating func addUnread(_ line: StaticString) {
    lines.addUnread(line.utf8Start, line.utf8CodeUnitCount)
  }

  /// Makes `next` stop at all other keys, too, and return this case.
  ///
  /// - Parameter nullable: Whether null is a value of such keys.
  @inlinable
  @inline(__always)
  public mutating func addOthers(as key: consuming Key, nullable: Bool = false) {
    lines.addOthers(nullable).initializeMemory(as: Key.self, to: key)
  }
}
