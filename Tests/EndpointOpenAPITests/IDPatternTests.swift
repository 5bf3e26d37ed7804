import TestTraits
import Testing

@testable import EndpointOpenAPI

@Suite("Patterns of operation ids")
struct IDPatternTests {
  @Test("turn each of their ids into its words", arguments: IDPattern.additions + IDPattern.orders)
  func turnIDsIntoWords(_ pattern: IDPattern) {
    let facts = IDPattern.Facts(
      method: "POST",
      isDeprecated: true,
      hasPlaceholder: true,
      path: ["v2", "user"],
      lastSegment: ["export"]
    )
    let words = IDPattern.words(of: Words.split(pattern.id), facts)
    #expect(words.joined(separator: " ") == pattern.words)
  }
}
