import Foundation

/// The servers of a test, which end with it.
public final class ServerScope: @unchecked Sendable {
  @TaskLocal static var current: ServerScope?

  private let lock = NSLock()
  private var servers: [TestServer] = []

  /// Runs a test, then stops its servers and waits until their descriptors are closed.
  public static func run(_ body: () async throws -> Void) async throws {
    let scope = ServerScope()
    let result = await Result(catching: { try await $current.withValue(scope, operation: body) })
    for server in scope.lock.withLock({ scope.servers }) {
      server.stop()
      _ = await server.becomes(within: 10) { $0.isClosed }
    }
    try result.get()
  }

  func add(_ server: TestServer) { lock.withLock { servers.append(server) } }
}

extension Result where Success == Void, Failure == any Error {
  fileprivate init(catching body: () async throws -> Void) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
