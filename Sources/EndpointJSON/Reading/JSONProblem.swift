/// The first failure of a reader: its location and what was expected.
///
/// A class, so that the reader stays small. The path and the found text are computed only when the failure is thrown.
final class JSONProblem {
  let offset: Int
  let expected: String
  let found: String?
  /// The path of a missing value, inside the value at `offset`.
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
  /// Whether a read failed. Further reads then return nil.
  package var hasFailed: Bool { problem != nil || bridge?.error != nil }

  /// Records that the last value is invalid for the caller.
  ///
  /// Only the first failure counts. Without `found`, the failure shows the value from the text.
  public mutating func fail(expected: String, found: String? = nil) {
    fail(at: valueStart, expected: expected, found: found)
  }

  /// Records that the last object lacks a key.
  @_spi(Generated) public mutating func fail(missing key: String) {
    fail(at: valueStart, missing: JSONPath.Component.key(key).description)
  }

  mutating func fail(at offset: Int, missing path: String) {
    if let bridge { return bridge.fail(missing: path) }
    fail(at: offset, expected: "a value", found: "nothing", missing: path)
  }

  @inline(never)
  mutating func fail(
    at offset: Int,
    expected: String,
    found: String? = nil,
    missing: String? = nil
  ) {
    if let bridge { return bridge.fail(expected: expected, found: isSecret ? nil : found) }
    guard problem == nil else { return }
    problem = JSONProblem(
      offset: offset,
      expected: expected,
      found: found,
      missing: missing,
      isSecret: isSecret
    )
    reached = index
    index = end
  }

  /// Records that the next value has another kind than `expected`.
  mutating func mismatch(_ expected: String) {
    _ = token()
    fail(at: index, expected: expected)
  }
}
