/// A JUnit report for CI servers: a suite per API and a test case per finding, which fails if the finding fails the
/// run. Specs that could not be read are errors of a suite of their own.
struct JUnitReport {
  let review: Review

  var text: String {
    let suites = review.sections.map {
      JUnitSuite(review: review, section: $0, findings: review.shown(in: $0))
    }
    let errors = review.notices.filter(\.isError)
    let tests = suites.map(\.count).reduce(0, +) + errors.count
    let failures = suites.map(\.failures).reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(review.subject.command)" tests="\(tests)" failures="\(failures)" \
      errors="\(errors.count)">
      \(suites.map(\.text).joined())\(suite(of: errors))</testsuites>

      """
  }

  private func suite(of errors: [Review.Notice]) -> String {
    guard !errors.isEmpty else { return "" }
    let cases = errors.map { error -> String in
      let place = error.position?.text ?? "specs"
      return """
            <testcase classname="specs" name="\(place.escapedForAttribute)" time="0">
              <error message="\(error.message.escapedForAttribute)"/>
            </testcase>

        """
    }
    let counts = "tests=\"\(errors.count)\" failures=\"0\" errors=\"\(errors.count)\" skipped=\"0\""
    return "  <testsuite name=\"specs\" \(counts)>\n\(cases.joined())  </testsuite>\n"
  }
}

/// The test suite of one API. Without findings it has one passing test, since CI servers report an empty suite as an
/// error.
private struct JUnitSuite {
  let review: Review
  let section: Review.Section
  let findings: [Finding]

  var count: Int { cases.count }
  var failures: Int { findings.count(where: review.fails) + (versionFails ? 1 : 0) }
  private var versionFails: Bool { review.versionFails(in: section) }
  private var skipped: Int {
    findings.count { !review.fails($0) && review.isAllowed($0) }
  }

  var text: String {
    let name = section.comparison.api.escapedForAttribute
    let ignored = section.ignored.map { "\($0.position.text): \($0.message)\n" }.joined()
    let output = ignored.isEmpty ? "" : "    <system-out>\(ignored.escapedForMarkup)</system-out>\n"
    return """
        <testsuite name="\(name)" tests="\(count)" failures="\(failures)" errors="0" \
      skipped="\(skipped)">
      \(cases.joined())\(output)  </testsuite>

      """
  }

  private var cases: [String] {
    let cases = findings.map(testCase) + (versionFails ? [versionCase] : [])
    return cases.isEmpty ? [element(kind: "no-change", name: "no finding", content: "")] : cases
  }

  private var versionCase: String {
    let sentence = review.advice(for: section).sentence ?? ""
    let failure = outcome("failure", type: "version", sentence, body: "")
    return element(kind: "version", name: "version", content: failure)
  }

  private func testCase(_ finding: Finding) -> String {
    let change = finding.change
    let body = ([change.location] + finding.explanation(in: review)).joined(separator: "\n")
    let content =
      if review.fails(finding) {
        outcome("failure", type: review.level(of: change).rawValue, finding.message, body: body)
      } else if review.isAllowed(finding) {
        "      <skipped message=\"\(finding.reasons.escapedForAttribute)\"/>\n"
      } else {
        "      <system-out>\("\(finding.message)\n\(body)".escapedForMarkup)</system-out>\n"
      }
    return element(
      kind: change.kind.name,
      name: "\(change.heading): \(change.summary)",
      content: content
    )
  }

  private func outcome(_ tag: String, type: String, _ message: String, body: String) -> String {
    let attributes = "message=\"\(message.escapedForAttribute)\" type=\"\(type)\""
    return "      <\(tag) \(attributes)>\(body.escapedForMarkup)</\(tag)>\n"
  }

  /// The schema of Jenkins (`junit-10.xsd`) has no attributes for a file and a line, so the content begins with them.
  private func element(kind: String, name: String, content: String) -> String {
    let api = section.comparison.api.escapedForAttribute
    let start = "    <testcase classname=\"\(api).\(kind)\" name=\"\(name.escapedForAttribute)\""
    let attributes = "\(start) time=\"0\""
    return content.isEmpty ? "\(attributes)/>\n" : "\(attributes)>\n\(content)    </testcase>\n"
  }
}

extension String {
  /// The text for an element or a quoted attribute of XML or HTML. Characters that XML 1.0 does not allow are replaced.
  var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar.isInMarkup ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The text for HTML prose, with code between backticks.
  var escapedForProse: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      let text = String(part).escapedForMarkup
      return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
    }.joined()
  }

  /// The text for an attribute, with line breaks escaped.
  var escapedForAttribute: String {
    escapedForMarkup.reduce(into: "") { $0 += $1 == "\n" ? "&#10;" : String($1) }
  }
}

extension Unicode.Scalar {
  /// True if XML 1.0 (section 2.2) allows the character and it does not change the text direction.
  fileprivate var isInMarkup: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
