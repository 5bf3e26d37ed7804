import Foundation

/// What happened at the server so far, shared by the threads of its connections.
final class ServerLog: @unchecked Sendable {
  struct State {
    var requests: [ServerRequest] = []
    var open: [Int: Socket] = [:]
    var accepted = 0
    var abandoned = 0
    var sent = 0
    var stopped = false
  }

  private let lock = NSLock()
  private var stored = State()

  var state: State { lock.withLock { stored } }

  func update<Result>(_ change: (inout State) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }

  /// Takes note of a new connection and numbers it.
  func open(_ socket: Socket) -> Int {
    update { state in
      state.open[state.accepted] = socket
      state.accepted += 1
      return state.accepted - 1
    }
  }

  /// Gives the descriptor back under the lock, so that nobody shuts down a number that was reused.
  func close(_ number: Int) {
    update { state in state.open.removeValue(forKey: number)?.close() }
  }

  func reset(_ number: Int) {
    update { state in state.open.removeValue(forKey: number)?.reset() }
  }
}
