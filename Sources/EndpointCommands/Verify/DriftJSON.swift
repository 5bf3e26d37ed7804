import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointSpec

/// The JSON report of `verify`.
struct DriftJSON {
  let review: Review
  let reports: [VerificationReport]

  var text: String {
    let document: JSONValue = [
      "format": 1,
      "show": .string(review.visibility.rawValue),
      "fails": .bool(review.fails),
      "apis": .array(zip(review.sections, reports).map(json)),
      "notices": .array(review.notices.map(json)),
    ]
    return "\(document)\n".withJSONEscapedDirections
  }

  private func json(_ section: Review.Section, _ report: VerificationReport) -> JSONValue {
    let counts = report.counts
    let findings = Dictionary(report.findings.map { ($0.name, $0) }) { first, _ in first }
    return [
      "api": .string(report.api),
      "path": .string(section.comparison.path),
      "exchanges": [
        "matched": .integer(counts.matched), "undeclared": .integer(counts.undeclared),
        "elsewhere": .integer(counts.foreign), "automatic": .integer(counts.automatic),
      ],
      "findings": .array(
        review.shown(in: section).map { json($0, findings[$0.change.name]) }
      ),
      "coverage": json(report.coverage),
    ]
  }

  private func json(_ finding: Finding, _ drift: DriftFinding?) -> JSONValue {
    let change = finding.change
    return .object(of: [
      "kind": .string(change.kind.name),
      "subject": .string("\(change.subject)"),
      "level": .string(change.wire.rawValue),
      "fails": .bool(review.fails(finding)),
      "summary": .string(change.summary),
      "consequence": .string(change.consequence),
      "remedy": .text(change.remedy),
      "hint": .text(change.hint),
      "at": change.after?.json,
      "endpoints": .texts(Array(change.endpoints)),
      "count": drift.map { .integer($0.count) },
      "first": drift?.first.map { json($0, drift?.part) },
      "allowed": .texts(finding.allowances.map(\.reason)),
    ])
  }

  /// The first occurrence of a finding.
  private func json(_ first: EvidencePlace, _ part: String?) -> JSONValue {
    .object(of: [
      "file": .string(first.file), "entry": .integer(first.entry), "line": .integer(first.line),
      "part": .text(part),
    ])
  }

  private func json(_ coverage: Coverage) -> JSONValue {
    let parts = DriftText.parts(of: coverage).map { name, part -> (String, JSONValue) in
      (name, ["seen": .integer(part.seen), "never": .texts(part.missing)])
    }
    return .object(JSONObject(parts))
  }

  private func json(_ notice: Review.Notice) -> JSONValue {
    .object(of: ["message": .string(notice.message), "at": notice.position?.json])
  }
}
