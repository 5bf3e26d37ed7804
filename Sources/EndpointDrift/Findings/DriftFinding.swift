import EndpointJSON
import EndpointSpec

/// A difference between traffic and one place of a spec: in one exchange, or in all that have it.
package struct DriftFinding: Sendable {
  package let kind: DriftKind
  package var level: Level
  /// The declaration: `Card.suit`, `Deck.draw`, `Deck.draw count`.
  package let subject: String
  /// The difference, as a clause without a full stop. It contains no recorded values.
  package let summary: String
  /// The location of the declaration, or of its owner.
  package let place: Place
  /// The location in the first exchange, such as `response body /cards/0/suit`.
  package let part: String
  package var hint: String?
  /// What the client does, if it differs from the kind's text.
  package var consequence: String?
  /// The location of the value that differs.
  var value: DriftValue?
  /// Whether a body has another encoding than the declared one. A server may accept both.
  var isOfOtherEncoding = false
  /// Whether an edit of the spec corrects the difference. No edit corrects broken JSON.
  package var hasRemedy = true
  /// The endpoints with this difference, in spec order.
  package fileprivate(set) var endpoints: [String] = []
  /// The number of exchanges with this difference.
  package fileprivate(set) var count = 0
  /// Nil before the differences of all exchanges are counted.
  package fileprivate(set) var first: EvidencePlace?

  /// - Parameter level: The level, if it differs from that of the kind.
  init(
    _ kind: DriftKind,
    rated level: Level? = nil,
    _ subject: String,
    _ summary: String,
    at place: Place,
    part: String,
    hint: String? = nil,
    value: DriftValue? = nil
  ) {
    self.kind = kind
    self.level = level ?? kind.level
    self.subject = subject
    self.summary = summary
    self.place = place
    self.part = part
    self.hint = hint
    self.value = value
  }
}

/// The location of a value that differs.
enum DriftValue: Sendable {
  case response([JSONPath.Component])
  case request([JSONPath.Component])
  /// The query parameters with this name.
  case parameter(String)
}

/// The identity of a finding: a declaration and a kind of difference.
package struct DriftKey: Hashable, Sendable {
  package let kind: DriftKind
  package let subject: String
}

extension DriftFinding {
  package var key: DriftKey { DriftKey(kind: kind, subject: subject) }
}

/// Groups the differences of many exchanges into one finding per place.
struct DriftTally {
  private var findings: [DriftKey: DriftFinding] = [:]
  /// The number of findings over the limit.
  private(set) var omitted = 0

  /// The maximum number of findings.
  private static let maximumFindings = 5_000

  func contains(_ key: DriftKey) -> Bool { findings[key] != nil }

  mutating func add(_ found: [DriftFinding], of exchange: Exchange, to endpoint: String?) {
    var seen: Set<DriftKey> = []
    for finding in found {
      let isFirst = seen.insert(finding.key).inserted
      add(finding, times: isFirst ? 1 : 0, exchange.place, to: endpoint)
    }
  }

  mutating func add(
    _ found: DriftFinding,
    times count: Int,
    _ place: EvidencePlace,
    to endpoint: String?
  ) {
    let known = findings[found.key]
    guard known != nil || findings.count < Self.maximumFindings else {
      omitted += 1
      return
    }
    var finding = known ?? found
    finding.first = finding.first ?? place
    finding.count &+= count
    finding.level = max(finding.level, found.level)
    if let endpoint, !finding.endpoints.contains(endpoint) { finding.endpoints.append(endpoint) }
    findings[found.key] = finding
  }

  /// The findings by level, worst first, then in spec order.
  func findings(of model: APIModel) -> [DriftFinding] {
    let ranks = Dictionary(firstOf: zip(model.endpoints.map(\.id), model.endpoints.indices))
    let found = findings.values.map { finding in
      var finding = finding
      finding.endpoints.sort { ranks[$0] ?? 0 < ranks[$1] ?? 0 }
      return finding
    }
    return found.sorted { left, right in
      (right.level, left.place.file, left.place.start, left.kind.name, left.subject)
        < (left.level, right.place.file, right.place.start, right.kind.name, right.subject)
    }
  }
}
