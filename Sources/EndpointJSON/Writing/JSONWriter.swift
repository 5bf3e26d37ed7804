/// A writer that puts JSON text together from the calls it gets.
///
/// It is what models encode themselves to. The first failure stays in the writer, so that models need no `try`. The
/// same calls also write to any `Encoder`.
public struct JSONWriter: ~Copyable {
  var bytes = ByteBuffer()
  var secrets: [Range<Int>] = []
  /// Whether a value stands before the place that is written next, in the same object or array.
  var needsComma = false
  /// Whether a key stands directly before it.
  var followsKey = false
  /// How many objects and arrays are open.
  var depth = 0
  /// Where the secret value begins that is being written, and how many objects and arrays were open there.
  var secret: (start: Int, depth: Int)?
  /// Whether the next object is written without its braces, into the open one.
  var splicesNext = false
  /// The depths of the objects that are written without braces.
  var splices: [Int] = []
  var problem: JSONProblem?
  let isPretty: Bool
  let bridge: EncoderBridge?

  /// A writer of compact text.
  public init() {
    isPretty = false
    bridge = nil
  }

  /// A writer whose text is for people: a line a member, indented by two spaces.
  package init(pretty: Bool) {
    isPretty = pretty
    bridge = nil
  }

  init(bridging bridge: EncoderBridge) {
    isPretty = false
    self.bridge = bridge
  }

  /// The text that `body` writes.
  public static func write(
    _ body: (inout JSONWriter) -> Void
  ) throws(JSONFailure) -> JSONText {
    var json = JSONWriter()
    body(&json)
    return try json.finish()
  }

  /// The text that has been written.
  ///
  /// - Throws: the first failure, as of a double that is infinite.
  public consuming func finish() throws(JSONFailure) -> JSONText {
    if let problem {
      let path = path(to: problem.offset)
      throw JSONFailure(
        path: path,
        offset: problem.offset,
        expected: problem.expected,
        found: problem.found ?? ""
      )
    }
    return JSONText(bytes: Array(bytes.bytes), secrets: secrets)
  }

  /// Records that the value that should come next cannot be written.
  public mutating func fail(expected: String, found: String) {
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

  private func path(to offset: Int) -> String {
    var json = JSONReader(bytes.bytes)
    var locator = JSONLocator(target: offset)
    json.walk(&locator)
    return JSONPath.joined(locator.steps(in: json))
  }
}

// MARK: - Between values

extension JSONWriter {
  /// Writes what separates the next value, or key, from what stands before it.
  @inline(__always)
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if isPretty, depth > 0, !followsKey { breakLine() }
    followsKey = false
  }

  mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(depth - splices.count) { bytes.append("  " as StaticString) }
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

  /// Marks the value that comes next as secret.
  package mutating func hideNext() {
    if secret == nil { secret = (bytes.count, depth) }
  }
}
