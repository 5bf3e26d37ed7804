/// What came of reading a whole document.
public struct JSONResult<Value> {
  /// The value that was read.
  public let value: Value
  /// How many elements of lossy arrays were dropped.
  public let skippedElements: Int
}

extension JSONResult: Sendable where Value: Sendable {}
extension JSONResult: Equatable where Value: Equatable {}
