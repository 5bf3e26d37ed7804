import Foundation

/// The events at the server, shared by the threads of its connections.
final class ServerLog: @unchecked Sendable {
  struct State {
    var requests: [ServerRequest] = []
    var open: [Int: Socket] = [:]
    var accepted = 0
    var abandoned = 0
    var sent = 0
    var isStopped = false
    var isListening = true
  }

  private let lock = NSLock()
  private var stored = State()

  var state: State { lock.withLock { stored } }

  func update<Result>(_ change: (inout State) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }

  /// Registers a new connection and returns its number. Nil if the server has stopped.
  func open(_ socket: Socket) -> Int? {
    update { state in
      guard !state.isStopped else { return nil }
      state.open[state.accepted] = socket
      state.accepted += 1
      return state.accepted - 1
    }
  }

  /// Closes the descriptor under the lock, so that no thread shuts down a reused descriptor.
  func close(_ number: Int) {
    update { state in state.open.removeValue(forKey: number)?.close() }
  }

  func reset(_ number: Int) {
    update { state in state.open.removeValue(forKey: number)?.reset() }
  }
}
