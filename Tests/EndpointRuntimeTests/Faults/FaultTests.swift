import Foundation
import TestServer
import Testing

@testable import EndpointRuntime

@Suite("Faults", .timeLimit(.minutes(5)))
struct FaultTests {
  /// Each fault ends in the right case, within its deadline, says what happened, and leaves nothing behind.
  @Test(arguments: Fault.all)
  func endAsTheyShould(_ fault: Fault) async throws {
    let seen = Seen()
    let (server, url) = try Self.place(of: fault.trouble)
    let start = ContinuousClock.now
    do {
      let transport = URLSessionTransport()
      let client = Client<Faulty>(
        .custom(url),
        transport: transport,
        retry: .none,
        onError: { _, endpoint in seen.add(endpoint) }
      )
      let result = await client.result(fault.request)
      Self.check(result, fault)
      #expect(seen.all == (fault.ending == .success ? [] : [fault.request.endpoint]))
      #expect(await Self.forgets(transport), "an exchange is left")
    }
    // Times are those of a machine with other things to do.
    #expect(ContinuousClock.now - start < .seconds(fault.request.policy.timeout + 60))
    #expect(await server.becomes { $0.openConnections == 0 }, "a connection is left")
  }

  private static func place(of trouble: Fault.Trouble) throws -> (TestServer, URL) {
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

  private static func check(_ result: Result<Int, Faulty.ClientError>, _ fault: Fault) {
    switch result {
    case .success(let value):
      #expect(fault.ending == .success)
      #expect(value == 7)
    case .failure(let error):
      #expect(ending(error) == fault.ending, "\(error)")
      let message = error.localizedDescription
      #expect("\(message) \(error)".contains(fault.message), "\(message) \(error)")
      #expect(!message.contains("NSURLErrorDomain"), "no text for people")
    }
  }

  private static func ending(_ error: Faulty.ClientError) -> Fault.Ending? {
    switch error {
    case .service: .service
    case .unexpectedStatus(let response): .status(response.status)
    case .decoding: .decoding
    case .transport(let error): .transport(error.kind)
    case .invalidRequest: .invalidRequest
    case .limitExceeded: .limitExceeded
    case .cancelled: nil
    }
  }

  private static func forgets(_ transport: URLSessionTransport) async -> Bool {
    for _ in 0..<3000 {
      let kept = Mirror(reflecting: transport).descendant("exchanges", "exchanges")
      if kept.map({ Mirror(reflecting: $0).children.isEmpty }) == true { return true }
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return false
  }

  @Test func aConnectionThatWasClosedMeanwhileIsNoFault() async throws {
    let server = try TestServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}", then: .close)
    }
    let client = Client<Faulty>(.custom(server.url), retry: .none)
    for _ in 0..<5 { #expect(try await client.send(Faulty.value()) == 7) }
  }

  @Test func aFaultLeavesTheNextCallAlone() async throws {
    let faults: [ServerReply] = [
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}GARBAGE"),
      .raw("HTTP/1.1 204 No Content\r\n\r\n{\"value\": 8}"), .garbage([0, 1, 2]), .reset,
      .truncate("{", declaredLength: 99),
      .repeated([UInt8](repeating: 32, count: 1_000_000), times: 20, every: 0.01, status: 500),
    ]
    let count = Seen()
    let server = try TestServer { request in
      guard request.path == "/value" else { return .json(200, #"{"value": 7}"#) }
      count.add("fault")
      return faults[(count.all.count - 1) % faults.count]
    }
    let client = Client<Faulty>(.custom(server.url), retry: .none)
    for _ in faults {
      _ = await client.result(Faulty.value())
      let sound = Faulty.Request<Int>(.get, "/sound", response: .json(at: "value"))
      #expect(try await client.send(sound) == 7)
    }
  }
}
