import TestServer
import Testing

extension Trait where Self == NetworkTrait {
  /// For suites with servers: only a few of their tests run at a time, and each server ends with its test.
  ///
  /// A process may have 256 descriptors on a Mac. A server, a session and a connection take one to three each. A time
  /// limit of the suite includes the wait for a turn.
  public static var network: Self { Self() }
}

/// Limits how many tests with servers run at a time, and stops their servers.
public struct NetworkTrait: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns(8)

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    try await Self.turns.run { try await ServerScope.run(body) }
  }
}
