// fails: 'Failure' is only available in
// fails: thrown expression type 'any Error' cannot be converted to error type 'S.Failure'

// Before macOS 15, a loop over any sequence throws any error.
func count<S: AsyncSequence>(_ sequence: S) async throws(S.Failure) -> Int {
  var count = 0
  for try await _ in sequence { count += 1 }
  return count
}
