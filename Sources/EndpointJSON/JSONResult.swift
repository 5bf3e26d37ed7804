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
