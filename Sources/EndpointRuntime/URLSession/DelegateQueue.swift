#if canImport(FoundationNetworking)
  import Foundation

  /// An operation queue that runs each operation immediately, on the thread of the loading system.
  ///
  /// On Linux, the loading system enqueues each piece of a response and continues to read. A fast server would fill the
  /// memory with waiting pieces. Running them immediately prevents that and saves a thread switch per call. The
  /// delegate must not block, except for file access.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
