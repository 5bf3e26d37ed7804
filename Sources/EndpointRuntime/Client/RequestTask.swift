/// A running call with a completion handler, which can be cancelled.
///
/// Releasing it does not cancel the call.
public struct RequestTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  /// Cancels the call and closes its connection. The completion handler receives `.cancelled`, unless the call has
  /// completed.
  public func cancel() {
    task.cancel()
  }
}
