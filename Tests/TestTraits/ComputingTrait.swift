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
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.take()
    do {
      try await body()
    } catch {
      await Turns.shared.pass()
      throw error
    }
    await Turns.shared.pass()
  }
}

/// The turns of the tests that compute, in the order in which the tests ask.
private actor Turns {
  static let shared = Turns()

  private var free = ProcessInfo.processInfo.activeProcessorCount + 1
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func pass() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
