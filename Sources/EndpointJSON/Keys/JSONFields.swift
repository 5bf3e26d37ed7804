/// The state of reading one object.
///
/// `JSONReader.object` creates it, `next` advances it, `at` and `finish` use it.
@_spi(Generated) public struct WireObject<Key: ~Copyable> {
  @usableFromInline var fields: JSONFields
  /// The case of each field.
  @usableFromInline let cases: UnsafePointer<Key>

  @inlinable
  init(fields: JSONFields, cases: UnsafePointer<Key>) {
    self.fields = fields
    self.cases = cases
  }
}

/// The position in one object, and the fields that occurred.
@usableFromInline
struct JSONFields {
  let table: UnsafePointer<JSONKeyTable>
  /// The offset of the object.
  let start: Int
  let nulls: UInt64
  let secret: UInt64
  /// The state that few objects need.
  let others: JSONFieldsRest?
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
  let nulls: JSONFieldSet
  let secret: JSONFieldSet
  /// The object in the decoder, if there is no text.
  let bridged: BridgedObject?
  var seen = JSONFieldSet()
  var present = JSONFieldSet()
  /// The additional keys that occurred, and the hidden ones.
  var additionalKeys: Set<String>

  init(_ table: UnsafePointer<JSONKeyTable>, _ bridged: BridgedObject?, hiddenKeys: [String]?) {
    nulls = table.pointee.nullable
    secret = table.pointee.secret
    self.bridged = bridged
    additionalKeys = Set(hiddenKeys ?? [])
  }
}

extension JSONFields {
  var hasAdditional: Bool { table.pointee.hasAdditional }
  var bridged: BridgedObject? { others?.bridged }
  var additionalKeys: Set<String> { others?.additionalKeys ?? [] }

  /// Records the current field, to predict the next one.
  @inline(__always)
  mutating func follow(_ field: Int) {
    // A miss by two in the other direction means that the order is reversed.
    if field == likely &- 2 &* step { step = 0 &- step }
    likely = field &+ step
  }

  @inline(__always)
  func allowsNull(_ field: Int) -> Bool {
    field < 64 ? nulls & 1 &<< UInt64(field) != 0 : others?.nulls.contains(field) ?? false
  }

  @inline(__always)
  func isSecret(_ field: Int) -> Bool {
    isSecret
      || (field < 64 ? secret & 1 &<< UInt64(field) != 0 : others?.secret.contains(field) ?? false)
  }

  /// Records the key of a field. False if it occurred before.
  @inline(__always)
  mutating func see(_ field: Int) -> Bool {
    guard field < 64 else {
      guard let rest = others, !rest.seen.contains(field) else { return false }
      rest.seen.insert(field)
      return true
    }
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

  /// Records that a field has a value.
  @inline(__always)
  mutating func insert(_ field: Int) {
    if field < 64 { present |= 1 &<< UInt64(field) } else { others?.present.insert(field) }
  }

  /// The first of these fields without a value.
  func firstMissing(of required: JSONFieldSet) -> Int? {
    var present = others?.present ?? JSONFieldSet()
    present.first = self.present
    return required.firstMissing(in: present)
  }
}
