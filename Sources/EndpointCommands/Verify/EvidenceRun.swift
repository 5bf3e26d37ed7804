import EndpointDiff
import EndpointDrift
import EndpointSpec

/// Reads evidence files, and compares each exchange with every spec.
struct EvidenceRun {
  let specs: [CheckedSpec]
  private(set) var files: [String] = []
  private(set) var exchanges = 0
  /// The number of observations in the drift reports of apps.
  private(set) var observations = 0
  /// Why files have no exchange.
  private var reasons: [String] = []
  /// Broken entries.
  private(set) var problems: [EvidenceProblem] = []
  /// Files that could not be read.
  private(set) var failures: [EvidenceProblem] = []
  private var verifications: [Verification]
  /// The number of exchanges by server, for servers that no spec declares.
  private var foreign: [String: Int] = [:]

  /// Further broken entries are only counted.
  private static let maximumProblems = 100
  /// Above this number of servers, further exchanges are not counted.
  private static let maximumServers = 1000

  /// - Parameters:
  ///   - keepsSamples: Whether to store samples for editing the specs.
  ///   - countsNames: Whether to count how often the parts of the specs are used.
  init(
    _ specs: [CheckedSpec],
    base: TrafficURL?,
    keepsSamples: Bool = false,
    countsNames: Bool = false
  ) {
    self.specs = specs
    verifications = specs.map { spec in
      Verification(
        spec.model,
        spec.document,
        base: base,
        keepsSamples: keepsSamples,
        countsNames: countsNames
      )
    }
  }

  var isEmpty: Bool { exchanges + observations == 0 }

  var reports: [VerificationReport] { verifications.map(\.report) }

  /// How often the traffic contains the parts of each spec.
  var usages: [TrafficUsage] { verifications.map(\.usage) }

  /// Creates the edits of a spec for findings.
  func fix(_ index: Int, _ findings: [DriftFinding]) -> SpecFix {
    verifications[index].fix(findings, in: specs[index].model.files)
  }

  mutating func read(_ path: String, _ context: CommandContext) throws {
    files.append(path)
    let known = exchanges + observations
    let reader = try context.files.readEvidence(path) { found in
      switch found {
      case .exchange(let exchange): add(exchange)
      case .observation(let observation):
        observations += 1
        for index in verifications.indices { verifications[index].add(observation) }
      case .problem(let problem): problems.append(problem)
      }
    }
    if exchanges + observations == known, let reason = reader.reasonForNothing {
      reasons.append("\(path): \(reason)")
    }
    if let problem = reader.end() {
      if problem.isWholeFile { failures.append(problem) } else { problems.append(problem) }
    }
  }

  /// Adds the responses of a live server.
  mutating func read(_ calls: LiveCalls) {
    files.append(calls.server)
    for exchange in calls.exchanges { add(exchange) }
  }

  private mutating func add(_ exchange: Exchange) {
    exchanges += 1
    var isKnown = false
    for index in verifications.indices where verifications[index].add(exchange) { isKnown = true }
    guard !isKnown, foreign.count < Self.maximumServers else { return }
    foreign[exchange.url.shownOrigin, default: 0] += 1
  }

  // MARK: - Notices

  func notices(_ reports: [VerificationReport]) -> [Review.Notice] {
    let broken = (failures + problems).prefix(Self.maximumProblems).map { problem in
      Review.Notice(
        problem.message,
        at: Position(path: problem.file, line: problem.line, column: problem.column)
      )
    }
    let more = failures.count + problems.count - broken.count
    var others = more > 0 ? ["\(more) more entries are broken"] : []
    others += reasons
    if !foreign.isEmpty { others.append(foreignServers(reports)) }
    // The base URL is probably wrong if no exchange has a path of the spec.
    for report in reports where report.counts.matched == 0 && report.counts.undeclared > 0 {
      let hint = "the base URL needs its path, such as /v1"
      others.append("\(report.api): no exchange has the path of an endpoint; \(hint)")
    }
    // Failures alone say nothing about the types of successes.
    for report in reports where report.counts.matched > 0 && report.counts.successes == 0 {
      others.append("\(report.api): no response is a success, so no success was compared")
    }
    for report in reports where report.omitted > 0 {
      others.append("\(report.api): \(report.omitted) more findings were omitted")
    }
    return broken + others.map { Review.Notice($0) }
  }

  private func foreignServers(_ reports: [VerificationReport]) -> String {
    let count = foreign.values.reduce(0, +)
    let sorted = foreign.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = sorted.map { "\($0.key) (\($0.value))" }.listed(atMost: 3)
    let isAll = reports.allSatisfy { $0.counts.matched + $0.counts.undeclared == 0 }
    let hint = isAll ? "; if one of them serves the API, pass its base URL to --base" : ""
    let noun = count == 1 ? "exchange is" : "exchanges are"
    return "\(count) \(noun) with no server of a spec: \(names)\(hint)"
  }
}

extension EvidenceProblem {
  /// `traffic.har:1:1: expected …`
  var text: String { "\(file):\(line):\(column): \(message)" }
}

extension FileSystem {
  /// Calls a function with each element of an evidence file, in order.
  ///
  /// - Returns: The reader at the end of the file.
  func readEvidence(
    _ path: String,
    _ body: (EvidenceReader.Found) -> Void
  ) throws(FileError) -> EvidenceReader {
    let pieces = try pieces(of: path)
    var reader = EvidenceReader(file: path)
    while true {
      let piece = try pieces.next()
      for found in reader.read(piece) { body(found) }
      if piece.isEmpty { return reader }
    }
  }
}
