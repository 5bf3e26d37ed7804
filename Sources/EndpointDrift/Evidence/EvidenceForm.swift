import EndpointJSON

/// The form of a file with traffic, judged by its beginning.
enum EvidenceForm {
  /// An array of entries in a JSON text: an HTTP Archive, a recording, a drift report, or an array of exchanges.
  case array
  /// One exchange in JSON on each line.
  case jsonLines
  /// One request on each line, in the format "common" or "combined".
  case accessLog
  /// Another text.
  case other

  /// The paths of arrays with entries.
  static let paths = [archive, recording, drift, []]
  static let archive = ["log", "entries"]
  static let recording = ["exchanges"]
  /// The keys of an entry of an archive, and of its request and its response, that are read. Others may be large, such as the
  /// stack of calls behind a request.
  static let keysOfEntries: [Set<String>] = [
    ["request", "response"],
    ["method", "url", "headers", "postData", "bodySize", "status", "content"],
  ]
  static let drift = ["observations"]

  private static let keys: Set<String> = ["log", "exchanges", "drift", "observations"]
  /// The length of a first line after which a file counts as one JSON text.
  private static let longestFirstLine = 1 << 20
  /// The number of lines before the first request of an access log.
  private static let firstLines = 20

  /// Nil if the beginning does not show the form yet.
  init?(_ beginning: [UInt8], isWhole: Bool) {
    guard let start = beginning.firstIndex(where: { $0 > 0x20 && !"\u{FEFF}".utf8.contains($0) })
    else {
      // Spaces alone would be read again with each chunk.
      guard beginning.count > Self.longestFirstLine else { return nil }
      self = .other
      return
    }
    let rest = beginning[start...]
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    let line = rest[..<(end ?? rest.endIndex)]
    let isComplete = end != nil || isWhole || rest.count > Self.longestFirstLine
    switch beginning[start] {
    case UInt8(ascii: "{"):
      if Self.isArray(beginning) {
        self = .array
      } else {
        guard isComplete else { return nil }
        self = Self.isExchange(line) ? .jsonLines : .array
      }
    case UInt8(ascii: "["): self = .array
    default:
      // A server may write other lines when it starts.
      let lines = rest.split(separator: UInt8(ascii: "\n"))
      let complete = isWhole || rest.last == UInt8(ascii: "\n") ? lines[...] : lines.dropLast()
      if complete.prefix(Self.firstLines).contains(where: { AccessLogLine($0) != nil }) {
        self = .accessLog
        return
      }
      let isKnown = complete.count >= Self.firstLines || rest.count > Self.longestFirstLine
      guard isWhole || isKnown else { return nil }
      self = .other
    }
  }

  /// Whether a file is evidence.
  static func isEvidence(_ beginning: [UInt8]) -> Bool {
    switch EvidenceForm(beginning, isWhole: true) {
    case .jsonLines, .accessLog: true
    case .array: isArray(beginning)
    case .other, nil: false
    }
  }

  private static func isArray(_ beginning: [UInt8]) -> Bool {
    var splitter = ElementSplitter(paths: paths, maximumBytes: longestFirstLine)
    let elements = beginning.withUnsafeBufferPointer { splitter.read($0) }
    if splitter.path == [] { return elements.first.map { isExchange($0.bytes[...]) } ?? false }
    return !splitter.isEmpty || splitter.firstKeys.contains { keys.contains($0) }
  }

  private static func isExchange(_ text: ArraySlice<UInt8>) -> Bool {
    (try? JSONValue(parsing: Array(text))).map(JSONExchange.isOne) ?? false
  }
}
