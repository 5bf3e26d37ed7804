import TestTraits
import Testing

@testable import EndpointSpec

@Suite(.serialized, .computing)
struct RepetitionTests {
  @Test(arguments: [0, 1, 2, 16, 17, 100])
  func detectsDuplicates(_ count: Int) {
    let names = (0..<count).map { "name\($0)" }
    #expect(!names.hasRepetitions(of: { $0 }))
    for name in [names.first, names.last].compactMap(\.self) {
      #expect((names + [name]).hasRepetitions(of: { $0 }))
    }
  }
}
