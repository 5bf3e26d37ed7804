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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: designed.path)))
  func hasTheLevelsThatWereDesigned() throws {
    let rows = try String(contentsOf: Self.designed, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let bumps = Bump.allCases.map(\.rawValue)
    #expect(rows.map { $0[0] } == ChangeKind.all.map(\.name))
    for (row, kind) in zip(rows, ChangeKind.all) {
      #expect(row[1] == kind.wire.rawValue, "\(kind.name) on the wire")
      #expect(row[2] == kind.swift.rawValue, "\(kind.name) in Swift")
      let bump = row[3].prefix { $0.isLetter }
      #expect(bumps.contains(String(bump)) ? bump == kind.bump.rawValue : kind.bump == .none)
    }
  }
}
