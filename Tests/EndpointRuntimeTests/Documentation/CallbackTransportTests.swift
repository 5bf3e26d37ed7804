import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Transport example of the documentation", .network, .timeLimit(.minutes(15)))
struct CallbackTransportTests {
  private static func text(_ path: String, from file: String = #filePath) throws -> String {
    var root = URL(fileURLWithPath: file)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func matchesCompiledSource() throws {
    let source = try Self.text("Tests/EndpointRuntimeTests/Documentation/CallbackTransport.swift")
    let page = try Self.text("Sources/EndpointRuntime/EndpointRuntime.docc/Transports.md")
    #expect(page.contains("```swift\n\(source)```\n"))
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test func sendsAndReceives() async throws {
    let server = try TestServer { request in
      switch request.target {
      case "/deck/a/draw/?count=2": .json(200, #"{"cards": [], "remaining": 50}"#)
      case "/login": .reply(204)
      default: .json(404, #"{"error": "gone"}"#)
      }
    }
    let client = Client<DeckOfCards>(.custom(server.url), transport: CallbackTransport())
    #expect(try await client.send(Deck(id: "a").draw(count: 2)).remaining == 50)
    try await client.send(DeckOfCards.login(Login(username: "ada", password: "p4ssw0rd")))
    guard case .failure(.service(.noSuchDeck(let problem), _)) = await client.result(Deck.shuffle())
    else {
      Issue.record("expected a noSuchDeck failure")
      return
    }
    #expect(problem.message == "gone")
    let login = try #require(server.requests.first { $0.target == "/login" })
    #expect(String(decoding: login.body, as: UTF8.self).contains("p4ssw0rd"))
  }

  @Test func stopsWhenTaskIsCancelled() async throws {
    let server = try TestServer { _ in .hang }
    let client = Client<DeckOfCards>(.custom(server.url), transport: CallbackTransport())
    let task = Task { await client.result(Deck.shuffle()) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    guard case .failure(.cancelled) = await task.value else {
      Issue.record("expected a cancellation")
      return
    }
  }

  @Test func reportsRefusedConnection() async throws {
    let client = Client<DeckOfCards>(
      .custom(try TestServer.refusedURL()),
      transport: CallbackTransport(),
      retry: .none
    )
    guard case .failure(.transport(let error)) = await client.result(Deck.shuffle()) else {
      Issue.record("expected a transport failure")
      return
    }
    #expect(error.kind == .refused)
  }
}
