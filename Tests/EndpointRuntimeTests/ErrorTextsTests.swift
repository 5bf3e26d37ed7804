@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Error texts")
struct ErrorTextsTests {
  static let german: ErrorTexts = {
    var texts = ErrorTexts()
    texts.serviceFailure = { "Abgelehnt (\($0))." }
    texts.unexpectedStatus = { "Unerwartet (\($0))." }
    texts.unreadableResponse = "Unlesbar."
    texts.offline = "Offline."
    texts.refused = "Verweigert."
    texts.timedOut = "Zu spät."
    texts.nameNotFound = "Name unbekannt."
    texts.tls = "Unsicher."
    texts.connectionLost = "Abgebrochen."
    texts.tooManyRedirects = "Zu oft umgeleitet."
    texts.limitExceeded = "Zu viel."
    texts.invalidRequest = "Nicht gesendet."
    texts.noResponse = "Keine Antwort."
    return texts
  }()

  private func client(_ transport: any Transport) -> Client<DeckOfCards> {
    Client(.production, transport: transport, retry: .none, errorTexts: Self.german)
  }

  @Test(arguments: [
    (404, #"{"error": "gone"}"#, "gone"), (503, "", "Abgelehnt (503)."),
    (418, "", "Unerwartet (418)."), (200, "{}", "Unlesbar."),
  ])
  func localizesResponseFailures(status: Int, body: String, text: String) async {
    let client = client(ClientTests.Canned(status: status, body: body))
    guard case .failure(let error) = await client.result(Deck.shuffle()) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.localizedDescription == text)
    #expect((error as any Error).localizedDescription == text)
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, "Offline."), (.cannotConnectToHost, "Verweigert."),
    (.timedOut, "Zu spät."), (.cannotFindHost, "Name unbekannt."),
    (.secureConnectionFailed, "Unsicher."), (.networkConnectionLost, "Abgebrochen."),
    (.httpTooManyRedirects, "Zu oft umgeleitet."), (.badURL, "Keine Antwort."),
  ])
  func localizesTransportFailures(code: URLError.Code, text: String) async {
    guard
      case .failure(.transport(let error)) = await client(StubTransport(failing: URLError(code)))
        .result(Deck.shuffle())
    else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.localizedDescription == text)
  }

  @Test func localizesInvalidRequest() async {
    let client = client(StubTransport { _ in .status(200) })
    guard case .failure(let error) = await client.result(Deck(id: "..").draw(count: 2)) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.localizedDescription == "Nicht gesendet.")
    #expect("\(error)".contains("A segment of the path"))
  }

  @Test func localizesInvalidRequestThrownByTransport() async {
    let stub = StubTransport(failing: InvalidRequest("The file is empty."))
    guard case .failure(.invalidRequest(let error)) = await client(stub).result(Deck.shuffle())
    else {
      Issue.record("expected an invalid request")
      return
    }
    #expect(error.localizedDescription == "Nicht gesendet.")
    #expect(error.reason == "The file is empty.")
    #expect("\(error)".hasSuffix(": The file is empty."))
  }

  @Test func localizesFailuresOfDownloadsAndPages() async throws {
    let client = client(StubTransport(failing: URLError(.cannotConnectToHost)))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    let download = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client.download(Deck.shuffle(), to: file)
    }
    #expect(download?.localizedDescription == "Verweigert.")
    let page = DeckOfCards.PagedRequest<[String], String>(
      .get,
      "/piles",
      response: .json,
      pagination: .page("page")
    )
    let items = await #expect(throws: DeckOfCards.ClientError.self) {
      for try await _ in client.items(page) {}
    }
    #expect(items?.localizedDescription == "Verweigert.")
  }

  @Test func passesLocalizedErrorToOnError() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(
      .production,
      transport: ClientTests.Canned(status: 418),
      errorTexts: Self.german,
      onError: { error, _ in seen.add(error.localizedDescription) }
    )
    _ = await client.result(Deck.shuffle())
    #expect(seen.all == ["Unerwartet (418)."])
  }

  @Test func ignoresErrorTextsInEquality() async {
    let client = client(ClientTests.Canned(status: 418))
    guard case .failure(.unexpectedStatus(let response)) = await client.result(Deck.shuffle())
    else {
      Issue.record("expected an unexpectedStatus failure")
      return
    }
    #expect(response == .status(418))
    #expect(response.hashValue == HTTPResponse.status(418).hashValue)
  }
}
