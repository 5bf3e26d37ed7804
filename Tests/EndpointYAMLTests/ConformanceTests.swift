import EndpointJSON
import EndpointYAML
import Foundation
import TestTraits
import Testing

/// The cases of yaml-test-suite.
@Suite(.serialized, .computing)
struct ConformanceTests {
  static let path = "../shared/vectors/yaml/cases.json"

  struct Case: Decodable, Sendable {
    let id: String
    let yaml: String
    let json: String?
    let fail: Bool?
  }

  static var cases: [Case] {
    guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
    return (try? JSONDecoder().decode([Case].self, from: bytes)) ?? []
  }

  /// Quoted scalars whose last line is indented less, which js-yaml and PyYAML read.
  static let lenient = ["DK95-01"]

  static let isAvailable = FileManager.default.fileExists(atPath: path)

  @Test(.enabled(if: isAvailable, "\(path) is missing"))
  func parsesSuiteDocumentsToExpectedValues() throws {
    let cases = Self.cases.filter { $0.json != nil }
    #expect(cases.count == 266)
    for item in cases {
      let expected = try Self.documents(item.json ?? "")
      do {
        let found = try DocumentText.documents(in: Array(item.yaml.utf8)).map(\.root.value)
        #expect(found == expected, "\(item.id) \(item.yaml)")
      } catch {
        Issue.record("\(item.id): \(error)\n\(item.yaml)")
      }
    }
  }

  @Test(.enabled(if: isAvailable, "\(path) is missing"))
  func rejectsInvalidSuiteDocuments() {
    let cases = Self.cases.filter { $0.fail == true }
    #expect(cases.count == 94)
    for item in cases where !Self.lenient.contains(item.id) {
      #expect(throws: JSONFailure.self, "\(item.id)\n\(item.yaml)") {
        try DocumentText.documents(in: Array(item.yaml.utf8))
      }
    }
  }

  /// The values of a text in which the suite concatenates JSON documents.
  private static func documents(_ text: String) throws -> [JSONValue] {
    var values: [JSONValue] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      guard let value = try? JSONValue(parsing: Array(lines.joined(separator: "\n").utf8)) else {
        continue
      }
      values.append(value)
      lines = []
    }
    #expect(lines.allSatisfy { $0.allSatisfy(\.isWhitespace) })
    return values
  }
}
