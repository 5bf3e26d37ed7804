import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("URLSessionTransport resources", .network, .timeLimit(.minutes(15)))
struct URLSessionRestTests {
  @Test(arguments: [
    ServerReply.json(200, "1"), .close, .truncate("x", declaredLength: 9), .redirect(302, "/there"),
    .reply(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""]),
  ])
  func releasesFinishedExchanges(_ reply: ServerReply) async throws {
    let server = try TestServer { $0.path == "/there" ? .json(200, "1") : reply }
    let transport = URLSessionTransport()
    for _ in 0..<5 { _ = try? await transport.send(HTTPRequest(url: server.url)) }
    #expect(await releasesAllExchanges(transport))
  }

  @Test func releasesCancelledExchanges() async throws {
    let server = try TestServer { _ in .hang }
    let transport = URLSessionTransport()
    let tasks = (0..<20).map { _ in
      Task { try await transport.send(HTTPRequest(url: server.url)) }
    }
    for task in tasks { task.cancel() }
    for task in tasks { _ = try? await task.value }
    #expect(await releasesAllExchanges(transport))
  }

  @Test func releasedTransportClosesItsConnections() async throws {
    let server = try TestServer { _ in .json(200, "1") }
    weak var gone: URLSessionTransport?
    do {
      let transport = URLSessionTransport()
      gone = transport
      _ = try await transport.send(HTTPRequest(url: server.url))
    }
    #expect(gone == nil)
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  #if os(macOS) || os(Linux)
    /// Runs in a process of its own, since other tests open descriptors.
    @Test func releasedTransportsCloseTheirDescriptors() async {
      await #expect(processExitsWith: .success) {
        func descriptors() throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
        }
        let server = try TestServer { _ in .json(200, "1") }
        let stopped = try TestServer { _ in .json(200, "1") }
        stopped.stop()
        _ = try await URLSessionTransport().send(HTTPRequest(url: server.url))
        #expect(await server.becomes { $0.openConnections == 0 })
        let before = try descriptors()
        for _ in 0..<50 {
          _ = try await URLSessionTransport().send(HTTPRequest(url: server.url))
          let other = try TestServer { _ in .json(200, "1") }
          _ = try await URLSessionTransport().send(HTTPRequest(url: other.url))
        }
        for _ in 0..<1000 where try descriptors() > before + 5 {
          try await Task.sleep(for: .milliseconds(10))
        }
        #expect(try descriptors() <= before + 5)
      }
    }
  #endif

  private func releasesAllExchanges(_ transport: URLSessionTransport) async -> Bool {
    for _ in 0..<500 {
      if exchangeCount(of: transport) == 0 { return true }
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return false
  }

  private func exchangeCount(of transport: URLSessionTransport) -> Int? {
    Mirror(reflecting: transport).descendant("exchanges", "exchanges").map {
      Mirror(reflecting: $0).children.count
    }
  }
}
