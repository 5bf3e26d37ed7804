import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A redirect that is followed ends at its headers, since its body may have no end. Apple's systems report it then, and
/// deliver the body afterwards. Linux reports it after the body.
@Suite("Events of a redirect", .network, .timeLimit(.minutes(15)))
struct RedirectEventTests {
  /// Delivers the headers of a redirect to the delegate of a task that waits for its response.
  private func redirect(
    _ policy: RedirectPolicy,
    _ headers: [String: String],
    _ check: (Task<HTTPResponse, any Error>, URLSessionExchange, TestServer) async throws -> Void
  ) async throws {
    let server = try TestServer { _ in .hang }
    let (url, delegate) = (server.url, ExchangeDelegate())
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    defer { BlockingQueue.ofSessions.async { session.invalidateAndCancel() } }
    let request = HTTPRequest(url: url, redirects: policy)
    let exchange = URLSessionExchange(request, nil, cookies: CookieJar(.ephemeral))
    let call = Task {
      try await exchange.response {
        let task = session.dataTask(with: url)
        delegate.add(exchange, of: task)
        return task
      }
    }
    #expect(await server.becomes { $0.requests.count == 1 })
    let task = try #require(exchange.lock.withLock { exchange.task })
    let seen = Seen()
    delegate.urlSession(
      session,
      task: task,
      willPerformHTTPRedirection: try Self.response(to: request, headers),
      newRequest: URLRequest(url: url)
    ) { next in seen.add(next == nil ? "refused" : "followed") }
    #expect(seen.all == ["refused"])
    try await check(call, exchange, server)
  }

  private static func response(
    to request: HTTPRequest,
    _ headers: [String: String]
  ) throws -> HTTPURLResponse {
    try #require(
      HTTPURLResponse(url: request.url, statusCode: 302, httpVersion: nil, headerFields: headers)
    )
  }

  @Test(arguments: [nil, "5", "100000000"])
  func followedRedirectEndsAtItsHeaders(_ length: String?) async throws {
    var headers = ["Location": "/to"]
    headers["Content-Length"] = length
    try await redirect(.follow, headers) { call, _, server in
      let response = try await call.value
      #expect(response.status == 302)
      #expect(response.headers["Location"] == "/to")
      #expect(response.body.isEmpty)
      #if !canImport(FoundationNetworking)
        // A short body may still arrive, so that the connection can be reused.
        if length != "5" { #expect(await server.becomes { $0.openConnections == 0 }) }
      #endif
    }
  }

  @Test(arguments: [
    (RedirectPolicy.return, "/to"), (.follow, "file:///etc/passwd"), (.follow, "http://[::1"),
  ])
  func returnedRedirectHasItsBody(_ policy: RedirectPolicy, _ location: String) async throws {
    try await redirect(policy, ["Location": location]) { call, exchange, _ in
      #expect(exchange.lock.withLock { exchange.isRunning })
      exchange.receive(Data("moved".utf8))
      exchange.complete(try Self.response(to: exchange.request, ["Location": location]), nil)
      #expect(try await call.value.text == "moved")
    }
  }
}
