import EndpointJudge
import EndpointSpec

/// Compares exchanges with a spec, and collects the differences.
///
/// ```
/// evidence → exchanges → the endpoint of each → findings in each → all findings, coverage
/// ```
package struct Verification {
  package let spec: LinkedSpec
  private let matcher: ExchangeMatcher
  private let seen = SeenParts()
  private let keys: KnownKeys
  private let judge: RequestJudge
  private var judges: [String: Judges] = [:]
  private typealias Judges = (responses: ResponseDrift, requests: RequestDrift)
  private var tally = DriftTally()
  private var statuses: [String: [Int: Int]] = [:]
  private var counts = VerificationCounts()
  /// The endpoints whose server accepted a body in the declared encoding.
  private var encoded: Set<String> = []
  /// The values that differ. Nil unless the spec will be edited.
  private var samples: DriftSamples?
  /// How often parameters and headers were sent. Nil unless requested.
  private var sent: SentNames?

  /// - Parameters:
  ///   - base: The URL of the API in the traffic, instead of the spec's servers.
  ///   - keepsSamples: Whether to store the values that differ, which `fix` needs.
  ///   - countsNames: Whether to count parameters and headers, which `usage` needs.
  package init(
    _ model: APIModel,
    _ document: SpecDocument,
    base: TrafficURL? = nil,
    keepsSamples: Bool = false,
    countsNames: Bool = false
  ) {
    sent = countsNames ? SentNames() : nil
    samples = keepsSamples ? DriftSamples() : nil
    spec = LinkedSpec(model, document)
    keys = KnownKeys(model)
    judge = RequestJudge(model)
    matcher = ExchangeMatcher(judge, base: base)
  }

  /// Adds an exchange. Returns whether it is with a server of the API.
  @discardableResult
  package mutating func add(_ exchange: Exchange) -> Bool {
    counts.exchanges += 1
    switch matcher.match(exchange) {
    case .endpoint where exchange.isNavigation: counts.automatic += 1
    case .endpoint(let route):
      counts.matched += 1
      if 200..<300 ~= exchange.status { counts.successes += 1 }
      statuses[route.endpoint.id, default: [:]][exchange.status, default: 0] += 1
      let judge = judge(of: route.endpoint)
      var found = judge.responses.findings(in: exchange)
      // A page in the place of a response does not show that the server accepted the request.
      if !found.contains(where: { $0.kind == .unreadableBody }) {
        found += judge.requests.findings(in: exchange, route, &encoded)
      }
      tally.add(found, of: exchange, to: route.endpoint.id)
      samples?.add(found, of: exchange)
      sent?.add(exchange, to: route.endpoint)
    case .undeclared(let path, let methods):
      guard exchange.showsEndpoint else {
        counts.automatic += 1
        return true
      }
      counts.undeclared += 1
      tally.add([undeclared(exchange, path, methods)], of: exchange, to: nil)
    case .foreign:
      counts.foreign += 1
      return false
    case .automatic: counts.automatic += 1
    }
    return true
  }

  /// Adds an observation of a running app. Returns whether it belongs to the API.
  @discardableResult
  package mutating func add(_ observation: AppObservation) -> Bool {
    guard observation.api == spec.model.name.text else { return false }
    guard let endpoint = spec.model.endpoints.first(where: { $0.id == observation.endpoint }) else {
      return true
    }
    if let finding = judge(of: endpoint).responses.finding(for: observation) {
      tally.add(finding, times: observation.count, observation.place, to: endpoint.id)
    }
    return true
  }

  package var report: VerificationReport {
    VerificationReport(
      api: spec.model.name.text,
      findings: tally.findings(of: spec.model).filter { finding in
        !(finding.isOfOtherEncoding && finding.endpoints.allSatisfy(encoded.contains))
      },
      omitted: tally.omitted,
      counts: counts,
      coverage: Coverage(of: spec.model, seen, statuses: statuses)
    )
  }

  /// How often the traffic contains each part of the spec.
  package var usage: TrafficUsage {
    TrafficUsage(of: spec.model, seen, sent ?? SentNames(), statuses: statuses)
  }

  /// Edits the spec so that it matches the traffic.
  ///
  /// - Parameters:
  ///   - findings: The findings to correct.
  ///   - files: The files of the spec.
  package func fix(_ findings: [DriftFinding], in files: [SourceFile]) -> SpecFix {
    guard let samples else { return SpecFix(files) }
    let proposals = FixProposals(spec, samples, files, findings, statuses)
    var fix = SpecFix(files)
    fix.apply(findings.map { ($0.key, proposals.proposal(for: $0)) })
    return fix
  }

  private mutating func judge(of endpoint: EndpointModel) -> Judges {
    if let judge = judges[endpoint.id] { return judge }
    let judge = Judges(
      responses: ResponseDrift(endpoint, in: spec, keys, seen),
      requests: RequestDrift(
        endpoint: endpoint,
        judge: self.judge,
        keys: keys,
        seen: seen,
        names: QueryNames(endpoint, in: spec.model)
      )
    )
    judges[endpoint.id] = judge
    return judge
  }

  private func undeclared(
    _ exchange: Exchange,
    _ path: String,
    _ methods: Set<String>
  ) -> DriftFinding {
    let shape = PathShape(path)
    var finding = DriftFinding(
      .undeclaredEndpoint,
      "\(exchange.hasUsualMethod ? exchange.method : "…") \(shape)",
      "no endpoint has this path with this method",
      at: spec.model.namePlace,
      part: "request"
    )
    if !tally.contains(finding.key) { finding.hint = hint(shape, exchange.method, methods) }
    return finding
  }

  private func hint(_ shape: PathShape, _ method: String, _ methods: Set<String>) -> String? {
    if methods.contains(method) { return "the path is declared with other constant headers" }
    guard methods.isEmpty else {
      return "the path is declared for \(methods.sorted().joined(separator: ", "))"
    }
    return spec.model.endpoint(like: shape).map { near in
      "the most similar endpoint is \(near.id), \(near.method) \(PathShape(near))"
    }
  }
}

/// The numbers of exchanges in a run.
package struct VerificationCounts: Equatable, Sendable {
  package var exchanges = 0
  /// Exchanges of an endpoint in the spec.
  package var matched = 0
  /// Exchanges of an endpoint whose response is a success.
  package var successes = 0
  /// Exchanges with a server of the API, but no endpoint.
  package var undeclared = 0
  /// Exchanges with no server of the spec.
  package var foreign = 0
  /// Exchanges that show no endpoint: preflights, and undeclared pages, static files and refused requests.
  package var automatic = 0
}

/// The result of comparing traffic with a spec.
package struct VerificationReport: Sendable {
  package var api: String
  /// Worst first.
  package var findings: [DriftFinding]
  /// The number of findings over the limit.
  package var omitted: Int
  package var counts: VerificationCounts
  package var coverage: Coverage
}
