import Foundation
import Growth
import TestTraits
import Testing

@testable import EndpointCommands

/// The CPU of every command grows as its input does. `benchmarks growth` measures larger input, and memory.
@Suite("The growth of commands", .serialized, .computing)
struct GrowthTests {
  /// A new command gets a row, or is named with those that read no input.
  @Test(arguments: commands.map(\.name))
  func commandIsMeasured(name: String) {
    let isMeasured = GrowthCase.all.contains { $0.arguments.first == name }
    #expect(isMeasured != GrowthCase.otherCommands.contains(name))
  }

  @Test("grows with its input", arguments: GrowthCase.all)
  func growsLinearly(_ growthCase: GrowthCase) throws {
    try expectLinearGrowth { try seconds(growthCase, $0, expecting: .success) }
  }

  @Test("grows with the number of mistakes", arguments: GrowthCase.mistaken)
  func growsLinearlyWithMistakes(_ growthCase: GrowthCase) throws {
    try expectLinearGrowth { try seconds(growthCase, $0, expecting: .problemsFound) }
  }

  /// Eight times the input may take sixteen times the CPU of the thread. A search within a search would take 64 times.
  private func expectLinearGrowth(_ seconds: (Int) throws -> Double) throws {
    // Others on the machine only add to the time.
    let small = try (0..<2).map { _ in try seconds(8) }.min() ?? 0
    var large = try seconds(64)
    if large > small * 16 { large = min(large, try seconds(64)) }
    #expect(large <= small * 16, "\(small) s, then \(large) s")
  }

  /// The CPU seconds of a command on input of a size. A command runs on the thread of the test.
  private func seconds(
    _ growthCase: GrowthCase,
    _ size: Int,
    expecting expected: EndpointCommands.ExitStatus
  ) throws -> Double {
    let folder = try TemporaryFolder()
    // The tool is older than the specs, so that it may skip what is unchanged.
    folder.toolChange = 0
    for (path, text) in growthCase.files(size) { try folder.write(text, to: path) }
    for arguments in growthCase.preparation {
      #expect(folder.run(arguments) == 0, "\(folder.errors)")
    }
    let start = threadSeconds()
    let status = folder.run(growthCase.arguments)
    let end = threadSeconds()
    #expect(status == expected.rawValue, "\(folder.errors.prefix(500))")
    return end - start
  }
}
