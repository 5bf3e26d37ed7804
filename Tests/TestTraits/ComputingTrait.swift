import Foundation
import Testing

extension Trait where Self == ComputingTrait {
  /// For suites that compute and do not wait: only a few of their tests run at a time.
  ///
  /// All tests share a thread for each core. If a hundred suites computed at once, a test of the network would wait
  /// seconds at each `await`, and its requests would time out.
  public static var computing: Self { Self() }
}

/// Limits how many tests that compute run at a time.
public struct ComputingTrait: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns(ProcessInfo.processInfo.activeProcessorCount + 1)

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    try await Self.turns.run(body)
  }
}
