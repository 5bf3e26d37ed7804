import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("URLSessionTransport failures", .network)
struct URLSessionFailureTests {
  let transport = URLSessionTransport()

  private func failure(_ url: URL, timeout: Double = 60) async -> TransportError? {
    let request = HTTPRequest(url: url, timeout: timeout)
    return await #expect(throws: TransportError.self) { try await transport.send(request) }
  }

  private func failure(_ reply: ServerReply) async throws -> TransportError? {
    let server = try TestServer { _ in reply }
    return await failure(server.url)
  }

  @Test func reportsRefusedConnection() async throws {
    let error = try await failure(TestServer.refusedURL())
    #expect(error?.kind == .refused)
    #expect((error?.underlying as? URLError)?.code == .cannotConnectToHost)
  }

  @Test func reportsUnknownHost() async throws {
    let error = await failure(URL(string: "http://no-such-host.invalid/")!)
    #expect(error?.kind == .nameNotFound)
  }

  @Test func reportsConnectionClosedWithoutResponse() async throws {
    #expect(try await failure(.close)?.kind == .connectionLost)
  }

  @Test func reportsConnectionReset() async throws {
    #expect(try await failure(.reset)?.kind == .connectionLost)
  }

  @Test func reportsTruncatedResponse() async throws {
    let error = try await failure(.truncate("half", declaredLength: 4000))
    #expect(error?.kind == .connectionLost)
    #expect(error?.underlying is URLError)
  }

  @Test func rejectsInvalidResponse() async throws {
    #expect(try await failure(.garbage(Array("\u{1}\u{2}nonsense\r\n\r\n".utf8))) != nil)
  }

  @Test func reportsServerWithoutTLS() async throws {
    let greeting = ServerReply.raw("HTTP/1.1 400 Bad Request\r\n\r\n", then: .hang)
    let server = try TestServer(.init(greeting: greeting)) { _ in .text(200, "plain") }
    let error = await failure(URL(string: "https://127.0.0.1:\(server.port)/")!)
    #expect(error?.kind == .tls)
  }

  @Test func timesOutIfServerIsSilent() async throws {
    let server = try TestServer { _ in .hang }
    let start = ContinuousClock.now
    #expect(await failure(server.url, timeout: 0.1)?.kind == .timedOut)
    let taken = ContinuousClock.now - start
    #expect(taken >= .seconds(0.1))
    #expect(taken < .seconds(55), "60 seconds is the timeout of URLSession")
  }

  @Test(arguments: [Double.infinity, 1e300, -5, 0, .nan])
  func acceptsAnyTimeout(_ timeout: Double) async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let response = try await transport.send(HTTPRequest(url: server.url, timeout: timeout))
    #expect(response.status == 200)
  }

  @Test func sendsRequestAfterFailure() async throws {
    let server = try TestServer { $0.path == "/bad" ? .close : .text(200, "ok") }
    _ = await failure(server.url.appendingPathComponent("bad"))
    #expect(try await transport.send(HTTPRequest(url: server.url)).text == "ok")
  }
}

@Suite("URLSessionTransport cancellation", .network)
struct URLSessionCancellationTests {
  let transport = URLSessionTransport()

  /// A cancelled request ends at once, not at the next byte.
  @Test(arguments: [ServerReply.hang, .chunked(Array(repeating: "drop", count: 1000), every: 0.05)])
  func closesConnectionIfCancelled(_ reply: ServerReply) async throws {
    let server = try TestServer { _ in reply }
    let task = Task { try await transport.send(HTTPRequest(url: server.url)) }
    #expect(await server.becomes { $0.requests.count == 1 })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await server.becomes { $0.abandonedReplies == 1 && $0.openConnections == 0 })
  }

  @Test func sendsNothingInCancelledTask() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(url: server.url))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test(.timeLimit(.minutes(15)))
  func survivesCancellationAtAnyMoment() async throws {
    let server = try TestServer { request in
      switch request.path {
      case "/redirect": .redirect(302, "/")
      case "/challenge": .reply(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""])
      default: .chunked(["a", "b"])
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        let path = ["redirect", "challenge", ""][number % 3]
        let request = HTTPRequest(url: server.url.appendingPathComponent(path))
        group.addTask {
          let task = Task { try await transport.send(request) }
          try? await Task.sleep(nanoseconds: UInt64(number % 50) * 100_000)
          task.cancel()
          _ = await task.result
        }
      }
    }
    #expect(try await transport.send(HTTPRequest(url: server.url)).text == "ab")
  }
}
