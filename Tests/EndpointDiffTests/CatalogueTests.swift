import EndpointDiff
import Foundation
import Testing

/// The catalogue is what `--list-kinds` and `--explain` print; it must be the one that was designed.
@Suite(.serialized)
struct CatalogueTests {
  private static let designed = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/design/diff-catalogue.tsv")

  @Test func namesEachKindOnce() {
    let names = ChangeKind.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Kinds of the design that the spec language has no words for.
  private static let unneeded: Set = [
    "stability-decreased", "stability-increased", "body-encoding-added", "resp-encoding-added",
    "tags-changed",
  ]

  /// Kinds that the catalogue of the design lacks.
  private static let further: Set = ["swift-declaration-changed", "union-choice-changed"]

  @Test(.enabled(if: FileManager.default.fileExists(atPath: designed.path)))
  func hasTheLevelsThatWereDesigned() throws {
    let rows = try String(contentsOf: Self.designed, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { !Self.unneeded.contains($0[0]) }
    let bumps = Bump.allCases.map(\.rawValue)
    let kinds = Dictionary(uniqueKeysWithValues: ChangeKind.all.map { ($0.name, $0) })
    #expect(Set(kinds.keys) == Set(rows.map { $0[0] }).union(Self.further))
    for row in rows {
      let kind = try #require(kinds[row[0]])
      #expect(row[1] == kind.wire.rawValue, "\(kind.name) on the wire")
      #expect(row[2] == kind.swift.rawValue, "\(kind.name) in Swift")
      let bump = row[3].prefix { $0.isLetter }
      #expect(bumps.contains(String(bump)) ? bump == kind.bump.rawValue : kind.bump == .none)
    }
  }
}
