import EndpointJudge
import EndpointSpec
import Foundation
import Testing

/// The sample specs of this package, and the spec of the whole language.
enum SampleSpecs {
  static let names = [
    "Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow", "Language",
  ]

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A sample spec, linked.
  static func spec(_ name: String) throws -> LinkedSpec {
    let result = readSpec(try files(of: name))
    return LinkedSpec(try #require(result.model), try #require(result.document))
  }

  private static func files(of name: String) throws -> [SourceFile] {
    guard name == "Language" else {
      return [try file(package.appending(path: "Specs/\(name).json"))]
    }
    let folder = package.appending(path: "Tests/Language/Spec/Language")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let parts = names.filter { $0.hasSuffix(".json") && $0 != "api.json" }.sorted()
    return try (["api.json"] + parts).map { try file(folder.appending(path: $0)) }
  }

  private static func file(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
  }

  /// The spec in a text, linked.
  static func spec(of text: String) throws -> LinkedSpec {
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    let problems = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(problems == [])
    return LinkedSpec(try #require(result.model), try #require(result.document))
  }
}
