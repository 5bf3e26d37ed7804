import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A reader copies a spec from a page: `check` says nothing about it.
@Suite("Specs on pages", .serialized, .computing)
struct PageSpecTests {
  @Test(arguments: pages)
  func specsHaveNoDiagnostics(_ page: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    for match in text.matches(of: /(?ms)^```json\n(.*?)^```/) where match.1.contains("\"api\":") {
      let file = SourceFile(path: page, bytes: Array(match.1.utf8))
      let found = readSpec([file]).diagnostics.filter { $0.severity != .note }
      #expect(found.isEmpty, "\(page): \(found.map(\.message))")
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  private static let pages: [String] = {
    let folders = [
      "endpoints/endpoints", "EndpointRuntime/EndpointRuntime", "EndpointTesting/EndpointTesting",
    ]
    return ["README.md"]
      + folders.flatMap { folder -> [String] in
        let path = "Sources/\(folder).docc"
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: root.appending(path: path).path
        )
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(path)/\($0)" }
      }
  }()
}
