import EndpointTesting
import Foundation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that another session sends, such as one for the background, and the responses that it receives.
@Suite
struct ForeignSessionTests {
  @Test func requestHasCredentialsOfClient() async throws {
    let stub = StubTransport { _ in .status(500) }
    let client = Client<DeckOfCards>(
      .production,
      credentials: .bearer { "t0ken" },
      transport: stub
    )
    let request = DeckOfCards.Request<Void>(
      .get,
      "/a",
      policy: .init(authentication: .required("token"))
    )
    let sent = try await client.httpRequest(for: request)
    #expect(sent.headers["Authorization"] == "Bearer t0ken")
    #expect(!"\(sent)".contains("t0ken"))
    #expect(sent.urlRequest.value(forHTTPHeaderField: "Authorization") == "Bearer t0ken")
    #expect(stub.requests.isEmpty)
  }

  @Test func requestWithoutCredentialsFails() async throws {
    let client = Client<DeckOfCards>(.production, transport: StubTransport { _ in .status(500) })
    let request = DeckOfCards.Request<Void>(
      .get,
      "/a",
      policy: .init(authentication: .required("token"))
    )
    do throws(DeckOfCards.ClientError) {
      _ = try await client.httpRequest(for: request)
      Issue.record("expected an error")
    } catch .invalidRequest {
      return
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func bodyIsWrittenToFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "a"), folder.appending(path: "b"))
    try Data("file".utf8).write(to: source)
    let body = HTTPBody(.joined([.data(Data("<".utf8)), .file(source), .data(Data(">".utf8))]))
    try await body.write(to: target)
    #expect(try String(contentsOf: target, encoding: .utf8) == "<file>")
    await #expect(throws: (any Error).self) {
      try await HTTPBody.file(folder.appending(path: "none")).write(to: target)
    }
  }

  @Test func responseIsReadAsInCall() throws {
    func response(_ status: Int, _ body: String) throws -> HTTPResponse {
      let url = try #require(URL(string: "https://a.example"))
      let head = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "application/json"]
      )
      return HTTPResponse(try #require(head), body: Data(body.utf8))
    }
    let draw = Deck(id: "a").draw()
    #expect(try draw.decode(response(200, #"{"cards": [], "remaining": 3}"#)).remaining == 3)
    #expect(throws: DeckOfCards.ClientError.self) { try draw.decode(response(500, "")) }
    do throws(DeckOfCards.ClientError) {
      _ = try draw.decode(HTTPResponse.json(404, #"{"error": "gone"}"#))
      Issue.record("expected an error")
    } catch .service(.noSuchDeck(let problem), _) {
      #expect(problem.message == "gone")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func waitingIsReportedWithRequest() {
    let waiting = Locked<[String]>([])
    let delegate = ExchangeDelegate { request in waiting.update { $0.append(request.endpoint) } }
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: URL(string: "http://127.0.0.1:1/")!)
    let request = HTTPRequest(url: URL(string: "http://127.0.0.1:1/")!, endpoint: "Deck.draw")
    let jar = CookieJar(.ephemeral)
    delegate.add(URLSessionExchange(request, nil, cookies: jar), of: task)
    delegate.urlSession(session, taskIsWaitingForConnectivity: task)
    #expect(waiting.value == ["Deck.draw"])
  }
}
