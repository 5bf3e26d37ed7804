import EndpointSpec
import TestTraits
import Testing

@testable import EndpointDiff

@Suite("A review", .serialized, .computing)
struct ReviewTests {
  private func review(_ wire: Level, _ swift: Level, _ threshold: Threshold) -> Review {
    var change = SampleReview.imageRequired
    change.wire = wire
    change.swift = swift
    var section = SampleReview.decks
    section.findings = [Finding(change: change)]
    return Review([section], threshold: threshold)
  }

  @Test("fails at or above its threshold")
  func failsAtOrAboveThreshold() {
    #expect(review(.breaking, .safe, Threshold(.breaking)).fails)
    #expect(review(.safe, .breaking, Threshold(.breaking)).fails)
    #expect(!review(.care, .care, Threshold(.breaking)).fails)
    #expect(review(.care, .safe, Threshold(.care)).fails)
    #expect(!review(.safe, .safe, Threshold(.care)).fails)
    #expect(review(.safe, .safe, Threshold(.safe)).fails)
    #expect(!review(.breaking, .breaking, Threshold(nil)).fails)
    #expect(!review(.safe, .breaking, Threshold(wire: .breaking, swift: nil)).fails)
  }

  @Test("ignores unselected axes")
  func ignoresUnselectedAxes() {
    var review = review(.safe, .breaking, Threshold(.breaking))
    review.axes = [.wire]
    #expect(!review.fails)
    #expect(review.level(of: review.sections[0].findings[0].change) == .safe)
  }

  @Test("passes changes that are allowed on all axes")
  func passesAllowedChanges() {
    var review = review(.breaking, .breaking, Threshold(.breaking))
    review.sections[0].findings[0].allowances = [Allowance(axis: .swift, reason: "r")]
    #expect(review.fails && !review.isAllowed(review.sections[0].findings[0]))
    review.sections[0].findings[0].allowances = [Allowance(reason: "r")]
    #expect(!review.fails && review.isAllowed(review.sections[0].findings[0]))
  }

  @Test("never fails for documentation changes")
  func neverFailsForDocumentation() {
    var section = SampleReview.decks
    section.findings = [Finding(change: SampleReview.summaryChanged)]
    #expect(!Review([section], threshold: Threshold(.safe)).fails)
  }

  @Test("fails for an insufficient version bump only if required")
  func failsForInsufficientBumpOnlyIfRequired() {
    var section = SampleReview.decks
    section.findings = []
    #expect(!Review([section]).fails)
    #expect(Review([section], requiresBump: true).fails)
    section.comparison.newVersion = "2.0.0"
    #expect(!Review([section], requiresBump: true).fails)
  }
}

@Suite("A version", .serialized, .computing)
struct VersionTests {
  private func raised(_ version: String, _ bump: Bump) -> String? {
    SemanticVersion(version)?.raised(by: bump).text
  }

  @Test("is raised by the size of a bump")
  func raisesVersionByBump() {
    #expect(raised("1.2.3", .none) == "1.2.3")
    #expect(raised("1.2.3", .patch) == "1.2.4")
    #expect(raised("1.2.3", .minor) == "1.3.0")
    #expect(raised("1.2.3", .major) == "2.0.0")
    #expect(raised("0.2.3", .major) == "0.3.0")
    #expect(raised("0.2.3", .minor) == "0.3.0")
    #expect(raised("2.0.0-beta.1+x", .major) == "2.0.0")
  }

  @Test(
    "must be semantic",
    arguments: ["", "1", "1.2", "1.2.3.4", "a.b.c", "1.-2.3", "1..3"]
  )
  func rejectsNonSemanticVersion(text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  private func advice(_ old: String?, _ new: String?, _ bump: Bump) -> VersionAdvice {
    var change = SampleReview.imageRequired
    change.bump = bump
    return VersionAdvice(
      Comparison(
        api: "A",
        oldLabel: "a",
        newLabel: "b",
        path: "",
        oldVersion: old,
        newVersion: new,
        changes: [change]
      ),
      bump: change.bump
    )
  }

  @Test("is sufficient if it reaches the required bump")
  func ratesVersionByRequiredBump() {
    #expect(advice("1.0.0", "1.0.0", .none).isSufficient)
    #expect(!advice("1.2.0", "1.1.0", .none).isSufficient)
    #expect(
      advice("1.2.0", "1.1.0", .none).sentence == "the version decreased from 1.2.0 to 1.1.0"
    )
    #expect(!advice("1.0.0", "1.0.0", .patch).isSufficient)
    #expect(!advice("1.0.0", "1.9.0", .major).isSufficient)
    #expect(advice("1.0.0", "2.0.0-beta.1", .major).isSufficient)
    #expect(advice("1.0.0", "3.0.0", .minor).isSufficient)
    #expect(!advice("1.0.0", nil, .minor).isSufficient)
    #expect(advice(nil, "1.0.0", .major).isSufficient)
    #expect(!advice("2.0.0-beta.1", "2.0.0-beta.1", .major).isSufficient)
    #expect(advice("2.0.0-beta.1", "2.0.0-beta.2", .major).isSufficient)
  }

  @Test("is suggested in one sentence")
  func suggestsVersionInOneSentence() {
    #expect(
      advice("1.0.0", "1.1.0", .major).sentence
        == "a major change requires version 2.0.0; 1.0.0 was only increased to 1.1.0"
    )
    #expect(
      advice("1.0.0", "1.0.0", .minor).sentence
        == "a minor change requires version 1.1.0; the version is still 1.0.0"
    )
    #expect(advice("1.0.0", "1.0.0", .none).sentence == nil)
    #expect(advice("1.0.0", "2.0.0", .major).sentence?.hasSuffix("from 1.0.0 to 2.0.0") == true)
  }
}
