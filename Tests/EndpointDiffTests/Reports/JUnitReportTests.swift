import Foundation
import TestTraits
import Testing

@testable import EndpointDiff

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements and attributes that Jenkins' schema allows (`junit-10.xsd` of its xUnit plugin).
@Suite("A JUnit report", .serialized, .computing)
struct JUnitReportTests {
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": [
      "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname",
      "id", "package", "file", "log", "url",
    ],
    "testcase": ["name", "time", "classname", "group"],
    "failure": ["type", "message"], "error": ["type", "message"], "skipped": ["type", "message"],
    "system-out": [], "system-err": [],
  ]
  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["testcase", "system-out", "system-err"],
    "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
  ]

  @Test("passes the schema of Jenkins", arguments: [SampleReview.review, SampleReview.hostile])
  func passesSchema(review: Review) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(review.text(as: .junit, SampleReview.settings).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.problems == [])
    #expect(reader.count > 3)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var problems: [String] = []
    private(set) var count = 0
    private var open = [""]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      count += 1
      let parent = open.last ?? ""
      if JUnitReportTests.children[parent]?.contains(name) != true {
        problems.append("<\(name)> in <\(parent)>")
      }
      let others = Set(attributes.keys).subtracting(JUnitReportTests.attributes[name] ?? [])
      problems += others.sorted().map { "\($0) of <\(name)>" }
      open.append(name)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
