import Dispatch

/// Where work is done that nobody waits for and that may block.
///
/// Not on the threads of tasks and of global queues, which are as few as the machine's cores. And one at a time, since a process
/// has 255 threads for queues at most: if all waited for the loading system, that would wait for a thread.
enum Cleanup {
  /// Cancels calls: a transport may do anything then.
  static let ofCalls = DispatchQueue(label: "endpoints.cleanup.calls")
  /// Cancels tasks of sessions, which wait for the loading system.
  static let ofSessions = DispatchQueue(label: "endpoints.cleanup.sessions")
}
