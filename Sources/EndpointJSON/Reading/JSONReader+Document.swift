@_spi(Generated) extension JSONReader {
  /// Reads a whole document. `body` returns nil after a failure.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - path: The path of the value to read. The rest is validated, too.
  ///   - absent: The result if the path does not exist. Without it, that is a failure.
  /// - Throws: The first failure, including text after the document.
  @inlinable
  public static func read<T>(
    _ bytes: some Sequence<UInt8>,
    at path: JSONPath? = nil,
    absent: T? = nil,
    _ body: (inout JSONReader) -> T?
  ) throws(JSONFailure) -> JSONResult<T> {
    let (value, outcome) =
      bytes.withContiguousStorageIfAvailable { read($0, at: path, isRequired: absent == nil, body) }
      ?? Array(bytes).withUnsafeBufferPointer {
        read($0, at: path, isRequired: absent == nil, body)
      }
    switch outcome {
    case .read(let skippedElements):
      if let value = value ?? absent {
        return JSONResult(value: value, skippedElements: skippedElements)
      }
      throw JSONFailure(
        path: "",
        offset: 0,
        expected: "a value of type \(T.self)",
        found: "nothing"
      )
    case .failed(let failure): throw failure
    }
  }

  @inlinable
  static func read<T>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at path: JSONPath?,
    isRequired: Bool,
    _ body: (inout JSONReader) -> T?
  ) -> (T?, JSONOutcome) {
    var value: T?
    let outcome = document(bytes, at: path, isRequired: isRequired, type: T.self) { json in
      value = body(&json)
      return value != nil
    }
    return (value, outcome)
  }

  /// Reads a document without generics. `body` returns whether it read its value.
  @usableFromInline
  static func document(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at path: JSONPath?,
    isRequired: Bool,
    type: Any.Type,
    _ body: (inout JSONReader) -> Bool
  ) -> JSONOutcome {
    var json = JSONReader(bytes)
    json.skipByteOrderMark()
    if !json.document(at: path, isRequired: isRequired, body), json.problem == nil {
      json.fail(expected: "a value of type \(type)")
    }
    return json.failure.map { .failed($0) } ?? .read(skippedElements: json.skippedElements)
  }

  private mutating func document(
    at path: JSONPath?,
    isRequired: Bool,
    _ body: (inout JSONReader) -> Bool
  ) -> Bool {
    _ = token()
    let start = index
    valueStart = start
    guard let path else {
      guard body(&self) else { return false }
      if index == start, problem == nil { skip() }
      checkEnd()
      return true
    }
    skip()
    checkEnd()
    guard problem == nil else { return false }
    index = start
    let isRead = read(path, isRequired: isRequired, keepsNull: true) { body(&$0) ? () : nil } != nil
    if problem == nil { index = end }
    return isRead || !isRequired
  }

  private mutating func checkEnd() {
    guard problem == nil else { return }
    _ = token()
    if index < end { fail(at: index, expected: "the end of the text") }
  }

  private mutating func skipByteOrderMark() {
    func begins(_ bytes: UInt8...) -> Bool {
      end >= bytes.count && bytes.indices.allSatisfy { base[$0] == bytes[$0] }
    }
    if begins(0xEF, 0xBB, 0xBF) {
      index = 3
    } else if begins(0xFE, 0xFF) || begins(0xFF, 0xFE)
      || (end > 1 && (base[0] == 0 || base[1] == 0))
    {
      fail(at: 0, expected: "UTF-8 text", found: "UTF-16 or UTF-32")
    }
  }
}

/// The result of reading a document, except for the value.
@usableFromInline
enum JSONOutcome {
  case read(skippedElements: Int)
  /// Indirect, so that the usual result stays small.
  indirect case failed(JSONFailure)
}
