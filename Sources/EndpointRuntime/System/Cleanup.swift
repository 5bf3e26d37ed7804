import Dispatch

/// Queues for blocking work that no caller waits for.
///
/// Tasks and global queues have only as many threads as the machine has cores, so blocking work stays off them. The
/// queues are serial because a process has at most 255 queue threads, and the loading system needs one of them.
enum Cleanup {
  /// Cancels calls. The transport may run any code then.
  static let ofCalls = DispatchQueue(label: "endpoints.cleanup.calls")
  /// Cancels session tasks, which blocks until the loading system responds.
  static let ofSessions = DispatchQueue(label: "endpoints.cleanup.sessions")
}
