import Dispatch

/// Two values that need nothing of each other, found at the same time.
package func concurrently<One: Sendable, Other: Sendable>(
  _ one: @Sendable () -> One,
  _ other: @Sendable () -> Other
) -> (One, Other) {
  // Each has a place of its own, so that no two cores write to the same.
  nonisolated(unsafe) var first: One?
  nonisolated(unsafe) var second: Other?
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { first = one() } else { second = other() }
  }
  guard let first, let second else { preconditionFailure("both have run") }
  return (first, second)
}

extension Array where Element: Sendable {
  /// What becomes of each element, in their order, found on all cores.
  ///
  /// It stands where a run spends its time: a spec of a thousand endpoints is checked and generated in half of it.
  package func concurrentMap<Value: Sendable>(
    _ transform: @Sendable (Element) -> Value
  ) -> [Value] {
    // One element needs no second core, and to ask for it takes longer than many a transform.
    if count < 2 { return map(transform) }
    return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each element has a place of its own, so that no two cores write to the same.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }

  /// The same, where it may fail: the error of the first element that does, when all have been tried.
  package func concurrentMap<Value: Sendable, Failure>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = concurrentMap { element -> Result<Value, Failure> in
      Result { () throws(Failure) in try transform(element) }
    }
    var values: [Value] = []
    for result in results { values.append(try result.get()) }
    return values
  }

  /// What becomes of the elements, in their order, found on all cores: part by part, each by a copy of the worker, which
  /// may change on the way. The parts are the same on every machine.
  package func concurrentMap<Worker: Sendable, Value: Sendable>(
    inPartsOf length: Int,
    by worker: Worker,
    _ transform: @Sendable (inout Worker, Element) -> Value
  ) -> [(values: [Value], worker: Worker)] {
    let starts = [Int](stride(from: 0, to: count, by: length))
    return starts.concurrentMap { start in
      var worker = worker
      let part = self[start..<Swift.min(start + length, count)]
      return (values: part.map { transform(&worker, $0) }, worker: worker)
    }
  }
}
