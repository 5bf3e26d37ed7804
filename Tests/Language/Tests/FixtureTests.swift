import LanguageFixtures
import Testing

@Suite("Typed examples")
struct FixtureTests {
  @Test func examplesDecodeLikeResponses() {
    #expect(Point.examples.two == [Point(x: 1), Point(x: 2, y: 3)])
    #expect(Point.examples.any.isEmpty)
    #expect(Point.examples.first == [Point(x: 9)])
    #expect(Ship.examples.plain == Ship(id: "s2"))
  }

  @Test func streamExamplesAreElements() {
    #expect(Point.examples.twoPoints == [Point(x: 1), Point(x: 2)])
  }

  @Test func failureExamplesAreErrorBodyOrFailure() {
    #expect(Problem.examples.missing.code == 4)
    #expect(Language.Failure.examples.gone == .gone)
  }
}
