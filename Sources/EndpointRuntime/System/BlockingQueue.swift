import Dispatch

/// Queues for work that may block its thread.
///
/// Tasks and global queues have only as many threads as the machine has cores, so blocking work stays off them. The
/// queues are serial because a process has at most 255 queue threads, and the loading system needs one of them.
enum BlockingQueue {
  /// Cancels calls. The transport may run any code then.
  static let ofCalls = DispatchQueue(label: "endpoints.calls")
  /// Creates, starts and cancels session tasks.
  ///
  /// On Linux, each of these waits for the one loading queue of the process. It may be busy for minutes: it collects the
  /// body of a redirect in quadratic time.
  static let ofSessions = DispatchQueue(label: "endpoints.sessions")
}
