/// What came of reading a whole document.
public struct JSONResult<Value> {
  /// The value that was read.
  public let value: Value
  /// How many elements of lossy arrays were dropped.
  public let skippedElements: Int

  @inlinable
  init(value: Value, skippedElements: Int) {
    self.value = value
    self.skippedElements = skippedElements
  }
}

extension JSONResult: Sendable where Value: Sendable {}
extension JSONResult: Equatable where Value: Equatable {}

/// Why text could not be read, or a value not be written: where, what was expected there, and what was found.
public struct JSONFailure: Error, Equatable, Sendable {
  /// The way from the root to the value, as in `cards[3].suit`; empty at the root.
  public let path: String
  /// The offset in the text, in bytes.
  public let offset: Int
  /// What was expected, as in `a string`.
  public let expected: String
  /// What was found, shortened; only its kind if the value is secret.
  public let found: String

  /// A failure as it is, for tests and for coders of other formats.
  public init(path: String, offset: Int, expected: String, found: String) {
    self.path = path
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

extension JSONFailure: CustomStringConvertible {
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found) (byte \(offset))"
  }
}
