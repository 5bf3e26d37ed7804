import EndpointJSON
import EndpointSpec

/// One place of a spec at which traffic differs from it, however often.
package struct DriftFinding: Sendable {
  package var kind: DriftKind
  package var level: DriftLevel
  /// The declaration, by the names of the spec: `Card.suit`, `Deck.draw`, `Deck.draw count`.
  package var subject: String
  /// What differs, as one clause without a full stop. It holds no value.
  package var summary: String
  /// Where the spec declares the subject, or what it belongs to.
  package var place: Place
  /// The endpoints in whose traffic it was found, in the order of the spec.
  package var endpoints: [String]
  /// How many exchanges show it.
  package var count: Int
  package var first: EvidencePlace
  /// Where in that exchange: `response body /cards/0/suit`.
  package var part: String
  package var hint: String?
}

/// What makes a finding of differences: one declaration that differs in one way.
package struct DriftKey: Hashable, Sendable {
  package let kind: DriftKind
  package let subject: String

  package init(_ kind: DriftKind, _ subject: String) {
    self.kind = kind
    self.subject = subject
  }
}

extension DriftFinding {
  package var key: DriftKey { DriftKey(kind, subject) }
}

/// The value that differs, in its exchange.
enum RemarkValue {
  case response([JSONPath.Component])
  case request([JSONPath.Component])
  /// The parameters of a name in the query.
  case parameter(String)
}

/// A difference in one exchange.
struct Remark {
  var kind: DriftKind
  var level: DriftLevel
  var subject: String
  var summary: String
  var place: Place
  var part: String
  var hint: String?
  var value: RemarkValue?

  var key: DriftKey { DriftKey(kind, subject) }

  init(
    _ kind: DriftKind,
    rated level: DriftLevel? = nil,
    _ subject: String,
    _ summary: String,
    at place: Place,
    in part: String,
    hint: String? = nil,
    value: RemarkValue? = nil
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

/// Adds up the differences of many exchanges: one finding for each place.
struct DriftTally {
  private var findings: [DriftKey: DriftFinding] = [:]
  private var order: [DriftKey] = []
  /// How many findings were left out.
  private(set) var omitted = 0

  /// More findings say nothing that fewer do not.
  private static let maximumFindings = 5_000

  func contains(_ key: DriftKey) -> Bool { findings[key] != nil }

  mutating func add(_ remarks: [Remark], of exchange: Exchange, to endpoint: String?) {
    var seen: Set<DriftKey> = []
    for remark in remarks {
      let key = remark.key
      add(remark, key, isFirst: seen.insert(key).inserted, exchange.place, endpoint)
    }
  }

  /// Adds a difference that was seen several times.
  mutating func add(_ remark: Remark, times count: Int, _ place: EvidencePlace, to endpoint: String)
  {
    add(remark, remark.key, isFirst: true, place, endpoint)
    guard let known = findings[remark.key]?.count else { return }
    findings[remark.key]?.count = known.addingReportingOverflow(count - 1).partialValue
  }

  private mutating func add(
    _ remark: Remark,
    _ key: DriftKey,
    isFirst: Bool,
    _ place: EvidencePlace,
    _ endpoint: String?
  ) {
    guard var finding = findings[key] else {
      guard findings.count < Self.maximumFindings else {
        omitted += 1
        return
      }
      order.append(key)
      findings[key] = DriftFinding(
        kind: remark.kind,
        level: remark.level,
        subject: remark.subject,
        summary: remark.summary,
        place: remark.place,
        endpoints: [endpoint].compactMap(\.self),
        count: 1,
        first: place,
        part: remark.part,
        hint: remark.hint
      )
      return
    }
    if isFirst { finding.count += 1 }
    finding.level = max(finding.level, remark.level)
    if let endpoint, !finding.endpoints.contains(endpoint) { finding.endpoints.append(endpoint) }
    findings[key] = finding
  }

  /// The worst first; equal ones in the order of their places in the spec.
  func findings(of model: APIModel) -> [DriftFinding] {
    let ranks = Dictionary(
      zip(model.endpoints.map(\.id), model.endpoints.indices),
      uniquingKeysWith: { first, _ in first }
    )
    let found = order.compactMap { findings[$0] }.map { finding in
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
