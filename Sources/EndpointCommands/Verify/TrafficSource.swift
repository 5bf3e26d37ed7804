import EndpointDrift
import EndpointSpec

/// Files of recorded traffic from which a spec is inferred.
struct TrafficSource {
  let context: CommandContext

  /// The maximum number of broken entries to print. The rest are counted.
  private static let shownProblems = 5
  private static let endings = [".har", ".ndjson", ".jsonl", ".log"]

  /// Whether a file is recorded traffic, judged by its name or its first keys.
  func isEvidence(_ path: String) throws -> Bool {
    if Self.endings.contains(where: path.hasSuffix) { return true }
    guard context.files.kind(of: path) == .file else { return false }
    return EvidenceReader.isEvidence(try context.files.pieces(of: path).next())
  }

  /// Infers a spec. Reads the files twice: for the paths of the API, and for the contents of its calls.
  ///
  /// - Parameter templates: Paths with their values, as the user states them.
  func proposal(
    from paths: [String],
    base: TrafficURL?,
    name: String?,
    templates: [StatedPath] = []
  ) throws -> SpecProposal {
    var survey = TrafficSurvey(base: base)
    try read(paths, reportsProblems: true) { survey.add($0) }
    guard let choice = survey.choice else {
      let place = base.map { " with \($0.withoutQuery)" } ?? ""
      throw FileError(paths.joined(separator: ", "), "contains no API calls\(place)")
    }
    if !choice.others.isEmpty {
      let names = choice.others.map { other in
        "\(TrafficURL(other.origin)?.shownOrigin ?? "another") (\(other.calls))"
      }.listed(atMost: 3)
      context.console.writeError(
        "note: the spec is for \(choice.base); other servers: \(names). --base chooses one\n"
      )
    }
    var inference = TrafficInference(choice, stated: templates)
    try read(paths, reportsProblems: false) { inference.add($0) }
    return inference.proposal(named: name)
  }

  func printHints(of proposal: SpecProposal) {
    for hint in proposal.hints {
      context.console.writeError("hint: \(hint)\n")
    }
    let endpoints = counted(proposal.endpointCount, "endpoint")
    let types = counted(proposal.typeCount, "type")
    context.console.writeError("\(proposal.name): \(endpoints), \(types)\n")
  }

  /// Calls a function with each exchange.
  func read(
    _ paths: [String],
    reportsProblems: Bool,
    _ body: (Exchange) -> Void
  ) throws {
    var problems: [EvidenceProblem] = []
    for path in paths {
      let reader = try context.files.readEvidence(path) { found in
        switch found {
        case .exchange(let exchange): body(exchange)
        case .observation: break
        case .problem(let problem): problems.append(problem)
        }
      }
      let problem = reader.end()
      if let problem, problem.isWholeFile { throw FileError(path, problem.message) }
      if reportsProblems, let reason = reader.reasonForNothing {
        context.console.writeError("note: \(path): \(reason)\n")
      }
      problems += [problem].compactMap(\.self)
    }
    guard reportsProblems else { return }
    for problem in problems.prefix(Self.shownProblems) {
      context.console.writeError("note: \(problem.text)\n")
    }
    let more = problems.count - Self.shownProblems
    if more > 0 { context.console.writeError("note: \(more) more entries are broken\n") }
  }
}

/// Parses the value of an option: the URL of an API.
func trafficBase(
  _ text: String?,
  of option: Option = ReviewOptions.base
) throws(UsageError) -> TrafficURL? {
  guard let text else { return nil }
  guard let url = TrafficURL(text) else {
    throw UsageError("\(option.name) \(text): expected a URL such as https://api.example.com/v2")
  }
  return url
}
