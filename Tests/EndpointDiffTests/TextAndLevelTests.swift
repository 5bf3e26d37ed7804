import EndpointDiff
import Foundation
import TestTraits
import Testing

/// What a finding says agrees with its level, in all cases and in both directions.
@Suite(.serialized, .computing)
struct TextAndLevelTests {
  /// Beginnings of sentences that only a safe change has, and those that no safe change has.
  private static let safe = ["Shipped apps decode every", "Shipped apps ignore it"]
  private static let harmful = [
    "Shipped apps fail", "Shipped apps lose", "Shipped apps misread", "The server refuses",
    "Shipped apps drop",
  ]

  @Test(arguments: try CaseFolder.all())
  func sentencesAgreeWithLevels(_ folder: CaseFolder) throws {
    for (old, changes) in [
      ("before.json", try folder.changes()), ("after.json", try folder.mirror()),
    ] {
      for change in changes {
        let text = change.consequence
        if Self.safe.contains(where: text.hasPrefix) { #expect(change.wire == .safe, "\(change)") }
        if Self.harmful.contains(where: text.hasPrefix) {
          #expect(change.wire > .safe, "\(change)")
        }
        #expect(!text.contains("Requests and responses are unchanged"))
        if text.contains("drop elements") || text.contains("drop the elements") {
          #expect(try folder.text(old).contains("\"lossy\""), "\(change)")
        }
      }
    }
  }
}

extension CaseFolder {
  fileprivate func text(_ name: String) throws -> String {
    try String(
      contentsOf: Self.root.appending(path: "\(self.name)/\(name)"),
      encoding: .utf8
    )
  }
}
