import Foundation

/// Runs an operation with a deadline, and returns early if the task is cancelled.
///
/// At the deadline, the operation is cancelled but not awaited. An operation that ignores cancellation cannot block its
/// caller.
final class Deadline<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var task: Task<Void, Never>?
  private var alarm: AlarmClock.Alarm?

  private var isOver: Bool { lock.withLock { outcome != nil } }

  private init() {}

  /// Returns the result of the operation. Throws `TransportError` with `.timedOut` at the deadline, and
  /// `CancellationError` if the task is cancelled. With a meter, each report restarts the deadline.
  static func run(
    seconds: Double,
    _ meter: TransferMeter? = nil,
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let deadline = Deadline()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        deadline.start(continuation, seconds, meter, operation)
      }
    } onCancel: {
      deadline.finish(.failure(CancellationError()))
    }
  }

  private func start(
    _ continuation: CheckedContinuation<Value, any Error>,
    _ seconds: Double,
    _ meter: TransferMeter?,
    _ operation: @escaping @Sendable () async throws -> Value
  ) {
    let outcome = lock.withLock {
      if self.outcome == nil { self.continuation = continuation }
      return self.outcome
    }
    if let outcome { return continuation.resume(with: outcome) }
    let task = Task {
      guard !self.isOver else { return }
      do {
        self.finish(.success(try await operation()))
      } catch {
        self.finish(.failure(error))
      }
    }
    lock.withLock { if self.outcome == nil { self.task = task } }
    if isOver { Cleanup.ofCalls.async { task.cancel() } }
    setAlarm(seconds, of: seconds, meter)
  }

  /// Ends the operation at the deadline, unless the meter has reported progress by then.
  private func setAlarm(_ left: Double, of seconds: Double, _ meter: TransferMeter?) {
    let alarm = AlarmClock.shared.set(seconds: left) {
      let silence = meter?.silence ?? seconds
      if silence < seconds { return self.setAlarm(seconds - silence, of: seconds, meter) }
      self.finish(.failure(TransportError(.timedOut)))
    }
    lock.withLock { if outcome == nil { self.alarm = alarm } }
    if isOver { AlarmClock.shared.cancel(alarm) }
  }

  private func finish(_ result: Result<Value, any Error>) {
    let waiting = lock.withLock { () -> Waiting? in
      guard outcome == nil else { return nil }
      outcome = result
      defer { (continuation, task, alarm) = (nil, nil, nil) }
      return (continuation, task, alarm)
    }
    guard let (continuation, task, alarm) = waiting else { return }
    continuation?.resume(with: result)
    if let alarm { AlarmClock.shared.cancel(alarm) }
    if case .failure = result, let task { Cleanup.ofCalls.async { task.cancel() } }
  }

  private typealias Waiting = (
    continuation: CheckedContinuation<Value, any Error>?,
    task: Task<Void, Never>?,
    alarm: AlarmClock.Alarm?
  )
}
