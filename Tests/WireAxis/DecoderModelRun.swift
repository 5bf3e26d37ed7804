import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Compares the wire levels of random pairs with the model of old decoders.
package struct DecoderModelRun {
  package private(set) var pairs = 0
  /// The pairs that `diff` rates worse than the model.
  package private(set) var worse: [Verdict] = []
  /// The pairs that `diff` rates safer than the model.
  package private(set) var falseSafes: [Verdict] = []

  package struct Verdict: CustomStringConvertible {
    let pair: SpecPair
    let isRequest: Bool
    let rated: Level
    let modelled: Level
    let reason: String
    let findings: [String]

    package var description: String {
      """
      \(isRequest ? "request" : "response"): rated \(rated), the model says \(modelled): \(reason)
        before: \(pair.before["types"] ?? [:])
        after:  \(pair.after["types"] ?? [:])
      \(findings.map { "  \($0)\n" }.joined())
      """
    }
  }

  package init() {}

  package mutating func add(_ pair: SpecPair, isRequest: Bool) {
    guard let old = Side(pair.before), let new = Side(pair.after) else { return }
    pairs += 1
    let changes = compare(old: old, new: new).changes
    let rated = changes.map(\.wire).max() ?? .safe
    let found = worstOutcome(old, new, isRequest ? .request : .response)
    guard rated != found.level else { return }
    let verdict = Verdict(
      pair: pair,
      isRequest: isRequest,
      rated: rated,
      modelled: found.level,
      reason: found.reason,
      findings: changes.filter { $0.wire > .safe || rated < found.level }
        .map { "\($0.wire) \($0.subject): \($0.summary); \($0.consequence)" }
    )
    if rated < found.level { falseSafes.append(verdict) } else { worse.append(verdict) }
  }

  private func worstOutcome(
    _ old: Side,
    _ new: Side,
    _ direction: Direction
  ) -> ModelReader.Outcome {
    let (from, to) = direction == .request ? (old, new) : (new, old)
    var writer = ModelWriter(
      model: from.model,
      direction: direction,
      numbers: SeededNumbers(seed: 7)
    )
    let names = [from, to].map { $0.model.memberNames }
    let counterpart = { member, union in
      Self.counterpart(of: member, in: union, writer: names[0], reader: names[1])
    }
    let reader = ModelReader(model: to.model, direction: direction, counterpart: counterpart)
    // A server sends no value that its own client reads in another way.
    var baseline = ModelReader(model: from.model, direction: direction, counterpart: counterpart)
    baseline.isWriter = true
    let holder = TypeReference.named(SwiftName("H"))
    return (0..<80).reduce(ModelReader.Outcome()) { worst, _ in
      let value = writer.value(holder)
      guard baseline.read(value, holder).level == .safe else { return worst }
      let outcome = reader.read(value, holder)
      return outcome.level > worst.level
        ? ModelReader.Outcome(level: outcome.level, reason: "\(value.json): \(outcome.reason)")
        : worst
    }
  }

  /// The same member of another version: by name, by tag, or a renamed one by type.
  private static func counterpart(
    of member: UnionModel.Member,
    in union: UnionModel,
    writer: Set<SwiftName>,
    reader: Set<SwiftName>
  ) -> UnionModel.Member? {
    if let same = union.members.first(where: { $0.name == member.name }) { return same }
    let others = union.members.filter { !writer.contains($0.name) }
    guard !reader.contains(member.name) else { return nil }
    return member.tag.flatMap { tag in others.first { $0.tag == tag } }
      ?? others.first { $0.type == member.type }
  }

  /// The number of pairs rated breaking whose values the model reads without a loss.
  package var alarms: Int { worse.count { $0.modelled == .safe && $0.rated == .breaking } }

  /// `2000 pairs; 0 rated safer than the model of old decoders, 31 rated worse`
  package var summary: String {
    "\(pairs) pairs; \(falseSafes.count) rated safer than the model of old decoders, "
      + "\(worse.count) rated worse, \(alarms) of them breaking where nothing is lost"
  }
}

extension APIModel {
  /// The names of the members of all unions.
  fileprivate var memberNames: Set<SwiftName> {
    Set(
      types.flatMap { type -> [SwiftName] in
        if case .union(let union) = type.form { union.members.map(\.name) } else { [] }
      }
    )
  }
}
