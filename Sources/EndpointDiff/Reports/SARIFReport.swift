import EndpointJSON

/// The report as tools for code review read it: SARIF 2.1.0 (OASIS).
struct SARIFReport {
  let review: Review
  /// The version of the tool.
  let version: String

  var text: String {
    let document: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [.object(JSONObject(run))],
    ]
    return "\(document)\n"
  }

  private var run: [(String, JSONValue)] {
    let index = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    let results = review.sections.flatMap { section in
      review.shown(in: section).map { finding in
        SARIFResult(finding, in: section, review, rule: index[finding.change.kind]).json
      }
    }
    return [
      ("tool", ["driver": driver]),
      ("columnKind", "unicodeCodePoints"),
      ("invocations", [invocation]),
      ("results", .array(results)),
    ]
  }

  private var kinds: [String] {
    let kinds = review.sections.flatMap { review.shown(in: $0) }.map(\.change.kind)
    return Set(kinds).sorted()
  }

  private var driver: JSONValue {
    let known = Dictionary(uniqueKeysWithValues: ChangeKind.all.map { ($0.name, $0) })
    let rules = kinds.map { kind -> JSONValue in
      var rule = JSONObject([("id", .string(kind))])
      rule["fullDescription"] = known[kind].map { SARIFText.message($0.consequence) }
      rule["help"] = known[kind]?.remedy.map(SARIFText.message)
      return .object(rule)
    }
    return [
      "name": "endpoints diff", "semanticVersion": .string(version), "rules": .array(rules),
    ]
  }

  /// The run itself did what it should; what it has to say beside its findings stands here.
  private var invocation: JSONValue {
    let versions = review.sections.filter(review.versionFails).map { section in
      notification("error", "\(section.comparison.api): \(section.advice.sentence ?? "")")
    }
    let notices = review.notices.map { notification("warning", $0.message, at: $0.position) }
    return [
      "executionSuccessful": true, "toolExecutionNotifications": .array(versions + notices),
    ]
  }

  private func notification(
    _ level: String,
    _ message: String,
    at position: Position? = nil
  ) -> JSONValue {
    var object = JSONObject([("level", .string(level)), ("message", SARIFText.message(message))])
    object["locations"] = position.map { [SARIFText.location($0)] }
    return .object(object)
  }
}
