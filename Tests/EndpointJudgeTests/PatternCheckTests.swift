import EndpointJudge
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct PatternCheckTests {
  @Test(arguments: [
    ("^[a-z]{3}$", "abc", true), ("^[a-z]{3}$", "abcd", false), ("b", "abc", true),
    (#"^\d+-\p{L}+$"#, "12-ä", true), ("^(a+)+$", "aaaa", true),
  ])
  func findsMatchAnywhere(pattern: String, text: String, isMatch: Bool) {
    #expect(PatternCheck(pattern)?.accepts(text) == isMatch)
  }

  /// Such expressions try every division of the text.
  @Test(arguments: ["^(a+)+$", "^(a|aa)+$", "^(a*)*b$", "(.*)*x(.*)*y"])
  func givesUpSlowMatches(pattern: String) throws {
    let check = try #require(PatternCheck(pattern))
    #expect(check.accepts(String(repeating: "a", count: 5000) + "!") != true)
  }

  @Test func rejectsInvalidExpressions() {
    #expect(PatternCheck("(") == nil)
    #expect(PatternCheck(String(repeating: "(", count: 100_000)) == nil)
  }
}
