/// A decoded value and the number of lossy elements that were dropped.
struct Decoded<Value> {
  let value: Value
  var skippedElements = 0
}
