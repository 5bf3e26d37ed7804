extension JSONReader {
  /// Moves behind the value that comes next. It is checked as strictly as one that is read.
  mutating func skip() {
    guard bridge == nil else { return }
    _ = token()
    if let end = scanner.endOfValue(index, maximumDepth: Self.maximumDepth - depth) {
      index = end
    } else {
      var skipper = Skipper()
      walk(&skipper)
    }
  }

  private struct Skipper: JSONVisitor {
    mutating func value(at start: Int) {}
    mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {}
    mutating func scalar(
      _ scalar: JSONScalar,
      from start: Int,
      in json: borrowing JSONReader
    ) {}
    mutating func open(isObject: Bool, at start: Int) {}
    mutating func close(at end: Int) {}
  }
}
