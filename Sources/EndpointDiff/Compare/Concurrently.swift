import Dispatch

/// What a function makes of each value, in the order of the values, worked out on all processors.
///
/// Both versions of a spec, and what is made of each, have nothing to do with one another until they are compared.
package func concurrently<Value: Sendable, Result: Sendable>(
  _ values: [Value],
  _ make: @Sendable (Value) -> Result
) -> [Result] {
  guard values.count > 1 else { return values.map(make) }
  return Array(unsafeUninitializedCapacity: values.count) { buffer, count in
    // Each turn writes a place of its own.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
      places.initializeElement(at: index, to: make(values[index]))
    }
    count = values.count
  }
}
