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
    let results = review.sections.flatMap { section in
      review.shown(in: section).map { JSONValue.object(JSONObject(result($0, in: section))) }
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
    let rules = kinds.map { kind -> JSONValue in ["id": .string(kind)] }
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
    var object = JSONObject([("level", .string(level)), ("message", text(message))])
    object["locations"] = position.map { [location($0)] }
    return .object(object)
  }

  private func result(
    _ finding: Finding,
    in section: Review.Section
  ) -> [(String, JSONValue)] {
    let change = finding.change
    let message = ["\(change.subject): \(change.clause)"] + finding.explanation
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(change.kind)),
      ("level", .string(level(of: finding))),
      ("message", text(message.joined(separator: "\n"))),
      ("locations", [location(of: finding, in: section)]),
    ]
    if change.after != nil, let before = change.before {
      members.append(("relatedLocations", [location(before, message: "before")]))
    }
    members.append(("partialFingerprints", fingerprints(of: change, in: section)))
    members.append(("properties", properties(of: change, in: section)))
    if !finding.allowances.isEmpty {
      members.append(("suppressions", .array(finding.allowances.map(suppression))))
    }
    return members
  }

  private func level(of finding: Finding) -> String {
    switch review.level(of: finding.change) {
    case .breaking: "error"
    case .care: "warning"
    case .safe: "note"
    }
  }

  /// The same finding in another run has the same fingerprint, wherever it has moved in the file.
  private func fingerprints(of change: Change, in section: Review.Section) -> JSONValue {
    let parts = [section.comparison.api, change.kind, change.subject, change.old, change.new]
    let joined = parts.map { $0 ?? "" }.joined(separator: "|")
    return ["finding/v1": .string(joined)]
  }

  private func properties(of change: Change, in section: Review.Section) -> JSONValue {
    [
      "api": .string(section.comparison.api), "subject": .string(change.subject),
      "wire": .string(change.wire.rawValue), "swift": .string(change.swift.rawValue),
    ]
  }

  private func suppression(_ allowance: Allowance) -> JSONValue {
    ["kind": "external", "justification": .string(allowance.sentence)]
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  private func location(of finding: Finding, in section: Review.Section) -> JSONValue {
    if let position = finding.position { return location(position) }
    return ["physicalLocation": ["artifactLocation": artifact(section.comparison.path)]]
  }

  private func location(_ position: Position, message: String? = nil) -> JSONValue {
    var location = JSONObject()
    location["physicalLocation"] = [
      "artifactLocation": artifact(position.path),
      "region": [
        "startLine": .number(JSONNumber(position.line)),
        "startColumn": .number(JSONNumber(position.column)),
      ],
    ]
    location["message"] = message.map(text)
    return .object(location)
  }

  private func artifact(_ path: String) -> JSONValue {
    ["uri": .string(Self.reference(path))]
  }

  /// A path as a URI reference (RFC 3986, section 4.2): a colon in its first segment would make a scheme of it.
  private static func reference(_ path: String) -> String {
    let kept = Set("/-._~!$&'()*+,;=@".utf8)
    return path.utf8.reduce(into: "") { uri, byte in
      let scalar = Unicode.Scalar(byte)
      if kept.contains(byte) || scalar.isASCII && scalar.properties.isAlphabetic
        || 48...57 ~= byte
      {
        uri.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
