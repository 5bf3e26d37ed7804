/// The values that are reachable from others, themselves included. Depth first, each once.
///
/// - Parameter identity: Values with the same identity are the same value.
func reachable<Value, Identity: Hashable>(
  from values: [Value],
  by identity: (Value) -> Identity,
  _ next: (Value) -> [Value]
) -> [Value] {
  var open = values
  var seen: Set<Identity> = []
  var found: [Value] = []
  while let value = open.popLast() {
    guard seen.insert(identity(value)).inserted else { continue }
    found.append(value)
    open += next(value)
  }
  return found
}
