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
  private var lines: EvidenceLines
  private var form: EvidenceForm?
  /// The beginning of the file, before its form is known.
  private var beginning: [UInt8] = []
  /// Why the file is no text in UTF-8.
  private var coding: String?
  /// The number of entries.
  package private(set) var entries = 0
  /// The number of entries that are not HTTP exchanges, such as blocked requests.
  package private(set) var skipped = 0

  /// Why the entries so far show nothing. Nil if one of them is an exchange, or broken.
  package var reasonForNothing: String? {
    guard entries == skipped else { return nil }
    if entries == 0 { return "it has no entries" }
    return "\(entries == 1 ? "1 entry" : "\(entries) entries"), but no response over HTTP"
  }

  package init(file: String, maximumEntryBytes: Int = Budget.entryBytes.maximum) {
    self.file = file
    splitter = ElementSplitter(paths: EvidenceForm.paths, maximumBytes: maximumEntryBytes)
    lines = EvidenceLines(maximumBytes: maximumEntryBytes)
  }

  /// Whether a file is evidence, judged by its beginning.
  package static func isEvidence(_ beginning: [UInt8]) -> Bool {
    EvidenceForm.isEvidence(beginning)
  }

  /// Reads a chunk, and returns the entries that end in it. An empty chunk ends the file.
  package mutating func read(_ piece: [UInt8]) -> [Found] {
    if form == nil { return readBeginning(piece) }
    let elements =
      switch form {
      case .array: piece.withUnsafeBufferPointer { splitter.read($0) }
      case .jsonLines, .accessLog: lines.read(piece)
      case .other, nil: [ElementSplitter.Element]()
      }
    let reader = self
    let found = elements.concurrentMap { reader.found($0) }.compactMap(\.self)
    entries += elements.count
    skipped += elements.count - found.count
    return found
  }

  /// Collects the beginning of the file until it shows the form.
  private mutating func readBeginning(_ piece: [UInt8]) -> [Found] {
    beginning += piece
    form = EvidenceForm(beginning, isWhole: piece.isEmpty)
    guard form != nil else { return [] }
    let collected = beginning
    coding = EvidenceForm.coding(of: beginning)
    beginning = []
    return read(collected) + (piece.isEmpty ? read([]) : [])
  }

  /// The problem of a file that is incomplete or contains no exchanges.
  package func end() -> EvidenceProblem? {
    if form == .jsonLines || form == .accessLog { return nil }
    if splitter.isEmpty || splitter.path == [] && entries == 0 {
      var problem = problem(otherFile, at: (1, 1))
      problem.isWholeFile = true
      return problem
    }
    return splitter.isUnfinished
      ? problem("the file ends inside a value", at: splitter.place) : nil
  }

  private var otherFile: String {
    if splitter.firstKeys.contains("log") {
      return "the HTTP Archive has no \"entries\": export it again with its requests"
    }
    let keys = splitter.firstKeys.map { "\"\(KnownKeys.shown($0))\"" }.joined(separator: ", ")
    let found = coding ?? (keys.isEmpty ? "something else" : "an object with \(keys)")
    return
      "expected an HTTP Archive (\"log\"), a recording (\"exchanges\"), a drift report (\"observations\"), lines of JSON or an access log, found \(found)"
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
    if form == .accessLog { return request(element, at: place) }
    do throws(JSONFailure) {
      try JSONNode.checkNodes(element.bytes)
      let keys = splitter.path == EvidenceForm.archive ? EvidenceForm.keysOfEntries : []
      let value = try JSONValue(parsing: element.bytes, only: keys)
      if splitter.path == EvidenceForm.drift { return observation(value, element, at: place) }
      return exchange(value, element, at: place)
    } catch {
      return .problem(malformed(element, error))
    }
  }

  private func request(
    _ line: ElementSplitter.Element,
    at place: EvidencePlace
  ) -> Found? {
    guard let request = AccessLogLine(line.bytes[...]) else {
      return .problem(problem("the line is not one of an access log", at: line.start))
    }
    return Exchange(request, at: place).map { .exchange($0) }
  }

  /// Lines and arrays may have entries of archives and of recordings.
  private func exchange(
    _ value: JSONValue,
    _ element: ElementSplitter.Element,
    at place: EvidencePlace
  ) -> Found? {
    let isKnown = splitter.path == EvidenceForm.archive || splitter.path == EvidenceForm.recording
    guard let request = value["request"], let response = value["response"] else {
      if !isKnown, JSONExchange.isOne(value) {
        return JSONExchange(value).exchange(at: place).map { .exchange($0.withoutCompressedBodies) }
      }
      let isRequest = value["request"] != nil && isKnown
      let reason = isRequest ? "no \"response\"" : "no \"request\" or \"response\""
      return .problem(problem("entry \(element.number) has \(reason)", at: element.start))
    }
    let isArchived = response["content"] != nil || request["postData"] != nil
    let isRecorded = ["json", "text", "base64"].contains { response[$0] != nil }
    let exchange =
      if splitter.path == EvidenceForm.archive || !isKnown && isArchived {
        Exchange(archived: request, response, at: place)
      } else if isKnown || isRecorded {
        Exchange(recording: value, request, response, at: place)
      } else {
        JSONExchange(value).exchange(at: place)
      }
    return exchange.map { .exchange($0.withoutCompressedBodies) }
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
