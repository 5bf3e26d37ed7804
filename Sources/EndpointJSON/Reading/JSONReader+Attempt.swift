extension JSONReader {
  /// Where reading was, so that it can go on from there once more.
  struct Checkpoint {
    let index: Int
    let depth: Int
    let isSecret: Bool
    let skippedElements: Int
    let placeCount: Int
    let place: DecoderBridge.Place?
  }

  mutating func checkpoint() -> Checkpoint {
    _ = token()
    return Checkpoint(
      index: index,
      depth: depth,
      isSecret: isSecret,
      skippedElements: skippedElements,
      placeCount: places?.count ?? 0,
      place: bridge?.place
    )
  }

  /// Goes back to a checkpoint and forgets what has failed since.
  mutating func restore(_ checkpoint: Checkpoint) {
    if let place = checkpoint.place { bridge?.goBack(to: place) }
    places?.removeAll(behind: checkpoint.placeCount)
    problem = nil
    index = checkpoint.index
    valueStart = checkpoint.index
    depth = checkpoint.depth
    isSecret = checkpoint.isSecret
    skippedElements = checkpoint.skippedElements
  }

  /// Counts text that will be read again; fails where that is out of all proportion to the text, as alternatives nested in one another make it.
  mutating func countReread(_ bytes: Int) {
    bytesReread += bytes
    let limit = bridge == nil ? 64 * 1024 + 256 * end : 1 << 22
    if bytesReread > limit { fail(at: index, expected: "fewer alternatives in one another") }
  }

  /// Tries to read the value that comes next. If that fails, the reader stands before the value again and nothing has failed, so that another way can be tried.
  public mutating func attempt<T>(_ body: (inout JSONReader) -> T?) -> T? {
    guard !hasFailed else { return nil }
    let start = checkpoint()
    if let value = body(&self), !hasFailed { return value }
    let reached = problem == nil ? index : reached
    restore(start)
    countReread(max(reached - start.index, 1))
    return nil
  }

  /// Reads a value that is nil if it cannot be read; `skippedElements` counts it then. Malformed text is a failure all the same.
  public mutating func lenient<T>(_ body: (inout JSONReader) -> T?) -> T? {
    guard !hasFailed else { return nil }
    let start = checkpoint()
    if let value = body(&self), !hasFailed { return value }
    restore(start)
    skippedElements += 1
    places?.add(index, .dropped)
    skip()
    return nil
  }

  /// Reads a value that may be null: `.some(nil)` for null, nil after a failure.
  @inlinable
  public mutating func optional<T>(_ body: (inout JSONReader) -> T?) -> T?? {
    if null() { return .some(nil) }
    guard let value = body(&self) else { return nil }
    return .some(value)
  }

  /// The scalar at `path` inside the value that comes next, which stays unread; nil if there is none, or it is null or no scalar.
  public mutating func peek(_ path: JSONPath) -> JSONValue? {
    guard !hasFailed else { return nil }
    let start = checkpoint()
    let scalar = move(to: path) ? (start: index, value: scalar()) : nil
    restore(start)
    if let scalar { places?.add(scalar.start, kindOfPlace) }
    return scalar?.value
  }

  private mutating func scalar() -> JSONValue? {
    switch kind {
    case .null, .array, .object: nil
    case .bool, .number, .string: value()
    }
  }
}
