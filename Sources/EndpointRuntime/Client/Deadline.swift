import Foundation

/// Runs an operation against a clock, and against the cancellation of its task.
///
/// The result comes from whichever ends first. The operation is cancelled but not waited for, so that one that does
/// not listen cannot hold up its caller.
final class Deadline<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var tasks: [Task<Void, Never>] = []

  private init() {}

  /// The operation's result; `TransportError` with `.timedOut` if it takes more seconds, `CancellationError` if the
  /// task is cancelled.
  static func run(
    seconds: Double,
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let deadline = Deadline()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        deadline.start(continuation, seconds: seconds, operation)
      }
    } onCancel: {
      deadline.finish(.failure(CancellationError()))
    }
  }

  private func start(
    _ continuation: CheckedContinuation<Value, any Error>,
    seconds: Double,
    _ operation: @escaping @Sendable () async throws -> Value
  ) {
    let outcome = lock.withLock {
      if self.outcome == nil { self.continuation = continuation }
      return self.outcome
    }
    if let outcome { return continuation.resume(with: outcome) }
    keep(
      Task {
        do {
          self.finish(.success(try await operation()))
        } catch {
          self.finish(.failure(error))
        }
      }
    )
    keep(
      Task {
        try? await Task.sleep(nanoseconds: Self.nanoseconds(seconds))
        if !Task.isCancelled { self.finish(.failure(TransportError(.timedOut))) }
      }
    )
  }

  private func keep(_ task: Task<Void, Never>) {
    let isOver = lock.withLock {
      if outcome == nil { tasks.append(task) }
      return outcome != nil
    }
    if isOver { task.cancel() }
  }

  private func finish(_ result: Result<Value, any Error>) {
    let (continuation, tasks) = lock.withLock {
      guard outcome == nil else {
        return (CheckedContinuation<Value, any Error>?.none, [Task<Void, Never>]())
      }
      outcome = result
      defer {
        self.continuation = nil
        self.tasks = []
      }
      return (self.continuation, self.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: result)
  }

  /// A number of seconds that a clock can count, at most some thirty years.
  private static func nanoseconds(_ seconds: Double) -> UInt64 {
    seconds.isNaN ? 0 : UInt64(min(max(seconds, 0), 1e9) * 1e9)
  }
}
