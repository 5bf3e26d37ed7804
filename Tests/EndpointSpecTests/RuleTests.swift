import TestTraits
import Testing

@testable import EndpointSpec

@Suite(
  "Every rule reports its problem at the right place, and nothing else",
  .serialized,
  .computing
)
struct RuleTests {
  static let cases =
    LoadRuleCases.all + TypeRuleCases.all + ResolveRuleCases.all + ValidateRuleCases.all
    + EffectRuleCases.all + ForeignWordRuleCases.all + SilentMistakeRuleCases.all

  @Test(arguments: cases)
  func reportsOnlyExpectedProblem(_ item: RuleCase) {
    item.check()
  }

  @Test func everyRuleHasTestCase() {
    let elsewhere: Set<Rule> = [
      .unreadableSource, .documentMistake, .notCarried, .loosened, .contradictingExample,
    ]
    let tested = Set(Self.cases.map(\.rule)).union(elsewhere)
    #expect(Rule.allCases.filter { !tested.contains($0) } == [])
  }

  @Test func ruleIDsAreWordsWithDashes() {
    for rule in Rule.allCases {
      #expect(rule.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    }
  }
}
