import EndpointJSON

/// Reads the exchanges of an HTTP Archive or a recording, which arrives in chunks. The drift report of an app contains
/// observations instead.
///
/// Only one entry is in memory. A broken entry is reported, and reading continues.
package struct EvidenceReader: Sendable {
  package enum Found: Sendable {
    case exchange(Exchange)
    case observation(AppObservation)
    case problem(EvidenceProblem)
  }

  private let file: String
  private var splitter: ElementSplitter
  /// The number of entries that are not HTTP exchanges, such as blocked requests.
  package private(set) var skipped = 0

  private static let archive = ["log", "entries"]
  private static let recording = ["exchanges"]
  private static let drift = ["observations"]
  private static let paths = [archive, recording, drift]

  package init(file: String, maximumEntryBytes: Int = Budget.entryBytes.maximum) {
    self.file = file
    splitter = ElementSplitter(paths: Self.paths, maximumBytes: maximumEntryBytes)
  }

  /// Whether a file is evidence, judged by its top-level keys.
  package static func isEvidence(_ beginning: [UInt8]) -> Bool {
    var splitter = ElementSplitter(paths: paths, maximumBytes: 0)
    _ = beginning.withUnsafeBufferPointer { splitter.read($0) }
    let keys = ["log", "exchanges", "drift", "observations"]
    return !splitter.isEmpty || splitter.firstKeys.contains { keys.contains($0) }
  }

  /// Reads a chunk, and returns the entries that end in it.
  package mutating func read(_ piece: [UInt8]) -> [Found] {
    let elements = piece.withUnsafeBufferPointer { splitter.read($0) }
    let found = elements.compactMap(found)
    skipped += elements.count - found.count
    return found
  }

  /// The problem of a file that is incomplete or contains no exchanges.
  package func end() -> EvidenceProblem? {
    if splitter.isEmpty {
      let keys = splitter.firstKeys.map { "\"\(KnownKeys.shown($0))\"" }.joined(separator: ", ")
      let found = keys.isEmpty ? "something else" : "an object with \(keys)"
      let message =
        "expected an HTTP Archive (\"log\"), a recording (\"exchanges\") or a drift report (\"observations\"), found \(found)"
      var problem = problem(message, at: (1, 1))
      problem.isWholeFile = true
      return problem
    }
    return splitter.isUnfinished
      ? problem("the file ends inside a value", at: splitter.place) : nil
  }

  private func found(_ element: ElementSplitter.Element) -> Found? {
    guard !element.isTooLong else {
      let message = "entry \(element.number): \(Budget.entryBytes.line())"
      return .problem(problem(message, at: element.start))
    }
    let place = EvidencePlace(
      file: file,
      entry: element.number,
      line: element.start.line,
      column: element.start.column
    )
    do throws(JSONFailure) {
      try JSONNode.checkNodes(element.bytes)
      let value = try JSONValue(parsing: element.bytes)
      if splitter.path == Self.drift { return observation(value, element, at: place) }
      guard let request = value["request"], let response = value["response"] else {
        let message = "entry \(element.number) has no \"request\" or \"response\""
        return .problem(problem(message, at: element.start))
      }
      let exchange =
        if splitter.path == Self.archive {
          Exchange(archived: request, response, at: place)
        } else {
          Exchange(recording: value, request, response, at: place)
        }
      return exchange.map { .exchange($0) }
    } catch {
      return .problem(malformed(element, error))
    }
  }

  private func observation(
    _ value: JSONValue,
    _ element: ElementSplitter.Element,
    at place: EvidencePlace
  ) -> Found {
    do throws(AppObservation.InvalidKey) {
      return .observation(try AppObservation(value, at: place))
    } catch {
      let message = "entry \(element.number): \"\(error.name)\" is missing or invalid"
      return .problem(problem(message, at: element.start))
    }
  }

  /// The failure at its location. It names what was expected, but never recorded content.
  private func malformed(
    _ element: ElementSplitter.Element,
    _ failure: JSONFailure
  ) -> EvidenceProblem {
    let before = element.bytes.prefix(failure.offset)
    let breaks = before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = before.count - lineStart + (breaks == 0 ? element.start.column : 1)
    let reason =
      failure.hint.map { ": expected \(failure.expected), found more; \($0)" }
      ?? " is not valid JSON: expected \(failure.expected)"
    return problem(
      "entry \(element.number)\(reason)",
      at: (element.start.line + breaks, column)
    )
  }

  private func problem(_ message: String, at place: (line: Int, column: Int)) -> EvidenceProblem {
    EvidenceProblem(message: message, file: file, line: place.line, column: place.column)
  }
}
