import EndpointDiff
import EndpointSpec
import Foundation
import TestTraits
import Testing
import WireAxis

/// Compares the wire levels of the cases and of some edited specs with samples.
///
/// `Tests/wire-axis` compares many more.
@Suite(.serialized, .computing)
struct WireAxisTests {
  private static let sources = SpecSources(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  )

  @Test func samplesAgreeWithLevelsOfCases() async throws {
    var run = WireAxisRun()
    for pair in try Self.sources.cases() {
      await Task.yield()
      run.add(pair)
    }
    expectAgreement(run)
    #expect(run.pairs > 400 && run.witnessed > 100)
  }

  @Test func samplesAgreeWithLevelsOfEditedSpecs() async throws {
    var run = WireAxisRun()
    var pairs = EditedPairs(try Self.sources.specs(), seed: 1)
    for _ in 0..<60 {
      await Task.yield()
      run.add(pairs.next())
    }
    expectAgreement(run)
  }

  @Test func editedPairsAreReproducible() throws {
    var one = EditedPairs(try Self.sources.specs(), seed: 3)
    var other = EditedPairs(try Self.sources.specs(), seed: 3)
    for _ in 0..<5 { #expect(one.next().after == other.next().after) }
  }

  /// A client decodes all samples of its own spec, and the server accepts all its requests.
  @Test func samplesFitTheirOwnSpec() async throws {
    for (name, spec) in try Self.sources.specs() {
      let pair = SpecPair(name: name, before: spec, after: spec)
      let objections = await pair.ownObjections()
      #expect(objections.prefix(5) == [], "\(name)")
    }
  }

  private func expectAgreement(_ run: WireAxisRun) {
    for (title, found) in run.contradictions {
      Issue.record("\(title)\n\(found.map { "\($0.pair.name) \($0.pair.edits): \($0.detail)" })")
    }
  }
}
