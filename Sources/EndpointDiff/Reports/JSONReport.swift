import EndpointJSON
import EndpointSpec

/// The report as JSON. `JSONReportSchema` documents it.
struct JSONReport {
  /// A large spec has thousands of changes that each affect thousands of endpoints.
  static let namedEndpoints = 100

  let review: Review

  var text: String {
    let document = JSONValue.object(of: [
      "format": 1,
      "axes": .texts(review.axes.map(\.rawValue)),
      "show": .string(review.visibility.rawValue),
      "harm": .text(review.harm),
      "fails": .bool(!review.passes),
      "verdict": .string(review.verdict),
      "app": review.app?.json,
      "apis": .array(review.sections.map(json)),
      "notices": .array(review.notices.map(json)),
    ])
    return "\(document)\n"
  }

  private func json(_ section: Review.Section) -> JSONValue {
    let comparison = section.comparison
    let advice = review.advice(for: section)
    return .object(of: [
      "api": .string(comparison.api),
      "path": .string(comparison.path),
      "oldPath": .text(section.oldPath),
      "old": side(comparison.oldLabel, comparison.oldVersion),
      "new": side(comparison.newLabel, comparison.newVersion),
      "bump": .string(advice.bump.rawValue),
      "suggestedVersion": .text(advice.suggested?.text),
      "versionIsSufficient": .bool(advice.isSufficient),
      "counts": counts(in: section),
      "findings": .array(review.shown(in: section).map { json($0, of: comparison.api) }),
      "uncompared": .array(section.ignored.map(json)),
      "undecided": .integer(section.undecidedCount),
    ])
  }

  /// Nil if the spec does not exist on this side.
  private func side(_ label: String, _ version: String?) -> JSONValue? {
    label.isEmpty ? nil : .object(of: ["label": .string(label), "version": .text(version)])
  }

  private func counts(in section: Review.Section) -> JSONValue {
    let counts = review.counts(in: section)
    let levels = Level.allCases.reversed().map { ($0.rawValue, JSONValue.integer(counts[$0])) }
    let others = [("docs", counts.documentation), ("allowed", counts.allowed)]
    return .object(JSONObject(levels + others.map { ($0, .integer($1)) }))
  }

  private func json(_ finding: Finding, of api: String) -> JSONValue {
    let change = finding.change
    return .object(of: [
      "id": .string(finding.id(in: api)),
      "kind": .string(change.kind.name),
      "subject": .string("\(change.subject)"),
      "wire": .string(change.wire.rawValue),
      "swift": .string(change.swift.rawValue),
      "bump": .string(change.bump.rawValue),
      "fails": .bool(review.fails(finding)),
      "documentation": .bool(change.isDocumentation),
      "summary": .string(change.summary),
      "old": .text(change.old),
      "new": .text(change.new),
      "before": change.before?.json,
      "after": change.after?.json,
      "places": change.places.isEmpty ? nil : .array(change.places.map(json)),
      "direction": .text(change.direction?.rawValue),
      "endpoints": .texts(Array(change.endpoints.prefix(Self.namedEndpoints))),
      "endpointCount": .integer(change.endpoints.count),
      "declarationBefore": .text(change.declarationBefore),
      "declarationAfter": .text(change.declarationAfter),
      "consequences": .texts(change.consequences(on: review.axes)),
      "remedy": .text(change.remedy),
      "hint": .text(change.hint),
      "evidence": .text(change.evidence),
      "app": finding.app?.json,
      "allowed": .array(finding.allowances.map(json)),
    ])
  }

  private func json(_ place: ChangePlace) -> JSONValue {
    .object(of: [
      "subject": .string("\(place.subject)"), "before": place.before?.json,
      "after": place.after?.json,
    ])
  }

  private func json(_ allowance: Allowance) -> JSONValue {
    .object(of: [
      "axis": .text(allowance.axis?.rawValue), "reason": .string(allowance.reason),
      "expires": .text(allowance.expires),
    ])
  }

  private func json(_ difference: IgnoredDifference) -> JSONValue {
    .object(of: [
      "key": .string(difference.name), "change": .string(difference.change),
      "at": difference.position.json,
    ])
  }

  private func json(_ notice: Review.Notice) -> JSONValue {
    .object(of: [
      "level": .string(notice.word), "message": .string(notice.message),
      "at": notice.position?.json,
    ])
  }
}

extension Position {
  /// The position in reports for programs. `ReportSchema.position` describes it.
  package var json: JSONValue {
    ["path": .string(path), "line": .integer(line), "column": .integer(column)]
  }
}
