#if canImport(FoundationNetworking)
  import Foundation

  /// The queue of a session's delegate, which runs what is put into it at once, where the loading system is.
  ///
  /// On Linux the loading system puts each piece of each response into this queue and reads on: a fast server would fill the
  /// memory with pieces that wait for a thread. So the delegate is called in turn with the loading system, which also
  /// saves a change of threads for each call. The delegate must not wait for anything but a file.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
