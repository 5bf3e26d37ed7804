/// The turns of the tests that share a resource, in the order in which the tests ask.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs a test when it has a turn.
  func run(_ body: @Sendable () async throws -> Void) async throws {
    await take()
    defer { pass() }
    try await body()
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func pass() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
