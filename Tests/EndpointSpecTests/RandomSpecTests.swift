import Mutation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Random specs", .serialized, .computing)
struct RandomSpecTests {
  /// Every diagnostic must also have a place inside its file.
  @Test func readingRandomSpecsTerminates() async {
    var mutator = Mutator(seed: 13)
    for _ in 0..<(10 * Agreement.count) {
      await Task.yield()
      let text = mutator.mutated(Array(wholeExample.utf8))
      for diagnostic in readSpec([SourceFile(path: "api.json", bytes: text)]).diagnostics {
        #expect(diagnostic.place.start <= text.count)
      }
    }
  }
}
