import Foundation
import TestTraits
import Testing

@testable import EndpointDiff

/// `Wordings.txt` has each wording of each kind once, from the first case that has it, and the declarations of the case
/// with the name of the kind.
///
/// `RECORD=1 swift test` records them, and fails, so that someone reads them.
@Suite(.serialized, .computing)
struct WordingTests {
  private static let file = CaseFolder.root.deletingLastPathComponent()
    .appending(path: "Wordings.txt")

  @Test func wordingsAreRecorded() throws {
    let text = try text()
    let recorded = try? String(contentsOf: Self.file, encoding: .utf8)
    if text != recorded, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.file)
      Issue.record("recorded Wordings.txt: read it, then run the tests again")
      return
    }
    #expect(text == recorded)
  }

  /// The example of each kind is the finding of its case.
  @Test(arguments: try CaseFolder.all().filter { !$0.name.contains("+") })
  func caseIsExampleOfItsKind(_ folder: CaseFolder) throws {
    let change = try #require(try folder.changes().first { $0.kind.name == folder.kind })
    #expect(change.kind.example == Finding(change: change).message)
  }

  private func text() throws -> String {
    var wordings: [ChangeKind: [String]] = [:]
    var patterns: [ChangeKind: Set<String>] = [:]
    for folder in try CaseFolder.all() {
      let changes = try folder.changes()
      for change in changes + (try folder.mirror()) {
        for sentence in change.sentences
        where patterns[change.kind, default: []].insert(change.pattern(of: sentence)).inserted {
          wordings[change.kind, default: []].append(sentence)
        }
      }
      guard let own = changes.first(where: { $0.kind.name == folder.name }) else { continue }
      wordings[own.kind]? += own.declarationBefore.map { ["- \($0)"] } ?? []
      wordings[own.kind]? += own.declarationAfter.map { ["+ \($0)"] } ?? []
    }
    return ChangeKind.all.map { kind in
      "\(kind.name)\n" + (wordings[kind] ?? []).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }
}
