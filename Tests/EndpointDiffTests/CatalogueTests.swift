import EndpointDiff
import Foundation
import TestTraits
import Testing

/// The catalogue, which `--list-kinds` and `--explain` print, must match its design.
@Suite(.serialized, .computing)
struct CatalogueTests {
  private static let designed = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/design/diff-catalogue.tsv")

  @Test func everyKindHasOneRowInOrder() {
    let rows = changeCatalogue.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.map { $0.split(separator: "`")[1] } == ChangeKind.ID.allCases.map { $0.name[...] })
    #expect(rows.allSatisfy { $0.split(separator: "|").count == 9 })
  }

  @Test func everyKindIsDescribed() {
    for kind in ChangeKind.all {
      let texts = [kind.meaning, kind.consequence, kind.callers]
      let starts = texts.map(\.first)
      #expect(starts.allSatisfy { $0?.isUppercase == true || $0 == "`" }, "\(kind.name)")
      #expect((max(kind.wire, kind.swift) == .breaking) == (kind.bump == .major), "\(kind.name)")
    }
  }

  /// Kinds of the design that the spec language cannot express.
  private static let unneeded: Set = [
    "stability-decreased", "stability-increased", "body-encoding-added", "resp-encoding-added",
    "tags-changed",
  ]

  /// Kinds that the design lacks.
  private static let further: Set = [
    "swift-declaration-changed", "union-choice-changed", "media-type-added", "media-type-removed",
  ]

  /// Kinds that are safer than in the design, since shipped apps decode all values.
  private static let safer: Set = ["enum-open-to-closed-response"]

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: designed.path),
      "\(designed.path) is missing"
    )
  )
  func levelsMatchDesign() throws {
    let rows = try String(contentsOf: Self.designed, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { !Self.unneeded.contains($0[0]) }
    let bumps = Bump.allCases.map(\.rawValue)
    let kinds = Dictionary(uniqueKeysWithValues: ChangeKind.all.map { ($0.name, $0) })
    #expect(Set(kinds.keys) == Set(rows.map { $0[0] }).union(Self.further))
    for row in rows {
      let kind = try #require(kinds[row[0]])
      if Self.safer.contains(kind.name) {
        #expect(kind.wire == .safe)
      } else {
        #expect(row[1] == kind.wire.rawValue, "\(kind.name) on the wire")
      }
      #expect(row[2] == kind.swift.rawValue, "\(kind.name) in Swift")
      let bump = row[3].prefix { $0.isLetter }
      #expect(bumps.contains(String(bump)) ? bump == kind.bump.rawValue : kind.bump == .none)
    }
  }
}
