import EndpointJSON
import EndpointSpec
import EndpointWire

/// A SARIF 2.1.0 report for code review tools (OASIS).
struct SARIFReport {
  let review: Review
  let settings: ReportSettings

  var text: String {
    let document: JSONValue = [
      "$schema": .string(SARIFText.schema),
      "version": "2.1.0",
      "runs": [.object(JSONObject(run))],
    ]
    return "\(document)\n"
  }

  private var run: [(String, JSONValue)] {
    let index = Dictionary(firstOf: kinds.enumerated().map { ($1.name, $0) })
    let results = review.sections.flatMap { section in
      review.shown(in: section).map { finding in
        result(finding, in: section, rule: index[finding.change.kind.name])
      }
    }
    return [
      ("tool", ["driver": driver]),
      ("columnKind", "unicodeCodePoints"),
      ("invocations", [invocation]),
      ("results", .array(results)),
    ]
  }

  private var kinds: [ChangeKind] {
    let kinds = review.sections.flatMap { review.shown(in: $0) }.map(\.change.kind)
    return Set(kinds).sorted { $0.name < $1.name }
  }

  private var driver: JSONValue {
    let rules = kinds.map { kind -> JSONValue in
      .object(of: [
        "id": .string(kind.name),
        "fullDescription": SARIFText.message(kind.consequence),
        "help": kind.remedy.map(SARIFText.message),
      ])
    }
    return [
      "name": .string(review.subject.command), "semanticVersion": .string(settings.toolVersion),
      "rules": .array(rules),
    ]
  }

  /// The run and its notices.
  private var invocation: JSONValue {
    let versions = review.sections.filter(review.versionFails).map { section in
      notification("error", review.versionMessage(in: section))
    }
    let notices = review.notices().map { notification($0.severity, $0.message, at: $0.position) }
    return [
      "executionSuccessful": .bool(!review.notices.contains(where: \.isError)),
      "toolExecutionNotifications": .array(versions + notices),
    ]
  }

  private func notification(
    _ level: String,
    _ message: String,
    at position: Position? = nil
  ) -> JSONValue {
    .object(of: [
      "level": .string(level), "message": SARIFText.message(message),
      "locations": position.map { [SARIFText.location($0, in: settings.repositoryFolder)] },
    ])
  }

  // MARK: - Findings

  /// The most lines of an app that a result relates to.
  private static let shownPlaces = 50

  /// A finding as a result (section 3.27).
  ///
  /// - Parameter rule: The index of its kind in the rules of the run.
  private func result(_ finding: Finding, in section: Review.Section, rule: Int?) -> JSONValue {
    let change = finding.change
    let message = [finding.message] + finding.explanation(in: review)
    let before = change.after == nil ? nil : change.before
    let uses = (finding.app?.sortedPlaces ?? []).prefix(Self.shownPlaces)
    let places = before.map { [($0, "before")] } ?? []
    let related = (places + uses.map { ($0.position, $0.message) }).map { position, message in
      SARIFText.location(position, in: settings.repositoryFolder, message: message)
    }
    let suppressions = finding.allowances.map { allowance -> JSONValue in
      ["kind": "external", "justification": .string(allowance.sentence)]
    }
    return .object(of: [
      "ruleId": .string(change.kind.name),
      "ruleIndex": rule.map { .integer($0) },
      "level": .string(level(of: finding)),
      "message": SARIFText.message(message.joined(separator: "\n")),
      "locations": [location(of: finding, in: section)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      // Identifies the finding across runs, independent of its position in the file.
      "partialFingerprints": [
        "finding/v1": .string(finding.fingerprint(in: section.comparison.api))
      ],
      "properties": [
        "api": .string(section.comparison.api), "subject": .string("\(change.subject)"),
        "wire": .string(change.wire.rawValue), "swift": .string(change.swift.rawValue),
      ],
      "suppressions": suppressions.isEmpty ? nil : .array(suppressions),
    ])
  }

  /// An error only if the finding fails the run, as in annotations.
  private func level(of finding: Finding) -> String {
    switch review.level(of: finding.change) {
    case .breaking: review.fails(finding) || review.isAllowed(finding) ? "error" : "warning"
    case .care: "warning"
    case .safe: "note"
    }
  }

  private func location(of finding: Finding, in section: Review.Section) -> JSONValue {
    let folder = settings.repositoryFolder
    if let position = finding.position { return SARIFText.location(position, in: folder) }
    let artifact = SARIFText.artifact(folder + section.comparison.path)
    return ["physicalLocation": ["artifactLocation": artifact]]
  }
}

/// SARIF messages and locations.
package enum SARIFText {
  package static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  package static func message(_ text: String) -> JSONValue { ["text": .string(text)] }

  package static func location(
    _ position: Position,
    in folder: String,
    message: String? = nil
  ) -> JSONValue {
    .object(of: [
      "physicalLocation": [
        "artifactLocation": artifact(position.path(in: folder)),
        "region": [
          "startLine": .integer(position.line), "startColumn": .integer(position.column),
        ],
      ],
      "message": message.map(self.message),
    ])
  }

  package static func artifact(_ path: String) -> JSONValue {
    ["uri": .string(reference(path))]
  }

  /// A path as URI reference (RFC 3986, section 4.2). A colon in the first segment is escaped, since it would denote a
  /// scheme.
  private static func reference(_ path: String) -> String {
    PercentEncoding.encode(path, keeping: "/!$&'()*+,;=@")
  }
}
