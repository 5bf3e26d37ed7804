import EndpointJudge
import EndpointOpenAPI
import EndpointSpec
import Foundation
import Mutation
import TestTraits
import Testing

@Suite("Random documents", .serialized, .computing)
struct RandomDocumentTests {
  private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  /// Reading the imported specs must terminate, too.
  @Test func importsOfRandomDocumentsTerminate() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.cases.path).sorted()
    var mutator = Mutator(seed: 11)
    for name in names {
      let file = Self.cases.appending(path: "\(name)/openapi.json")
      guard let document = FileManager.default.contents(atPath: file.path) else { continue }
      for _ in 0..<max(1, Agreement.count / 75) {
        await Task.yield()
        importAndRead(mutator.mutated(Array(document)))
      }
    }
  }

  private func importAndRead(_ text: [UInt8]) {
    var documents = Documents(SourceFile(path: "document.json", bytes: text))
    while let missing = documents.missingPath { documents.giveUp(missing) }
    for file in importOpenAPI(documents).files {
      let spec = SourceFile(path: "spec.json", bytes: Array(file.spec.description.utf8))
      let diagnostics = readSpec([spec]).diagnostics
      #expect(diagnostics.allSatisfy { $0.rule != .malformedJSON })
    }
  }
}
