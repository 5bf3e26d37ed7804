import Testing

@testable import EndpointDiff

@Suite("A comparison", .serialized)
struct ComparisonTests {
  @Test("requires the largest bump of its changes")
  func requiresLargestBumpOfItsChanges() {
    let changes = [Bump.patch, .major, .minor].map {
      Change(
        kind: "docs-changed",
        subject: "Deck",
        wire: .safe,
        swift: .safe,
        bump: $0,
        summary: "",
        consequence: ""
      )
    }
    var comparison = Comparison(
      api: "Decks",
      oldLabel: "a",
      newLabel: "b",
      path: "Decks.json",
      changes: changes
    )
    #expect(comparison.bump == .major)
    comparison.changes = []
    #expect(comparison.bump == .none)
  }
}
