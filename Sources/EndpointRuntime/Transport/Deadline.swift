import Foundation

/// Runs an operation with a deadline, and returns early if the task is cancelled.
///
/// At the deadline, the operation is cancelled but not awaited. An operation that ignores cancellation cannot block its
/// caller. So it needs a task of its own, which starts on the thread of the caller where the system can do so. It then
/// changes threads only if it waits for something.
final class Deadline<Value: Sendable>: @unchecked Sendable {
  private var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var task: Task<Void, Never>?
  private var alarm: AlarmClock.Alarm?

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
        if let outcome = deadline.unlessOver({ $0.continuation = continuation }) {
          return continuation.resume(with: outcome)
        }
        // The alarm comes first, since the operation may run on this thread and block it.
        deadline.setAlarm(seconds, of: seconds, meter)
        deadline.start(operation)
      }
    } onCancel: {
      deadline.finish(.failure(CancellationError()))
    }
  }

  private func start(_ operation: @escaping @Sendable () async throws -> Value) {
    let task: Task<Void, Never>
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task = Task.immediate { await self.perform(operation) }
    } else {
      task = Task { await self.perform(operation) }
    }
    if case .failure = unlessOver({ $0.task = task }) { cancel(task) }
  }

  private func perform(_ operation: () async throws -> Value) async {
    do {
      finish(.success(try await operation()))
    } catch {
      finish(.failure(error))
    }
  }

  /// Ends the operation at the deadline, unless the meter has reported progress by then.
  private func setAlarm(_ left: Double, of seconds: Double, _ meter: TransferMeter?) {
    let alarm = AlarmClock.shared.set(seconds: left) {
      let silence = meter?.silence ?? seconds
      if silence < seconds { return self.setAlarm(seconds - silence, of: seconds, meter) }
      self.finish(.failure(TransportError(.timedOut)))
    }
    if unlessOver({ $0.alarm = alarm }) != nil { AlarmClock.shared.cancel(alarm) }
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
    if case .failure = result, let task { cancel(task) }
  }

  private func cancel(_ task: Task<Void, Never>) { BlockingQueue.ofCalls.async { task.cancel() } }

  /// Makes a change unless the operation is over. Returns its outcome if it is.
  private func unlessOver(_ change: (Deadline) -> Void) -> Result<Value, any Error>? {
    lock.withLock {
      if outcome == nil { change(self) }
      return outcome
    }
  }

  private typealias Waiting = (
    continuation: CheckedContinuation<Value, any Error>?,
    task: Task<Void, Never>?,
    alarm: AlarmClock.Alarm?
  )
}

extension DispatchTime {
  var secondsUntilNow: Double {
    Double(DispatchTime.now().uptimeNanoseconds - uptimeNanoseconds) / 1e9
  }
}

/// One lock for all deadlines, which hold it for a few instructions. A lock for each request would be two allocations.
private let lock = NSLock()
