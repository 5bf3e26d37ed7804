/// A running call with a completion handler, which can be cancelled.
///
/// Releasing it does not cancel the call.
public struct RequestTask: Sendable {
  let task: Task<Void, Never>

  /// Cancels the call and closes its connection. The completion handler receives `.cancelled`, unless the call has
  /// completed.
  public func cancel() {
    task.cancel()
  }
}
