import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointSpec

/// The JSON report of `verify`.
struct DriftJSON {
  let review: Review
  let reports: [VerificationReport]

  var text: String {
    let apis = zip(review.sections, reports).map { object($0, $1) }
    let document: JSONValue = [
      "format": 1,
      "show": .string(review.visibility.rawValue),
      "fails": .bool(review.fails),
      "apis": .array(apis.map { .object($0) }),
      "notices": .array(review.notices.map { .object(object($0)) }),
    ]
    return "\(document)\n".withJSONEscapedDirections
  }

  private func object(_ section: Review.Section, _ report: VerificationReport) -> JSONObject {
    let counts = report.counts
    let findings = Dictionary(report.findings.map { ($0.name, $0) }) { first, _ in first }
    let shown = review.shown(in: section).map { object($0, findings[$0.change.name]) }
    return [
      "api": .string(report.api),
      "path": .string(section.comparison.path),
      "exchanges": [
        "matched": number(counts.matched), "undeclared": number(counts.undeclared),
        "elsewhere": number(counts.foreign), "automatic": number(counts.automatic),
      ],
      "findings": .array(shown.map { .object($0) }),
      "coverage": .object(coverage(report.coverage)),
    ]
  }

  private func object(_ finding: Finding, _ drift: DriftFinding?) -> JSONObject {
    let change = finding.change
    var object: JSONObject = [
      "kind": .string(change.kind),
      "subject": .string(change.subject),
      "level": .string(change.wire.rawValue),
      "fails": .bool(review.fails(finding)),
      "summary": .string(change.summary),
      "consequence": .string(change.consequence),
    ]
    object["remedy"] = change.remedy.map { .string($0) }
    object["hint"] = change.hint.map { .string($0) }
    object["at"] = change.after.map { .object($0.json) }
    object["endpoints"] = .array(change.endpoints.map { .string($0) })
    if let drift {
      object["count"] = number(drift.count)
      object["first"] = [
        "file": .string(drift.first.file), "entry": number(drift.first.entry),
        "line": number(drift.first.line), "part": .string(drift.part),
      ]
    }
    object["allowed"] = .array(finding.allowances.map { .string($0.reason) })
    return object
  }

  private func coverage(_ coverage: Coverage) -> JSONObject {
    JSONObject(
      DriftText.parts(of: coverage).map { name, part in
        (name, ["seen": number(part.seen), "never": .array(part.missing.map { .string($0) })])
      }
    )
  }

  private func object(_ notice: Review.Notice) -> JSONObject {
    var object: JSONObject = ["message": .string(notice.message)]
    object["at"] = notice.position.map { .object($0.json) }
    return object
  }

  private func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
