import EndpointJSON
import EndpointSpec

/// The report as JSON. `JSONReportSchema` documents it.
struct JSONReport {
  let review: Review

  var text: String { "\(JSONValue.object(document))\n" }

  private var document: JSONObject {
    var document = JSONObject()
    document["format"] = 1
    document["axes"] = .array(review.axes.map { .string($0.rawValue) })
    document["show"] = .string(review.visibility.rawValue)
    document["harm"] = .text(review.harm)
    document["fails"] = .bool(!review.passes)
    document["verdict"] = .string(review.verdict)
    document["apis"] = .array(review.sections.map { .object(object($0)) })
    document["notices"] = .array(review.notices.map { .object(object($0)) })
    return document
  }

  private func object(_ section: Review.Section) -> JSONObject {
    let comparison = section.comparison
    let advice = review.advice(for: section)
    var object = JSONObject()
    object["api"] = .string(comparison.api)
    object["path"] = .string(comparison.path)
    object["oldPath"] = .text(section.oldPath)
    object["old"] = side(comparison.oldLabel, comparison.oldVersion)
    object["new"] = side(comparison.newLabel, comparison.newVersion)
    object["bump"] = .string(advice.bump.rawValue)
    object["suggestedVersion"] = .text(advice.suggested?.text)
    object["versionIsSufficient"] = .bool(advice.isSufficient)
    object["counts"] = .object(counts(in: section))
    object["findings"] = .array(
      review.shown(in: section).map { .object(self.object($0, of: comparison.api)) }
    )
    return object
  }

  /// Nil if the spec does not exist on this side.
  private func side(_ label: String, _ version: String?) -> JSONValue? {
    guard !label.isEmpty else { return nil }
    var object = JSONObject()
    object["label"] = .string(label)
    object["version"] = .text(version)
    return .object(object)
  }

  private func counts(in section: Review.Section) -> JSONObject {
    let counts = review.counts(in: section)
    var object = JSONObject()
    for level in Level.allCases.reversed() {
      object[level.rawValue] = .number(JSONNumber(counts[level]))
    }
    object["docs"] = .number(JSONNumber(counts.documentation))
    object["allowed"] = .number(JSONNumber(counts.allowed))
    return object
  }

  private func object(_ finding: Finding, of api: String) -> JSONObject {
    let change = finding.change
    var object = JSONObject()
    object["id"] = .string(finding.id(in: api))
    object["kind"] = .string(change.kind)
    object["subject"] = .string(change.subject)
    object["wire"] = .string(change.wire.rawValue)
    object["swift"] = .string(change.swift.rawValue)
    object["bump"] = .string(change.bump.rawValue)
    object["fails"] = .bool(review.fails(finding))
    object["documentation"] = .bool(change.isDocumentation)
    object["summary"] = .string(change.summary)
    object["old"] = .text(change.old)
    object["new"] = .text(change.new)
    object["before"] = change.before.map { .object($0.json) }
    object["after"] = change.after.map { .object($0.json) }
    if !change.places.isEmpty {
      object["places"] = .array(change.places.map { .object(self.object($0)) })
    }
    object["direction"] = .text(change.direction?.rawValue)
    object["endpoints"] = .array(change.endpoints.map { .string($0) })
    object["declarationBefore"] = .text(change.declarationBefore)
    object["declarationAfter"] = .text(change.declarationAfter)
    object["consequences"] = .array(change.consequences(on: review.axes).map { .string($0) })
    object["remedy"] = .text(change.remedy)
    object["hint"] = .text(change.hint)
    object["evidence"] = .text(change.evidence)
    object["allowed"] = .array(finding.allowances.map { .object(self.object($0)) })
    return object
  }

  private func object(_ place: ChangePlace) -> JSONObject {
    var object = JSONObject()
    object["subject"] = .string(place.subject)
    object["before"] = place.before.map { .object($0.json) }
    object["after"] = place.after.map { .object($0.json) }
    return object
  }

  private func object(_ allowance: Allowance) -> JSONObject {
    var object = JSONObject()
    object["axis"] = .text(allowance.axis?.rawValue)
    object["reason"] = .string(allowance.reason)
    object["expires"] = .text(allowance.expires)
    return object
  }

  private func object(_ notice: Review.Notice) -> JSONObject {
    var object = JSONObject()
    object["level"] = .string(notice.word)
    object["message"] = .string(notice.message)
    object["at"] = notice.position.map { .object($0.json) }
    return object
  }
}

extension JSONValue {
  /// Nil for nil, so that the key is omitted.
  fileprivate static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }
}

extension Position {
  /// The position in reports for programs. `positionSchema` describes it.
  package var json: JSONObject {
    [
      "path": .string(path), "line": .number(JSONNumber(line)),
      "column": .number(JSONNumber(column)),
    ]
  }
}
