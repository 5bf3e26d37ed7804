import EndpointDiff
import EndpointJSON
import TestTraits
import Testing

/// Every format contains the same changes. The test extracts them from each report.
@Suite("All formats", .serialized, .computing)
struct FormatAgreementTests {
  /// The kind and the subject of a change.
  struct Key: Hashable {
    let kind: String
    let subject: String

    /// - Parameter heading: The subject, perhaps with the number of other places.
    init(kind: String, subject heading: String) {
      self.kind = kind
      subject = heading.replacing(#/ and \d+ more places?/#, with: "")
    }
  }

  private static func keys(of review: Review) -> [Key] {
    review.sections.flatMap { section in
      review.shown(in: section).map {
        Key(kind: $0.change.kind.name, subject: "\($0.change.subject)")
      }
    }
  }

  private static func count(_ keys: [Key]) -> [Key: Int] {
    keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test("contain the same changes", arguments: ReportFormat.allCases, Visibility.allCases)
  func containsSameChangesInEveryFormat(format: ReportFormat, visibility: Visibility) throws {
    var review = SampleReview.review
    review.visibility = visibility
    let text = review.text(as: format, SampleReview.settings)
    let found = try Self.extract(from: text, format)
    #expect(Self.count(found) == Self.count(Self.keys(of: review)))
  }

  private static func extract(from text: String, _ format: ReportFormat) throws -> [Key] {
    switch format {
    case .text: return keys(inText: text)
    case .markdown:
      return keys(in: text, #/\| [^|]*`([^`]+)`: .*<br><sub>[^|]*? · ([a-z-]+)<\/sub>/#)
    case .html:
      let pattern =
        #/<h3><span class="level">[^<]*<\/span> <code>([^<]+)<\/code>(?:.*\n)*?.*"kind">([a-z-]+)</#
      return keys(in: text, pattern)
    case .junit:
      let pattern = #/<testcase classname="\w+\.([a-z-]+)" name="([^":]+):/#
      return text.matches(of: pattern).map { Key(kind: "\($0.1)", subject: "\($0.2)") }
    case .github:
      let pattern = #/::\w+ [^\n]*title=([a-z-]+) [^\n]*?::([^:\n]+): /#
      return text.matches(of: pattern).map { Key(kind: "\($0.1)", subject: "\($0.2)") }
    case .json:
      let apis = try JSONValue(parsing: text.utf8)["apis"]?.arrayValue ?? []
      return apis.flatMap { $0["findings"]?.arrayValue ?? [] }.map {
        key($0["kind"], $0["subject"])
      }
    case .sarif:
      let results = try JSONValue(parsing: text.utf8)["runs"]?[0]?["results"]?.arrayValue ?? []
      return results.map { key($0["ruleId"], $0["properties"]?["subject"]) }
    }
  }

  private static func key(_ kind: JSONValue?, _ subject: JSONValue?) -> Key {
    Key(kind: kind?.stringValue ?? "", subject: subject?.stringValue ?? "")
  }

  private static func keys(in text: String, _ pattern: Regex<(Substring, Substring, Substring)>)
    -> [Key]
  {
    text.matches(of: pattern).map { Key(kind: "\($0.2)", subject: "\($0.1)") }
  }

  /// The headline of a change is not indented, except for its further lines. The first line after it ends with the kind.
  private static func keys(inText text: String) -> [Key] {
    var subject: Substring?
    return text.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: #/^[^ :][^:]*?  ([^:]+): /#) {
        subject = match.1
      } else if let found = subject, let match = line.firstMatch(of: #/^  .*  ([a-z]+-[a-z-]+)$/#) {
        subject = nil
        return Key(kind: "\(match.1)", subject: "\(found)")
      }
      return nil
    }
  }
}
