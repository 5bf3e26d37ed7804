#if canImport(FoundationNetworking)
  import Foundation

  /// The queue of a session's delegate, which lets the loading system wait while the delegate is behind.
  ///
  /// On Linux the loading system puts each piece of each response into this queue and reads on; without a limit, a fast server
  /// would fill the memory with pieces that wait for their turn.
  ///
  /// What is put into it runs in a serial queue that has threads of its own: those that Swift's tasks run on may be waiting for
  /// the loading system. It also costs less than operations.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// How many operations may wait for their turn; a piece has some 16 KB.
    private static let mostPending = 64
    /// For how many seconds the loading system waits at most, whatever the delegate does: all sessions of a process wait with it.
    private static let longestWait = 0.5

    private let queue = DispatchQueue(label: "URLSessionTransport.delegate")
    private let places = DispatchSemaphore(value: 0)

    override init() {
      super.init()
      maxConcurrentOperationCount = 1
      // Not in the initializer: a semaphore must not go with less than it began with.
      for _ in 0..<Self.mostPending { places.signal() }
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      let hasPlace = places.wait(timeout: .now() + Self.longestWait) == .success
      queue.async {
        block()
        if hasPlace { self.places.signal() }
      }
    }
  }
#endif
