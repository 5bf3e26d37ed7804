import EndpointJSON
import EndpointMustache
import Foundation
import TestTraits
import Testing

/// The public specification's core suites, as JSON in `../shared/vectors/mustache`.
@Suite(
  .serialized,
  .computing,
  .enabled(if: SpecificationCase.areAvailable, "\(SpecificationCase.folder.path) is missing")
)
struct SpecificationTests {
  static let suites = [
    "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12,
    "sections": 34,
  ]

  @Test(arguments: suites.keys.sorted())
  func rendersSpecificationExamples(suite: String) throws {
    let cases = try SpecificationCase.load(suite)
    #expect(cases.count >= Self.suites[suite] ?? 0)
    for specified in cases {
      let rendered = try specified.render()
      #expect(rendered == specified.expected, "\(suite): \(specified.name)")
    }
  }
}

/// One example of a suite.
private struct SpecificationCase {
  let name: String
  let template: String
  let partials: [String: String]
  let value: JSONValue
  let expected: String

  static let folder: URL = {
    let package = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let vectors =
      ProcessInfo.processInfo.environment["ENDPOINTS_VECTORS"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared/vectors")
    return vectors.appending(path: "mustache")
  }()

  static let areAvailable = FileManager.default.fileExists(atPath: folder.path)

  /// The examples of a suite.
  static func load(_ suite: String) throws -> [SpecificationCase] {
    let file = folder.appending(path: "\(suite).json")
    let document = try JSONValue(parsing: [UInt8](Data(contentsOf: file)))
    return try #require(document["tests"]?.arrayValue).map(SpecificationCase.init)
  }

  init(_ test: JSONValue) throws {
    name = try #require(test["name"]?.stringValue)
    template = try #require(test["template"]?.stringValue)
    let partials = (test["partials"]?.objectValue ?? [:]).map {
      ($0.key, $0.value.stringValue ?? "")
    }
    self.partials = Dictionary(uniqueKeysWithValues: partials)
    value = try #require(test["data"])
    expected = try #require(test["expected"]?.stringValue)
  }

  func render() throws -> String {
    let parsed = try partials.map { ($0, try Template($1, name: $0)) }
    return try Template(template, name: name)
      .render(value, partials: Dictionary(uniqueKeysWithValues: parsed))
  }
}
