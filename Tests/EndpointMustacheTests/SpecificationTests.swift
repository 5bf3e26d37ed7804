import EndpointMustache
import Foundation
import TestTraits
import Testing

/// The public specification's core suites, as JSON in `../shared/vectors/mustache`.
@Suite(.serialized, .computing)
struct SpecificationTests {
  static let suites = [
    "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12,
    "sections": 34,
  ]

  @Test(arguments: suites.keys.sorted())
  func rendersSpecificationExamples(suite: String) throws {
    guard let cases = try SpecificationCase.load(suite) else {
      print("skipped: no vectors for \(suite)")
      return
    }
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
  let value: TemplateValue
  let expected: String

  /// The examples of a suite. Nil if the vectors are not next to the package.
  static func load(_ suite: String) throws -> [SpecificationCase]? {
    let package = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let vectors =
      ProcessInfo.processInfo.environment["ENDPOINTS_VECTORS"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared/vectors")
    let file = vectors.appending(path: "mustache/\(suite).json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let tests = try #require((document as? [String: Any])?["tests"] as? [[String: Any]])
    return try tests.map(SpecificationCase.init)
  }

  init(_ test: [String: Any]) throws {
    name = try #require(test["name"] as? String)
    template = try #require(test["template"] as? String)
    partials = test["partials"] as? [String: String] ?? [:]
    value = TemplateValue(foundation: try #require(test["data"]))
    expected = try #require(test["expected"] as? String)
  }

  func render() throws -> String {
    let parsed = try partials.map { ($0, try Template($1, name: $0)) }
    return try Template(template, name: name)
      .render(value, partials: Dictionary(uniqueKeysWithValues: parsed))
  }
}

extension TemplateValue {
  fileprivate init(foundation value: Any) {
    switch value {
    case let number as NSNumber where String(cString: number.objCType) == "c":
      // Foundation represents JSON's true and false as one-byte numbers.
      self = .bool(number.boolValue)
    case let number as NSNumber: self = .number("\(number)")
    case let text as String: self = .text(text)
    case let elements as [Any]: self = .list(elements.map(TemplateValue.init(foundation:)))
    case let members as [String: Any]:
      self = .object(TemplateObject(members.map { ($0, TemplateValue(foundation: $1)) }))
    default: self = .null
    }
  }
}
