/// What came of decoding a body: the value, and how many lossy elements were dropped on the way.
struct Decoded<Value> {
  let value: Value
  var skippedElements = 0
}
