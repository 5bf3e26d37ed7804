import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Declarations of statuses that an endpoint lacks.
extension FixProposals {
  func newStatus(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    let status = sample.status
    guard status >= 400 else { return try newSuccess(finding, sample) }
    let use = types.use(of: sample, under: "Problem")
      .flatMap { $0.type.isUnknown ? nil : $0 }
    let name = caseName(of: status, use?.type)
    let json: JSONValue =
      use.map { ["case": .string(name), "type": .string($0.type.text)] } ?? .string(name)
    let key: [JSONPath.Component] = [.key("errors"), .key("\(status)")]
    let start = try path(to: finding.place)
    let isOwn = roots[finding.place.file]?.part(at: (start + key)[...]) != nil
    // The rule of an endpoint would replace that of the API.
    let isDeclared = roots.first.flatMap(\.self)?.part(at: key[...]) != nil
    let isShared = !isOwn && (isDeclared || statuses[status, default: 0] > 1)
    let place = isShared ? "for all endpoints" : "for this endpoint"
    let path = isShared ? key : start + key
    let summary = "the error \"\(name)\" \(place)"
    var proposal = proposal(finding, summary, at: path, inMainFile: isShared) {
      (old) throws(NoProposal) in try Self.adding(json, to: old)
    }
    if let use { proposal.edits += edits(for: use, in: finding.place.file) }
    return proposal
  }

  /// Another status of a response whose statuses are listed. A body that is not JSON is data, as in specs of `infer`.
  private func newSuccess(
    _ finding: DriftFinding,
    _ sample: DriftSamples.Sample
  ) throws(NoProposal) -> FixProposal {
    let use = types.use(of: sample, under: "Response")
    guard 200..<300 ~= sample.status else { throw NoProposal.open }
    let type = use?.type.text ?? (sample.hasOtherBody ? "data" : "void")
    let response: JSONValue =
      type == "data" ? ["type": "data", "encoding": "binary"] : .string(type)
    let path = try path(to: finding.place) + [.key("response"), .key("\(sample.status)")]
    var proposal = proposal(finding, "declared as \"\(type)\"", at: path) {
      (old) throws(NoProposal) in old ?? response
    }
    if let use { proposal.edits += edits(for: use, in: finding.place.file) }
    return proposal
  }

  /// The statuses that a spec states as documentation, with those of the traffic.
  func documentedStatuses(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    guard let endpoint = endpoints[finding.place] else { throw NoProposal.open }
    let known = endpoint.response.values.flatMap(\.documentedStatuses).compactMap { Int($0) }
    let seen = seenStatuses[endpoint.id, default: [:]].keys.filter { 200..<300 ~= $0 }
    let statuses = Set(known).union(seen).sorted()
    let list = statuses.map(String.init).joined(separator: ", ")
    let path = try path(to: finding.place) + [.key("response")]
    return proposal(finding, "documented as \(list)", at: path) { (old) throws(NoProposal) in
      ResponseEdit.stating(statuses: statuses, in: old)
    }
  }

  /// A name for a failure, which no case of another type has.
  private func caseName(of status: Int, _ type: TypeReference?) -> String {
    let name = StatusNames.name(of: "\(status)")
    let word = ProposedName.typeNamePart(name)
    let names = [name, "other" + word, type.map { name + $0.text } ?? "plain" + word]
    let free = names.first { caseTypes[$0, default: type] == type } ?? names[0]
    caseTypes[free] = .some(type)
    return free
  }

  /// The rules of a status with another one for other bodies.
  private static func adding(
    _ rule: JSONValue,
    to old: JSONValue?
  ) throws(NoProposal) -> JSONValue {
    switch old {
    case nil: return rule
    case .array(let rules)?: return .array(rules.contains(rule) ? rules : rules + [rule])
    case .object(let object)? where object["when"] != nil: return [.object(object), rule]
    case let old? where old == rule: return rule
    default: throw NoProposal("the spec says otherwise about this status")
    }
  }
}
