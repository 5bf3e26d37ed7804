/// A writer that creates JSON text by a sequence of calls.
///
/// Models encode themselves to it. It stores the first failure, so that models need no `try`. The same calls also write
/// to any `Encoder`.
public struct JSONWriter: ~Copyable {
  var bytes = ByteBuffer()
  var secrets: [Range<Int>] = []
  /// Whether a value precedes the current position in the same object or array.
  var needsComma = false
  /// The number of open objects and arrays.
  var depth = 0
  /// The start of the current secret value, and the depth at that position.
  var secret: (start: Int, depth: Int)?
  /// Whether the next object is written into the open one, without its braces.
  var splicesNext = false
  /// The depths of the objects without braces.
  var splices: [Int] = []
  var problem: JSONProblem?
  let bridge: EncoderBridge?

  /// Creates a writer of compact text.
  @_spi(Generated) public init() { bridge = nil }

  init(bridging bridge: EncoderBridge) { self.bridge = bridge }

  /// Returns the text that `body` writes.
  @_spi(Generated) public static func write(
    _ body: (inout JSONWriter) -> Void
  ) throws(JSONFailure) -> JSONText {
    var json = JSONWriter()
    body(&json)
    return try json.finish()
  }

  /// Returns the text.
  ///
  /// - Throws: The first failure, such as an infinite double.
  @_spi(Generated) public consuming func finish() throws(JSONFailure) -> JSONText {
    if let problem {
      throw JSONFailure(
        path: JSONPath.joined(JSONReader(bytes.bytes).steps(to: problem.offset)),
        offset: problem.offset,
        expected: problem.expected,
        found: problem.found ?? ""
      )
    }
    return JSONText(bytes: Array(bytes.bytes), secrets: secrets)
  }

  /// Records that the next value cannot be written.
  @_spi(Generated) public mutating func fail(expected: String, found: String) {
    if let bridge { return bridge.fail(expected: expected, found: found) }
    guard problem == nil else { return }
    separate()
    problem = JSONProblem(
      offset: bytes.count,
      expected: expected,
      found: secret == nil ? found : "a secret value",
      isSecret: secret != nil
    )
  }
}

// MARK: - Between values

extension JSONWriter {
  /// Writes the separator before the next value or key.
  @inline(__always)
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  @inline(__always)
  mutating func endValue() {
    needsComma = true
    if secret != nil { endSecret() }
  }

  private mutating func endSecret() {
    guard let secret, secret.depth == depth else { return }
    secrets.append(secret.start..<bytes.count)
    self.secret = nil
  }

  /// Marks the next value as secret.
  package mutating func hideNext() {
    if secret == nil { secret = (bytes.count, depth) }
  }
}
