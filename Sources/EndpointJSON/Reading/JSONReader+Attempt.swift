@_spi(Generated) extension JSONReader {
  /// A position to return to.
  struct Checkpoint {
    let index: Int
    let depth: Int
    let isSecret: Bool
    let skippedElements: Int
    let placeCount: Int
    let hiddenKeys: [String]?
    let rest: JSONFieldsRest?
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
      hiddenKeys: hiddenKeys,
      rest: rest,
      place: bridge?.place
    )
  }

  /// Returns to a checkpoint and clears the failure.
  mutating func restore(_ checkpoint: Checkpoint) {
    if let place = checkpoint.place { bridge?.goBack(to: place) }
    places?.removeAll(behind: checkpoint.placeCount)
    problem = nil
    index = checkpoint.index
    valueStart = checkpoint.index
    depth = checkpoint.depth
    isSecret = checkpoint.isSecret
    skippedElements = checkpoint.skippedElements
    hiddenKeys = checkpoint.hiddenKeys
    rest = checkpoint.rest
  }

  /// Counts text that is read again. Fails if the amount is out of proportion to the text, as with deeply nested
  /// alternatives.
  mutating func countReread(_ bytes: Int) {
    bytesReread += Int64(bytes)
    let limit: Int64 = bridge == nil ? 64 * 1024 + 256 * Int64(end) : 1 << 22
    if bytesReread > limit { fail(at: index, expected: "fewer nested alternatives") }
  }

  /// Tries to read the next value. If that fails, the reader returns to the start of the value and clears the failure,
  /// so that the caller can try another type.
  public mutating func attempt<T>(_ body: (inout JSONReader) -> T?) -> T? {
    guard !hasFailed else { return nil }
    let start = checkpoint()
    if let value = body(&self), !hasFailed { return value }
    let reached = problem == nil ? index : reached
    restore(start)
    countReread(max(reached - start.index, 1))
    return nil
  }

  /// Reads a member of a union that is one value. False for any other value, which the caller can read again.
  @_spi(Generated) @inlinable
  public mutating func reads<T: WireDecodable & Equatable>(_ constant: T) -> Bool {
    attempt { json in T(from: &json) == constant ? true : nil } ?? false
  }

  /// Reads a value that becomes nil if it does not decode. `skippedElements` counts it. Malformed JSON still fails.
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

  /// Reads a nullable value: `.some(nil)` for null, nil after a failure.
  @inlinable
  public mutating func optional<T>(_ body: (inout JSONReader) -> T?) -> T?? {
    if null() { return .some(nil) }
    guard let value = body(&self) else { return nil }
    return .some(value)
  }

  /// The scalar at `path` in the next value, without reading it. Nil if it is missing, null or not a scalar.
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
