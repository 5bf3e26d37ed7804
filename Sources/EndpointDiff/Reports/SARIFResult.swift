import EndpointJSON

/// A finding as a result of a run in SARIF (section 3.27).
struct SARIFResult {
  private let finding: Finding
  private let section: Review.Section
  private let review: Review
  /// Where its kind stands among the rules of the run.
  private let rule: Int?

  init(_ finding: Finding, in section: Review.Section, _ review: Review, rule: Int?) {
    self.finding = finding
    self.section = section
    self.review = review
    self.rule = rule
  }

  var json: JSONValue {
    let change = finding.change
    let message = ["\(change.heading): \(change.clause)"] + finding.explanation(on: review.axes)
    var object = JSONObject()
    object["ruleId"] = .string(change.kind)
    object["ruleIndex"] = rule.map { .number(JSONNumber($0)) }
    object["level"] = .string(level)
    object["message"] = SARIFText.message(message.joined(separator: "\n"))
    object["locations"] = [location]
    if change.after != nil, let before = change.before {
      object["relatedLocations"] = [SARIFText.location(before, message: "before")]
    }
    object["partialFingerprints"] = fingerprints
    object["properties"] = properties
    if !finding.allowances.isEmpty {
      object["suppressions"] = .array(finding.allowances.map(suppression))
    }
    return .object(object)
  }

  private var level: String {
    switch review.level(of: finding.change) {
    case .breaking: "error"
    case .care: "warning"
    case .safe: "note"
    }
  }

  private var location: JSONValue {
    if let position = finding.position { return SARIFText.location(position) }
    let artifact = SARIFText.artifact(section.comparison.path)
    return ["physicalLocation": ["artifactLocation": artifact]]
  }

  /// The same finding in another run has the same fingerprint, wherever it has moved in the file.
  private var fingerprints: JSONValue {
    ["finding/v1": .string(finding.fingerprint(in: section.comparison.api))]
  }

  private var properties: JSONValue {
    [
      "api": .string(section.comparison.api),
      "subject": .string(finding.change.subject),
      "wire": .string(finding.change.wire.rawValue),
      "swift": .string(finding.change.swift.rawValue),
    ]
  }

  private func suppression(_ allowance: Allowance) -> JSONValue {
    ["kind": "external", "justification": .string(allowance.sentence)]
  }
}
