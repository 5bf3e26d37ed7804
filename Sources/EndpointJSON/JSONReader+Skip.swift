extension JSONReader {
  /// Moves behind the value that comes next. It is checked as strictly as one that is read.
  mutating func skip() {
    var skipper = Skipper()
    if bridge == nil { walk(&skipper) }
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
