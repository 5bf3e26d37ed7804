import EndpointDiff
import EndpointJudge
import EndpointSpec

/// A sample that the other end does not accept.
package struct Witness: CustomStringConvertible {
  package enum Direction: String { case request, response }

  /// The endpoint of the old spec.
  package let endpoint: String
  package let direction: Direction
  package let sample: String
  package let objection: Objection

  package var description: String {
    "\(direction.rawValue) of \(endpoint): \(objection)\n    \(sample.prefix(300))"
  }
}

/// A finding of `diff` that the samples contradict.
package struct Contradiction {
  /// The kind of contradiction: equal for all contradictions with one cause.
  package let title: String
  package let detail: String
}

/// The wire levels of the changes between two specs, compared with samples.
package struct Proof {
  package private(set) var counts: [Level: Int] = [:]
  /// The witnesses of the breaking changes.
  package private(set) var shown: [(change: Change, witness: Witness)] = []
  package private(set) var contradictions: [Contradiction] = []

  /// The findings with their levels, all witnesses, and the contradictions.
  package var report: String {
    let findings = changes.map {
      "\($0.wire.rawValue)  \($0.kind.name)  \($0.subject): \($0.summary)\n"
    }
    let samples = witnesses.prefix(20).map { "\($0.objection.verdict)  \($0)\n" }
    let mistakes = contradictions.map { "CONTRADICTION  \($0.title)\n  \($0.detail)\n" }
    return (findings + samples + mistakes).joined()
  }

  private let old: Side
  private let new: Side
  private let changes: [Change]
  private var witnesses: [Witness] = []
  /// The new name of each old endpoint.
  private var names: [String: String] = [:]

  /// - Parameter today: The day of the comparison.
  package init(
    old: Side,
    new: Side,
    today: String? = nil,
    limits: SampleLimits = SampleLimits(),
    seed: UInt64 = 1
  ) {
    self.old = old
    self.new = new
    changes = compare(old: old, new: new, today: today).changes
    for change in changes { counts[change.wire, default: 0] += 1 }
    var limits = limits
    limits.dictionaryKeys = old.model.fieldKeys
    let judge = WireJudge(new.model, of: old.model)
    let baseline = WireJudge(old.model, of: old.model)
    let travel = Travel(old: old.model, new: new.model)
    for endpoint in old.model.endpoints {
      if let other = successor(of: endpoint), travel.isSame(endpoint, other) { continue }
      let requests = RequestSamples(endpoint, in: old.model, limits: limits, seed: seed).requests
      let latter = requests.first.flatMap(judge.endpoint(for:)) ?? successor(of: endpoint)
      if let latter { names[endpoint.id] = latter.id }
      let found =
        requests.compactMap { witness($0, judge, baseline) }
        + (latter.map { responseWitnesses(endpoint, $0, limits, seed) } ?? [])
      witnesses += found
    }
    contradictions = refutations + unwitnessed
  }

  private func successor(of endpoint: EndpointModel) -> EndpointModel? {
    new.model.endpoints.first { $0.id == endpoint.id || $0.was == endpoint.id }
  }

  /// The request as a witness, if the new server objects more than the old one.
  private func witness(
    _ request: SentRequest,
    _ judge: WireJudge,
    _ baseline: WireJudge
  ) -> Witness? {
    let objections = judge.objections(to: request)
    guard let worst = objections.worst,
      worst.verdict > baseline.objections(to: request).verdict
    else { return nil }
    return Witness(
      endpoint: request.request.endpoint,
      direction: .request,
      sample: request.description,
      objection: worst
    )
  }

  private func responseWitnesses(
    _ former: EndpointModel,
    _ latter: EndpointModel,
    _ limits: SampleLimits,
    _ seed: UInt64
  ) -> [Witness] {
    let judge = ResponseJudge(former, in: old.model, old.document)
    let responses = ResponseSamples(latter, in: new.model, limits: limits, seed: seed).responses
    // A real server sends no sample that the spec's own client cannot read.
    let baseline = ResponseJudge(latter, in: new.model, new.document)
    let found = responses.compactMap { response -> Witness? in
      guard let worst = judge.objections(to: response, from: new.model).worst,
        baseline.objections(to: response, from: new.model).verdict < worst.verdict
      else { return nil }
      return Witness(
        endpoint: former.id,
        direction: .response,
        sample: response.description,
        objection: worst
      )
    }
    return found
      + pageObjections(former, latter).map {
        Witness(endpoint: former.id, direction: .response, sample: "pages", objection: $0)
      }
  }

  private func touches(_ change: Change, _ endpoint: String) -> Bool {
    change.endpoints.isEmpty || change.endpoints.contains(endpoint)
      || names[endpoint].map(change.endpoints.contains) ?? false
  }

  /// Witnesses for endpoints whose changes are all rated safe.
  private var refutations: [Contradiction] {
    var seen: Set<String> = []
    return witnesses.compactMap { witness in
      let touching = changes.filter { touches($0, witness.endpoint) }
      guard touching.allSatisfy({ $0.wire == .safe }), seen.insert(witness.endpoint).inserted
      else { return nil }
      let kinds = Set(touching.filter { !$0.isDocumentation }.map(\.kind.name)).sorted()
      let name = kinds.isEmpty ? "no finding" : kinds.joined(separator: ", ")
      return Contradiction(
        title: "safe, but a \(witness.direction.rawValue) is \(witness.objection.verdict): \(name)",
        detail: "\(witness)"
      )
    }
  }

  /// Breaking changes that no sample shows.
  private var unwitnessed: [Contradiction] {
    mutating get {
      var found: [Contradiction] = []
      for change in changes where change.wire == .breaking && unprovable[change.kind.name] == nil {
        let witness = witnesses.first { witness in
          touches(change, witness.endpoint)
            && (witness.objection.verdict == .breaking || witness.direction == .request)
        }
        if let witness {
          shown.append((change, witness))
        } else {
          found.append(
            Contradiction(
              title: "breaking, but no sample fails: \(change.kind.name)",
              detail:
                "\(change.subject): \(change.summary) (\(change.endpoints.joined(separator: ", ")))"
            )
          )
        }
      }
      return found
    }
  }
}

