import EndpointOpenAPI
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// The documents of `../shared/openapi`, if that folder exists.
@Suite(
  "A real OpenAPI document",
  .serialized,
  .computing,
  .enabled(if: RealDocument.areAvailable, "../shared/openapi is missing")
)
struct RealDocumentTests {
  @Test("becomes a spec without errors, with its examples", arguments: RealDocument.all)
  func importsDocumentWithoutErrors(_ document: RealDocument) throws {
    let result = try document.imported()
    let spec = canonicalText(of: try #require(result.files.first?.spec))
    #expect(SpecProblems(spec).errors == [])
    #expect(result.endpointCount == document.operations)
    #expect(!result.diagnostics.contains { $0.rule == .documentMistake })
    #expect(result.exampleCount == document.examples)
    #expect(result.fittingExampleCount == document.examples - document.unsupported)
  }

  @Test("becomes the same spec twice", arguments: RealDocument.all.prefix(3))
  func importsSameSpecTwice(_ document: RealDocument) throws {
    #expect(try document.imported().files.first?.spec == document.imported().files.first?.spec)
  }
}

struct RealDocument: CustomTestStringConvertible, Sendable {
  let name: String
  let operations: Int
  /// The number of example responses.
  let examples: Int
  /// The number of examples with an unsupported media type.
  var unsupported = 0

  var testDescription: String { name }

  /// `LARGE=1 swift test --filter EndpointOpenAPITests` adds the large documents, which need
  /// minutes of CPU time.
  static let all = small + (ProcessInfo.processInfo.environment["LARGE"] == nil ? [] : large)

  private static let small = [
    RealDocument(name: "petstore", operations: 19, examples: 0),
    RealDocument(name: "museum", operations: 8, examples: 7),
    RealDocument(name: "spotify", operations: 97, examples: 8),
  ]

  private static let large = [
    RealDocument(name: "github-2023", operations: 761, examples: 572, unsupported: 1),
    RealDocument(name: "stripe-2020", operations: 355, examples: 0),
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/openapi")

  static var areAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

  func imported() throws -> ImportResult {
    let bytes = try Data(contentsOf: Self.folder.appending(path: name + ".json"))
    return importOpenAPI(Documents(SourceFile(path: name + ".json", bytes: [UInt8](bytes))))
  }
}
