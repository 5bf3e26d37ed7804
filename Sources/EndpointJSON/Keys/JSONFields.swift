/// The state of reading one object.
///
/// `JSONReader.object` creates it, `next` advances it, `at` and `finish` use it.
@_spi(Generated) public struct WireObject<Key: ~Copyable> {
  @usableFromInline var fields: JSONFields

  /// - Parameter fields: The fields of a table whose cases are of the type `Key`.
  @inlinable
  init(_ fields: JSONFields) { self.fields = fields }
}

/// The position in one object, and the fields that occurred.
///
/// It has no references. Otherwise each generated initializer would contain the metadata of its enum of keys, only to
/// release them.
@usableFromInline
struct JSONFields {
  let table: UnsafePointer<JSONKeyTable>
  /// The offset of the object.
  let start: Int
  let nulls: UInt64
  let secret: UInt64
  /// Whether the reader has further state of the object.
  let hasRest: Bool
  /// Whether the object belongs to a secret field.
  let isSecret: Bool

  var isFirst = true
  /// The field that probably comes next.
  var likely = 0
  /// Its distance from the previous field: -1 if the text has the fields in reverse order.
  var step = 1
  /// The offset of the value that the caller must read.
  var valueStart = -1
  /// The first 64 fields whose keys occurred, and those of them with a value.
  var seen: UInt64 = 0
  var present: UInt64 = 0
}

/// The state for objects with more than 64 fields, with additional keys, or from a decoder.
final class JSONFieldsRest {
  /// The table and the offset of the object.
  private let table: UnsafePointer<JSONKeyTable>
  private let start: Int
  /// The state of the next such object around it.
  let outer: JSONFieldsRest?
  /// The object in the decoder, if there is no text.
  let bridged: BridgedObject?
  var seen = JSONFieldSet()
  var present = JSONFieldSet()
  /// The additional keys that occurred, and the hidden ones.
  var additionalKeys: Set<String>

  init(
    _ table: UnsafePointer<JSONKeyTable>,
    at start: Int,
    in outer: JSONFieldsRest?,
    _ bridged: BridgedObject?,
    hiddenKeys: [String]?
  ) {
    (self.table, self.start, self.outer) = (table, start, outer)
    self.bridged = bridged
    additionalKeys = Set(hiddenKeys ?? [])
  }

  func belongs(to fields: JSONFields) -> Bool {
    fields.hasRest && fields.table == table && fields.start == start
  }

  /// Records the key of a field from the 65th on. False if it occurred before.
  func see(_ field: Int) -> Bool {
    guard !seen.contains(field) else { return false }
    seen.insert(field)
    return true
  }
}

extension JSONFields {
  var hasAdditional: Bool { table.pointee.hasAdditional }

  /// Records the current field, to predict the next one.
  @inline(__always)
  mutating func follow(_ field: Int) {
    // A miss by two in the other direction means that the order is reversed.
    if field == likely &- 2 &* step { step = 0 &- step }
    likely = field &+ step
  }

  @inline(__always)
  func allowsNull(_ field: Int) -> Bool {
    field < 64 ? nulls & 1 &<< UInt64(field) != 0 : table.pointee.nullable.contains(field)
  }

  @inline(__always)
  func isSecret(_ field: Int) -> Bool {
    isSecret
      || (field < 64 ? secret & 1 &<< UInt64(field) != 0 : table.pointee.secret.contains(field))
  }

  /// Records the key of one of the first 64 fields. False if it occurred before.
  @inline(__always)
  mutating func see(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(field)
    defer { seen |= bit }
    return seen & bit == 0
  }

  /// The bit of the predicted field, if it is one of the first 64.
  @inline(__always)
  var likelyBit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: likely) }

  /// Records the predicted key, and predicts the next one.
  @inline(__always)
  mutating func takeLikely() {
    seen |= likelyBit
    isFirst = false
    likely &+= step
  }

  /// Records that one of the first 64 fields has a value.
  @inline(__always)
  mutating func insert(_ field: Int) { present |= 1 &<< UInt64(field) }
}
