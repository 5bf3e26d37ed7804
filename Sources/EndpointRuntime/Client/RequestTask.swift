/// A call that runs by itself and tells a completion handler: what there is to cancel.
///
/// Letting go of it does not cancel the call.
public struct RequestTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  /// Ends the call and closes its connection. The completion handler is told `.cancelled`, unless the call was over.
  public func cancel() {
    task.cancel()
  }
}
