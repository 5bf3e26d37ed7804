/// The result of reading a whole document.
@_spi(Generated) public struct JSONResult<Value> {
  /// The value.
  public let value: Value
  /// The number of dropped elements of lossy arrays.
  public let skippedElements: Int

  @inlinable
  init(value: Value, skippedElements: Int) {
    self.value = value
    self.skippedElements = skippedElements
  }
}

extension JSONResult: Sendable where Value: Sendable {}
extension JSONResult: Equatable where Value: Equatable {}

/// An error while reading or writing JSON: its location, what was expected, and what was found.
public struct JSONFailure: Error, Equatable, Sendable {
  /// The path from the root to the value, such as `cards[3].suit`. Empty for the root.
  public let path: String
  /// The byte offset in the text.
  public let offset: Int
  /// What was expected, such as `a string`.
  public let expected: String
  /// What was found, shortened. Only its kind if the value is secret.
  public let found: String

  /// Creates a failure, for tests and for coders of other formats.
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
