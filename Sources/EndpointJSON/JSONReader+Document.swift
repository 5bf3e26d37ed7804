extension JSONReader {
  /// Reads a whole document by `body`, which answers nil after a failure.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark at the start is skipped.
  ///   - path: where in the document the value lies that `body` reads; the rest is checked all the same.
  ///   - absent: the value if nothing lies there; without it, that is a failure.
  /// - Throws: the first failure, also for text that follows the document.
  @inlinable
  public static func read<T>(
    _ bytes: some Sequence<UInt8>,
    at path: JSONPath? = nil,
    absent: T? = nil,
    _ body: (inout JSONReader) -> T?
  ) throws(JSONFailure) -> JSONResult<T> {
    var value: T?
    var outcome: JSONOutcome?
    func read(_ bytes: UnsafeBufferPointer<UInt8>) {
      outcome = JSONReader.read(
        bytes,
        at: path,
        mayBeAbsent: absent != nil,
        expected: "a value of type \(T.self)"
      ) { json in
        value = body(&json)
        return value != nil
      }
    }
    if bytes.withContiguousStorageIfAvailable(read) == nil {
      Array(bytes).withUnsafeBufferPointer(read)
    }
    guard let outcome, outcome.failure == nil, let value = value ?? absent else {
      throw JSONFailure(outcome)
    }
    return JSONResult(value: value, skippedElements: outcome.skippedElements)
  }

  /// Reads a document by a body that says whether it has read its value: apart, so that it depends on no type.
  @usableFromInline
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at path: JSONPath?,
    mayBeAbsent: Bool,
    expected: @autoclosure () -> String,
    _ body: (inout JSONReader) -> Bool
  ) -> JSONOutcome {
    var json = JSONReader(bytes)
    json.skipByteOrderMark()
    let isRead = json.document(at: path, mayBeAbsent ? () : nil) { body(&$0) ? () : nil } != nil
    if !isRead, json.problem == nil { json.fail(expected: expected()) }
    return JSONOutcome(skippedElements: json.skippedElements, failure: json.failure)
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
    let value = read(path, isRequired: absent == nil, keepsNull: true, body)
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

/// What came of reading a document, but for the value.
@usableFromInline
struct JSONOutcome {
  @usableFromInline let skippedElements: Int
  @usableFromInline let failure: JSONFailure?
}

extension JSONFailure {
  @usableFromInline
  init(_ outcome: JSONOutcome?) {
    self =
      outcome?.failure ?? JSONFailure(path: "", offset: 0, expected: "a value", found: "nothing")
  }
}
