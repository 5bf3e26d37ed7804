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
  /// The number of lines in which the first request of a log is.
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
    let isObject = beginning[start] == UInt8(ascii: "{")
    if beginning[start] == UInt8(ascii: "[") || isObject && Self.isArray(beginning) {
      self = .array
      return
    }
    let rest = beginning[start...]
    let lines = rest.split(separator: UInt8(ascii: "\n"))
    let complete = isWhole || rest.last == UInt8(ascii: "\n") ? lines[...] : lines.dropLast()
    let first = complete.prefix(Self.firstLines)
    if let form = Self.form(of: first) {
      self = form
      return
    }
    // The first line of a text with an object in several lines is no object.
    let isText = isObject && first.first.map { !Self.isJSON($0) } ?? false
    let isKnown = first.count == Self.firstLines || rest.count > Self.longestFirstLine
    guard isWhole || isText || isKnown else { return nil }
    self = isObject ? .array : .other
  }

  /// The form of a file with these lines at its beginning. A server may write other lines when it starts.
  private static func form(of lines: ArraySlice<ArraySlice<UInt8>>) -> EvidenceForm? {
    let brace = UInt8(ascii: "{")
    guard lines.first?.first != brace || lines.first.map(isJSON) ?? false else { return nil }
    if lines.contains(where: { $0.first != brace && AccessLogLine($0) != nil }) {
      return .accessLog
    }
    return lines.contains { $0.first == brace && isExchange($0) } ? .jsonLines : nil
  }

  /// Whether a file is evidence.
  static func isEvidence(_ beginning: [UInt8]) -> Bool {
    if coding(of: beginning) != nil { return true }
    return switch EvidenceForm(beginning, isWhole: true) {
    case .jsonLines, .accessLog: true
    case .array: isArray(beginning)
    case .other, nil: false
    }
  }

  /// Why a file cannot be read, judged by its first bytes. Nil for UTF-8.
  static func coding(of beginning: [UInt8]) -> String? {
    let start = beginning.prefix(2)
    if start.elementsEqual([0x1F, 0x8B]) { return "a compressed file: decompress it with gunzip" }
    let isUTF16 = start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF])
    return isUTF16 ? "UTF-16: convert it to UTF-8" : nil
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

  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    (try? JSONValue(parsing: Array(text))) != nil
  }
}