extension APIModel {
  /// The keys of all fields.
  fileprivate var fieldKeys: [String] {
    let keys = types.flatMap { type -> [String] in
      guard case .structure(let structure) = type.form else { return [] }
      return structure.fields.compactMap(\.key)
    }
    return Array(Set(keys)).sorted()
  }
}

extension SpecPair {
  /// The reasons why samples of the first spec do not match that spec. Empty unless there is a bug.
  package func ownObjections(limits: SampleLimits = SampleLimits(count: 60)) async -> [String] {
    guard let side = Side(before) else { return ["the spec has errors"] }
    let server = WireJudge(side.model, of: side.model)
    var objections: [String] = []
    for endpoint in side.model.endpoints {
      await Task.yield()
      let client = ResponseJudge(endpoint, in: side.model, side.document)
      let responses = ResponseSamples(endpoint, in: side.model, limits: limits, seed: 1).responses
      let requests = RequestSamples(endpoint, in: side.model, limits: limits, seed: 1).requests
      let unread = responses.compactMap { response in
        client.objections(to: response, from: side.model).worst.map { "\(response): \($0)" }
      }
      let refused = requests.compactMap { request -> String? in
        guard let worst = server.objections(to: request).worst,
          worst.verdict == .breaking
        else { return nil }
        return "\(request): \(worst)"
      }
      let isEmpty = responses.isEmpty || requests.isEmpty
      objections += (isEmpty ? ["\(endpoint.id) has no samples"] : []) + unread + refused
    }
    return objections
  }
}
