/// How far the reading of one object has come.
///
/// `JSONReader.object` makes it, `next` moves it on, `at` and `finish` look at it. Nothing in it counts references, so that models need
/// no code to copy it.
public struct JSONFields {
  let table: UnsafePointer<JSONKeyTable>
  /// Where the object begins.
  let start: Int
  let nulls: UInt64
  let secret: UInt64
  /// What few objects have, so that for all others this stays small. The reader keeps it until the object is finished.
  let rest: Unmanaged<JSONFieldsRest>?
  /// Whether the object itself belongs to a secret field.
  let isSecret: Bool

  var isFirst = true
  /// The field that is likely to come next.
  var likely = 0
  /// How far it is from the field before: -1 where the text has the fields in reverse.
  var step = 1
  /// Where the value begins that the caller was told to read.
  var valueStart = -1
  /// The first 64 fields whose key was there, and those of them that have a value.
  var seen: UInt64 = 0
  var present: UInt64 = 0
}

/// What the reading of an object needs beyond 64 fields, for additional keys, and where a decoder stands in for text.
final class JSONFieldsRest {
  let nulls: JSONFieldSet
  let secret: JSONFieldSet
  let hasAdditional: Bool
  /// The decoder's side of the object, if there is no text.
  let bridged: BridgedObject?
  var seen = JSONFieldSet()
  var present = JSONFieldSet()
  /// The other keys that were there, and those that are hidden.
  var additionalKeys: Set<String>

  init(
    nulls: JSONFieldSet,
    secret: JSONFieldSet,
    hasAdditional: Bool,
    bridged: BridgedObject?,
    additionalKeys: Set<String>
  ) {
    self.nulls = nulls
    self.secret = secret
    self.hasAdditional = hasAdditional
    self.bridged = bridged
    self.additionalKeys = additionalKeys
  }
}

extension JSONFields {
  var others: JSONFieldsRest? { rest?.takeUnretainedValue() }
  var hasAdditional: Bool { others?.hasAdditional ?? false }
  var bridged: BridgedObject? { others?.bridged }
  var additionalKeys: Set<String> { others?.additionalKeys ?? [] }

  /// Notes the field that came, to guess the next one.
  @inline(__always)
  mutating func follow(_ field: Int) {
    // A miss by two to the other side is a change of direction.
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

  /// Notes that the key of a field was there; false if it was there before.
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

  /// Notes that one of the first 64 fields has a value; false if its key was there before.
  @inline(__always)
  mutating func take(_ field: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field)
    guard seen & bit == 0 else { return false }
    seen |= bit
    present |= bit
    return true
  }

  /// Notes that a field has a value.
  @inline(__always)
  mutating func insert(_ field: Int) {
    if field < 64 { present |= 1 &<< UInt64(field) } else { others?.present.insert(field) }
  }

  /// The lowest of these fields that has no value.
  func firstMissing(of required: JSONFieldSet) -> Int? {
    var present = others?.present ?? JSONFieldSet()
    present.first = self.present
    return required.firstMissing(in: present)
  }
}
