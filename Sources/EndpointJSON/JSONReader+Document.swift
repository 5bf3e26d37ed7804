extension JSONReader {
  /// Reads a whole document by `body`, which answers nil after a failure.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark at the start is skipped.
  ///   - path: where in the document the value lies that `body` reads; the rest is checked all the same.
  ///   - absent: the value if nothing lies there; without it, that is a failure.
  /// - Throws: the first failure, also for text that follows the document.
  public static func read<T>(
    _ bytes: some Sequence<UInt8>,
    at path: JSONPath? = nil,
    absent: T? = nil,
    _ body: (inout JSONReader) -> T?
  ) throws(JSONFailure) -> JSONResult<T> {
    let result = bytes.withContiguousStorageIfAvailable { read(buffer: $0, at: path, absent, body) }
    if let result { return try result.get() }
    return try Array(bytes).withUnsafeBufferPointer { read(buffer: $0, at: path, absent, body) }
      .get()
  }

  private static func read<T>(
    buffer: UnsafeBufferPointer<UInt8>,
    at path: JSONPath?,
    _ absent: T?,
    _ body: (inout JSONReader) -> T?
  ) -> Result<JSONResult<T>, JSONFailure> {
    var json = JSONReader(buffer)
    json.skipByteOrderMark()
    let value = json.document(at: path, absent, body)
    if let value, json.problem == nil {
      return .success(JSONResult(value: value, skippedElements: json.skippedElements))
    }
    if json.problem == nil { json.fail(expected: "a value of type \(T.self)") }
    return .failure(json.failure ?? JSONFailure(path: "", offset: 0, expected: "", found: ""))
  }

  private mutating func document<T>(
    at path: JSONPath?,
    _ absent: T?,
    _ body: (inout JSONReader) -> T?
  ) -> T? {
    _ = token()
    let start = index
    valueStart = start
    guard let path else {
      guard let value = body(&self) else { return nil }
      if index == start, problem == nil { skip() }
      checkEnd()
      return value
    }
    skip()
    checkEnd()
    guard problem == nil else { return nil }
    index = start
    let isRequired = absent == nil
    let value = read(path.components[...], isRequired: isRequired, keepsNull: true, body)
    if problem == nil { index = end }
    return value ?? absent
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
