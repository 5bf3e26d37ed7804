/// What a reader keeps of its first failure: the place and what it wanted there.
///
/// A class, so that the reader stays small. Path and found text are made from it only where the failure
/// leaves the reader.
final class JSONProblem {
  let offset: Int
  let expected: String
  let found: String?
  /// The path, inside the value at `offset`, of something that is not there.
  let missing: String?
  let isSecret: Bool

  init(offset: Int, expected: String, found: String?, missing: String? = nil, isSecret: Bool) {
    self.offset = offset
    self.expected = expected
    self.found = found
    self.missing = missing
    self.isSecret = isSecret
  }

  /// The same problem at another offset.
  func moved(to offset: Int, missing: String? = nil) -> JSONProblem {
    JSONProblem(
      offset: offset,
      expected: expected,
      found: missing == nil ? found : "nothing",
      missing: missing ?? self.missing,
      isSecret: isSecret
    )
  }
}

extension JSONReader {
  /// Whether a read has failed; nothing more can be read then.
  package var hasFailed: Bool { problem != nil || bridge?.error != nil }

  /// Records that the value that was read last is not what the caller needs.
  ///
  /// Only the first failure counts. Without `found` the failure shows the value as it stands in the text.
  public mutating func fail(expected: String, found: String? = nil) {
    fail(at: valueStart, expected: expected, found: found)
  }

  /// Records that the object that was looked at last lacks a key.
  public mutating func fail(missing key: String) {
    fail(at: valueStart, missing: JSONPath.Component.key(key).description)
  }

  mutating func fail(at offset: Int, missing path: String) {
    if let bridge { return bridge.fail(missing: path) }
    guard problem == nil else { return }
    problem = JSONProblem(
      offset: offset,
      expected: "a value",
      found: "nothing",
      missing: path,
      isSecret: isSecret
    )
    reached = index
    index = end
  }

  @inline(never)
  mutating func fail(at offset: Int, expected: String, found: String? = nil) {
    if let bridge { return bridge.fail(expected: expected, found: isSecret ? nil : found) }
    guard problem == nil else { return }
    problem = JSONProblem(offset: offset, expected: expected, found: found, isSecret: isSecret)
    reached = index
    index = end
  }

  /// Records that the next value is of another kind than `expected`.
  mutating func mismatch(_ expected: String) {
    _ = token()
    fail(at: index, expected: expected)
  }
}
