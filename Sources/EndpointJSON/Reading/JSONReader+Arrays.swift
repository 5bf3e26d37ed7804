/// The state of reading one array or dictionary.
@usableFromInline
struct JSONElements {
  /// The offset of its start.
  let start: Int
  var isFirst = true
  /// Whether it belongs to a secret field.
  let isSecret: Bool
  /// The offset of the element that the caller must read.
  var valueStart = -1
  /// The elements in the decoder, if there is no text.
  let bridged: BridgedElements?
  /// The keys of a dictionary to skip.
  var hiddenKeys: [String]?

  /// The capacity for 64 bytes of elements, so that short arrays do not grow step by step.
  @inlinable
  static func firstCapacity<T>(of type: T.Type) -> Int {
    max(1, 64 / max(1, MemoryLayout<T>.stride))
  }
}

@_spi(Generated) extension JSONReader {
  /// Reads an array of `WireDecodable` values.
  @inlinable
  public mutating func array<T: JSONReadable>(of type: T.Type = T.self) -> [T]? {
    var elements = beginArray()
    var values: [T] = []
    while nextElement(&elements) {
      guard let value = T(from: &self) else { return failedElement() }
      if values.count == values.capacity {
        let first = JSONElements.firstCapacity(of: T.self)
        values.reserveCapacity(capacity(of: elements, count: values.count, first: first))
      }
      values.append(value)
    }
    return endElements() ? values : nil
  }

  /// Reads an array. `element` reads each element and returns nil after a failure.
  @inlinable
  public mutating func array<T>(_ element: (inout JSONReader) -> T?) -> [T]? {
    var elements = beginArray()
    var values: [T] = []
    while nextElement(&elements) {
      guard let value = element(&self) else { return failedElement() }
      values.append(value)
    }
    return endElements() ? values : nil
  }

  /// Reads an array and drops the elements that do not decode. `skippedElements` counts them. Malformed JSON still
  /// fails.
  public mutating func lossyArray<T: JSONReadable>(of type: T.Type = T.self) -> [T]? {
    lossyArray { T(from: &$0) }
  }

  /// Reads an array. `element` reads each element. Elements for which it returns nil are dropped, and `skippedElements`
  /// counts them. Malformed JSON still fails.
  public mutating func lossyArray<T>(_ element: (inout JSONReader) -> T?) -> [T]? {
    var elements = beginArray()
    var values: [T] = []
    while nextElement(&elements) {
      if let value = lenient(element) { values.append(value) }
    }
    return endElements() ? values : nil
  }

  // MARK: - Steps

  @usableFromInline
  mutating func beginArray() -> JSONElements {
    let bridged = open(UInt8(ascii: "["), "an array") { $0.elements() }
    return JSONElements(start: valueStart, isSecret: isSecret, bridged: bridged)
  }

  /// The new capacity for an array that is full.
  ///
  /// If the document is one array, the capacity is estimated from the text length and the average size so far. The
  /// estimate is limited, since later elements may be larger.
  @usableFromInline
  func capacity(of elements: JSONElements, count: Int, first: Int) -> Int {
    guard count >= 4, depth == 1, bridge == nil else { return max(first, 2 * count) }
    let bytes = max(1, index - elements.start)
    let estimate = Double(count) * Double(end - elements.start) / Double(bytes) * 1.05
    return min(8 * count, max(Int(estimate), count + count / 4) + 1)
  }

  /// Moves to the next element. False at the end and after a failure.
  @usableFromInline
  mutating func nextElement(_ elements: inout JSONElements) -> Bool {
    // Fast path: a comma after the last element.
    if !elements.isFirst, index != elements.valueStart, index < end,
      base[index] == UInt8(ascii: ",")
    {
      isSecret = elements.isSecret
      index = scanner.endOfSpace(index &+ 1)
      elements.valueStart = index
      return true
    }
    return otherElement(&elements)
  }

  @inline(never)
  private mutating func otherElement(_ elements: inout JSONElements) -> Bool {
    if let bridge { return bridge.next(elements.bridged) }
    isSecret = elements.isSecret
    if index == elements.valueStart, problem == nil { skip() }
    guard problem == nil, !take(UInt8(ascii: "]")) else { return false }
    if !elements.isFirst {
      guard take(UInt8(ascii: ",")) else {
        mismatch("',' or ']'")
        return false
      }
    }
    elements.isFirst = false
    _ = token()
    elements.valueStart = index
    return true
  }

  /// Ends an array or a dictionary. False if something failed.
  @usableFromInline
  mutating func endElements() -> Bool {
    depth -= 1
    return !hasFailed
  }

  /// Ensures that a nil element is recorded as a failure.
  @usableFromInline
  mutating func failedElement<T>() -> T? {
    if !hasFailed { fail(expected: "another value") }
    return nil
  }
}
