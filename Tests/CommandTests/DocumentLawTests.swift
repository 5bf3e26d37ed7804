import Foundation
import Mutation
import TestTraits
import Testing

/// The law: wherever a command takes a spec, an OpenAPI document is the spec that `import` makes of it.
///
/// `DOCUMENTS=1000 swift test --filter DocumentLawTests` tries that many random documents, and all cases of the import instead
/// of a fifteenth. `LARGE=1` adds the large public ones.
@Suite("An OpenAPI document in place of a spec", .serialized, .computing)
struct DocumentLawTests {
  private static let usualCount = 3
  private static let count =
    ProcessInfo.processInfo.environment["DOCUMENTS"].flatMap { Int($0) } ?? usualCount

  @Test("equals its import, for random documents")
  func randomDocumentEqualsItsImport() async throws {
    for seed in 0..<UInt64(Self.count) {
      let random = RandomOpenAPI(seed: seed)
      let isImported = try await check(
        TestDocument(name: "seed \(seed)", main: random.name, files: [random.name: random.text])
      )
      #expect(isImported, "seed \(seed)")
    }
  }

  @Test("equals its import, for damaged documents")
  func damagedDocumentEqualsItsImport() async throws {
    let documents = try TestDocument.cases().filter { $0.files.count == 1 }
    for seed in 0..<UInt64(Self.count) {
      var mutator = Mutator(seed: seed)
      var document = documents[Int(seed) * 7 % documents.count]
      document.name += ", seed \(seed)"
      document.files = document.files.mapValues { text in
        String(decoding: mutator.mutated(Array(text.utf8)), as: UTF8.self)
      }
      try await check(document)
    }
  }

  @Test("equals its import, for all cases of the import")
  func caseEqualsItsImport() async throws {
    // Each takes half a second.
    let cases = try TestDocument.cases().enumerated()
    for (index, document) in cases where index % 15 == 0 || Self.count > Self.usualCount {
      try await check(document)
    }
  }

  @Test("equals its import, for exported specs")
  func exportEqualsItsImport() async throws {
    for document in try TestDocument.exports() {
      let isImported = try await check(document)
      #expect(isImported, "\(document.name)")
    }
  }

  @Test(
    "equals its import, for shared cases",
    .enabled(if: TestDocument.isThere("cases/documents"), "../shared/cases is not there")
  )
  func sharedCaseEqualsItsImport() async throws {
    for document in try TestDocument.sharedCases() { try await check(document) }
  }

  @Test(
    "equals its import, for public documents",
    .enabled(if: TestDocument.isThere("openapi"), "../shared/openapi is not there"),
    arguments: ["petstore", "museum"]
      + (ProcessInfo.processInfo.environment["LARGE"] == nil
        ? [] : ["spotify", "github-2023", "stripe-2020"])
  )
  func publicDocumentEqualsItsImport(name: String) async throws {
    try await check(TestDocument(named: "\(name).json", in: TestDocument.shared("openapi")))
  }

  /// Returns whether the import accepts the document.
  @discardableResult
  private func check(_ document: TestDocument) async throws -> Bool {
    // Other tests run at the same time, and some of them have deadlines.
    await Task.yield()
    var law = try DocumentLaw(document)
    try law.check()
    #expect(law.violations == [], "\(document.name)")
    return law.isImported
  }
}
