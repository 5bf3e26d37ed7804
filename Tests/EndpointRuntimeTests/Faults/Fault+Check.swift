import EndpointRuntime
import Foundation
import TestServer
import Testing

extension Fault {
  /// Makes the call over a transport. It has to end as the fault says, within its deadline, and leave nothing behind.
  func check<T: Transport>(
    over makeTransport: () -> T,
    after: (T) async -> Void = { _ in }
  ) async throws {
    let seen = Seen()
    let (server, url) = try place()
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
    // Times are those of a machine with other things to do.
    #expect(ContinuousClock.now - start < .seconds(request.policy.timeout + 60))
    #expect(await server.becomes { $0.openConnections == 0 }, "a connection is left")
  }

  /// The server that makes the trouble, and the URL to call.
  private func place() throws -> (TestServer, URL) {
    let answer = ServerReply.json(200, #"{"value": 7}"#)
    switch trouble {
    case .reply(let reply):
      let server = try TestServer { _ in reply }
      return (server, server.url)
    case .greeting(let greeting):
      let server = try TestServer(.init(greeting: greeting)) { _ in answer }
      return (server, server.url)
    case .unreadBody(let most):
      let server = try TestServer(.init(mostBodyRead: most)) { _ in answer }
      return (server, server.url)
    case .elsewhere(let text):
      return (try TestServer { _ in answer }, try #require(URL(string: text)))
    case .handshake(let greeting):
      let server = try TestServer(.init(greeting: greeting)) { _ in answer }
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
      #expect(!text.contains("NSURLErrorDomain"), "no text for people")
    }
  }
}

extension Fault.Ending {
  /// `nil` for a call that was cancelled.
  fileprivate init?(_ error: Faulty.ClientError) {
    switch error {
    case .service: self = .service
    case .unexpectedStatus(let response): self = .status(response.status)
    case .decoding: self = .decoding
    case .transport(let error): self = .transport(error.kind)
    case .invalidRequest: self = .invalidRequest
    case .limitExceeded: self = .limitExceeded
    case .cancelled: return nil
    }
  }
}
