// fails: static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state
// fails: type 'Counter' does not conform to the 'Sendable' protocol
final class Counter {
  static var shared = 0
}

func send(_ value: some Sendable) {}

func count() { send(Counter()) }
