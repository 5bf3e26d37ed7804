import EndpointJSON
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointCommands

/// Random histories of an API: before each import, its document changes and a person edits the spec.
///
/// `HISTORIES=1000 swift test --filter ImportHistoryTests` tries that many.
@Suite("A repeatedly imported spec", .serialized, .computing)
struct ImportHistoryTests {
  private static let count =
    ProcessInfo.processInfo.environment["HISTORIES"].flatMap { Int($0) } ?? 10

  @Test("preserves every edit, receives every change of the document, and is valid")
  func mergePreservesEditsAndAppliesChangesOfDocument() async throws {
    var conflictCount = 0
    for seed in 0..<UInt64(Self.count) {
      conflictCount += try await conflicts(of: .zoo, seed: seed, steps: 3)
    }
    #expect(conflictCount > 0 || Self.count < 10)
  }

  @Test(
    "preserves every edit of a real document",
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "../shared/openapi is not there"
    ),
    arguments: names
  )
  func mergePreservesEditsOfRealDocument(name: String) async throws {
    let file = Self.folder.appending(path: "\(name).json")
    let document = ChangingDocument(try JSONValue(parsing: [UInt8](Data(contentsOf: file))))
    for seed in 0..<UInt64(max(1, Self.count / 100)) {
      _ = try await conflicts(of: document, seed: seed, steps: 2)
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/openapi").standardized

  /// `LARGE=1 swift test --filter ImportHistoryTests` also tries large documents.
  private static let names =
    ["museum"]
    + (ProcessInfo.processInfo.environment["LARGE"] == nil ? [] : ["spotify", "github-2023"])

  /// Runs a history and returns the number of conflicts.
  private func conflicts(of document: ChangingDocument, seed: UInt64, steps: Int) async throws
    -> Int
  {
    var history = try ImportHistory(document, seed: seed)
    for step in 1...steps where history.problems.isEmpty {
      // Other tests run at the same time, and some of them have deadlines.
      await Task.yield()
      try history.step()
      if step == steps { history.generate() }
      #expect(history.problems == [], "seed \(seed), step \(step)")
    }
    return history.conflictCount
  }

  @Test("equals a fresh import byte for byte if nobody edits it", arguments: [[], ["--split"]])
  func uneditedSpecEqualsFreshImport(options: [String]) async throws {
    for seed in 0..<UInt64(max(1, Self.count / 5)) {
      await Task.yield()
      let (merged, fresh) = (try TemporaryFolder(), try TemporaryFolder())
      var (document, chance) = (ChangingDocument.zoo, Chance(seed: seed))
      for step in 0...4 {
        try merged.write(document.text, to: "zoo.json")
        await Task.yield()
        #expect(merged.run(["import", "openapi", "zoo.json", "--quiet"] + options) == 0)
        if step < 4 { document.change(&chance) }
      }
      try fresh.write(document.text, to: "zoo.json")
      fresh.run(["import", "openapi", "zoo.json", "--quiet"] + options)
      try expectEqual(merged, fresh, "seed \(seed)")
    }
  }

  private func expectEqual(
    _ one: TemporaryFolder,
    _ other: TemporaryFolder,
    _ seed: Comment
  ) throws {
    #expect(try one.tree() == other.tree(), seed)
    for file in try one.tree() where file.hasSuffix(".json") {
      let isEqual = try one.text(file) == other.text(file)
      #expect(isEqual, "\(seed), \(file)")
    }
  }
}
