/// How far the reading of one object has come.
///
/// `JSONReader.object` makes it, `next` moves it on, `at` and `finish` look at it.
public struct JSONFields {
  let keys: JSONKeys
  let nulls: JSONFieldSet
  let secret: JSONFieldSet
  let hasAdditional: Bool
  /// Whether the object itself belongs to a secret field.
  let isSecret: Bool
  /// Where the object begins.
  let start: Int
  /// The decoder's side of it, if there is no text.
  let bridged: BridgedObject?

  var isFirst = true
  /// The field that is likely to come next.
  var likely = 0
  /// Where the value begins that the caller was told to read.
  var valueStart = -1
  /// The fields whose key was there, and those of them that have a value.
  var seen: JSONFieldSet = 0
  var present: JSONFieldSet = 0
  /// The other keys that were there, and those that are hidden.
  var additionalKeys: Set<String>
}
