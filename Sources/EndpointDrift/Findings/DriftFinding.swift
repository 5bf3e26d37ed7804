import EndpointJSON
import EndpointSpec

/// A difference between traffic and one place of a spec, with its frequency.
package struct DriftFinding: Sendable {
  package var kind: DriftKind
  package var level: Level
  /// The declaration: `Card.suit`, `Deck.draw`, `Deck.draw count`.
  package var subject: String
  /// The difference, as a clause without a full stop. It contains no recorded values.
  package var summary: String
  /// The location of the declaration, or of its owner.
  package var place: Place
  /// The endpoints with this difference, in spec order.
  package var endpoints: [String]
  /// The number of exchanges with this difference.
  package var count: Int
  package var first: EvidencePlace
  /// The location in the first exchange, such as `response body /cards/0/suit`.
  package var part: String
  package var hint: String?
}

/// The identity of a finding: a declaration and a kind of difference.
package struct DriftKey: Hashable, Sendable {
  package let kind: DriftKind
  package let subject: String
}

extension DriftFinding {
  package var key: DriftKey { DriftKey(kind: kind, subject: subject) }
}

/// The location of the value that differs.
enum RemarkValue {
  case response([JSONPath.Component])
  case request([JSONPath.Component])
  /// The query parameters with this name.
  case parameter(String)
}

/// A difference in one exchange.
struct Remark {
  var kind: DriftKind
  /// The level, if it differs from that of the kind.
  var rated: Level?
  var subject: String
  var summary: String
  var place: Place
  var part: String
  var hint: String?
  var value: RemarkValue?

  var level: Level { rated ?? kind.level }

  var key: DriftKey { DriftKey(kind: kind, subject: subject) }
}

/// Groups the differences of many exchanges into one finding per place.
struct DriftTally {
  private var findings: [DriftKey: DriftFinding] = [:]
  /// The number of findings over the limit.
  private(set) var omitted = 0

  /// The maximum number of findings.
  private static let maximumFindings = 5_000

  func contains(_ key: DriftKey) -> Bool { findings[key] != nil }

  mutating func add(_ remarks: [Remark], of exchange: Exchange, to endpoint: String?) {
    var seen: Set<DriftKey> = []
    for remark in remarks {
      let isFirst = seen.insert(remark.key).inserted
      add(remark, times: isFirst ? 1 : 0, exchange.place, to: endpoint)
    }
  }

  mutating func add(
    _ remark: Remark,
    times count: Int,
    _ place: EvidencePlace,
    to endpoint: String?
  ) {
    let key = remark.key
    guard var finding = findings[key] else {
      guard findings.count < Self.maximumFindings else {
        omitted += 1
        return
      }
      findings[key] = DriftFinding(
        kind: remark.kind,
        level: remark.level,
        subject: remark.subject,
        summary: remark.summary,
        place: remark.place,
        endpoints: [endpoint].compactMap(\.self),
        count: count,
        first: place,
        part: remark.part,
        hint: remark.hint
      )
      return
    }
    finding.count &+= count
    finding.level = max(finding.level, remark.level)
    if let endpoint, !finding.endpoints.contains(endpoint) { finding.endpoints.append(endpoint) }
    findings[key] = finding
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
