import Mutation
import Testing

@testable import EndpointSpec

@Suite("Random specs", .serialized)
struct RandomSpecTests {
  /// Reading ends whatever a spec says, and every place lies in its file.
  @Test func readingEnds() async {
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
