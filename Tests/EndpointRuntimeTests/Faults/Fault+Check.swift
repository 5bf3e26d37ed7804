import EndpointRuntime
import Foundation
import TestServer
import Testing

extension Fault {
  /// Makes the call over a transport.
  ///
  /// The call must end as the fault expects, within its deadline, and leave no connection open.
  func check<T: Transport>(
    over makeTransport: () -> T,
    after: (T) async -> Void = { _ in }
  ) async throws {
    let seen = Seen()
    let (server, url) = try startServer()
    let start = ContinuousClock.now
    do {
      let transport = makeTransport()
      let client = Client<Faulty>(
        .custom(url),
        transport: transport,
        retry: .none,
        onError: { _, endpoint in seen.add(endpoint) }
      )
      check(await client.result(request))
      #expect(seen.all == (ending == .success ? [] : [request.endpoint]))
      await after(transport)
    }
    // The margin allows for a busy machine.
    #expect(ContinuousClock.now - start < .seconds(request.policy.timeout + 120))
    #expect(await server.becomes { $0.openConnections == 0 }, "a connection is still open")
  }

  /// Starts the server that causes the fault. Returns it with the URL to call.
  private func startServer() throws -> (TestServer, URL) {
    let normalReply = ServerReply.json(200, #"{"value": 7}"#)
    switch trouble {
    case .reply(let reply):
      let server = try TestServer { _ in reply }
      return (server, server.url)
    case .greeting(let greeting):
      let server = try TestServer(.init(greeting: greeting)) { _ in normalReply }
      return (server, server.url)
    case .unreadBody(let limit):
      let server = try TestServer(.init(mostBodyRead: limit)) { _ in normalReply }
      return (server, server.url)
    case .elsewhere(let text):
      return (try TestServer { _ in normalReply }, try #require(URL(string: text)))
    case .handshake(let greeting):
      let server = try TestServer(.init(greeting: greeting)) { _ in normalReply }
      return (server, try #require(URL(string: "https://127.0.0.1:\(server.port)")))
    }
  }

  private func check(_ result: Result<Int, Faulty.ClientError>) {
    switch result {
    case .success(let value):
      #expect(ending == .success)
      #expect(value == 7)
    case .failure(let error):
      #expect(Ending(error) == ending, "\(error)")
      let text = error.localizedDescription
      #expect("\(text) \(error)".contains(message), "\(text) \(error)")
      #expect(!text.contains("NSURLErrorDomain"), "not a user-facing text")
    }
  }
}

extension Fault.Ending {
  /// Nil for a cancelled call.
  fileprivate init?(_ error: Faulty.ClientError) {
    switch error {
    case .service: self = .service
    case .unexpectedStatus(let response): self = .status(response.status)
    case .decoding: self = .decoding
    case .unreadableFailure: self = .unreadableFailure
    case .transport(let error): self = .transport(error.kind)
    case .invalidRequest: self = .invalidRequest
    case .limitExceeded: self = .limitExceeded
    case .cancelled: return nil
    }
  }
}
