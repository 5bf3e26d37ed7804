import EndpointTesting
import Foundation
import Testing

@_spi(Generated) @testable import EndpointRuntime

@Suite("Failures")
struct FailureTests {
  enum Sorting: API {
    typealias Failure = Ordered
  }

  enum Ordered: ServiceFailure {
    typealias Service = Sorting

    case exact(Problem)
    case flagged(Problem)
    case broken
    case other(Problem)

    static let rules: [FailureRule<Self>] = [
      .status(422, when: [("kind", .equals("exact"))], case: "exact", Self.exact),
      .when([("error.code", .present(true)), ("ok", .equals(false))], .broken),
      .when("error", .present(true), case: "flagged", Self.flagged),
      .status(422, case: "exact", Self.exact),
      .statusClass(5, .broken),
      .otherwise(case: "other", Self.other),
    ]
  }

  typealias R<Value: Sendable> = Request<Value, Ordered>

  static func failure<Value: Sendable>(
    of request: R<Value>,
    _ status: Int,
    _ body: String
  ) async -> ClientError<Ordered>? {
    let client = Client<Sorting>(
      .init("sorting", "https://sorting.example.com"),
      transport: ClientTests.Canned(status: status, body: body)
    )
    guard case .failure(let error) = await client.result(request) else { return nil }
    return error
  }

  @Test(arguments: [
    (422, #"{"error": "e", "ok": false}"#, "flagged"),
    (422, #"{"error": "e", "kind": "exact"}"#, "exact"),
    (422, #"{"error": 7, "kind": "exact"}"#, "unreadable exact"),
    (422, #"{"error": null, "message": "no problem"}"#, "unreadable exact"),
    (422, #"{"error": 7, "message": "no problem"}"#, "unreadable flagged"),
    (400, #"{"error": "e"}"#, "flagged"),
    (200, #"{"error": "e"}"#, "flagged"),
    (200, #"{"error": {"code": 3}, "ok": false}"#, "broken"),
    (200, #"{"error": 7}"#, "decoding"),
    (200, #"{"error": null}"#, "success"),
    (503, #"{"error": "e"}"#, "flagged"),
    (503, #"{}"#, "broken"),
    (503, "<html>", "broken"),
    (404, #"{"error": 7}"#, "unreadable flagged"),
    (404, "<html>", "unreadable other"),
    (302, "", "unreadable other"),
  ])
  func appliesFirstMatchingRule(status: Int, body: String, kind: String) async {
    let found =
      switch await Self.failure(of: R<Void>(.get, "/"), status, body) {
      case .service(.exact, _): "exact"
      case .service(.flagged, _): "flagged"
      case .service(.broken, _): "broken"
      case .service(.other, _): "other"
      case .unreadableFailure(let failure, _): "unreadable \(failure.caseName)"
      case .decoding: "decoding"
      case nil: "success"
      default: "?"
      }
    #expect(found == kind)
  }

  static let own = R<Void>(
    .get,
    "/",
    failures: [
      .statusClass(4, case: "flagged") { .flagged($0) },
      .status(422, .broken),
      .without(.when([("error", .present(true))])),
      .without(.statusClass(5)),
    ]
  )

  @Test(
    arguments: [
      (422, #"{"error": "e"}"#, .broken),
      (404, #"{"error": "e"}"#, .flagged(Problem(message: "e"))),
      (400, #"{"error": {"code": 3}, "ok": false}"#, .broken),
      (503, #"{"error": "e"}"#, .other(Problem(message: "e"))),
      (503, "<html>", nil),
      (200, #"{"error": "e"}"#, nil),
    ] as [(Int, String, Ordered?)]
  )
  func appliesRequestRulesBeforeAPIRules(status: Int, body: String, expected: Ordered?) async {
    var found: Ordered?
    if case .service(let failure, _) = await Self.failure(of: Self.own, status, body) {
      found = failure
    }
    #expect(found == expected)
  }

  @Test func classOfStatusesOmitsSuccessesWithoutCondition() async {
    let plain = R<Void>(.get, "/", failures: [.statusClass(2, .broken)])
    #expect(await Self.failure(of: plain, 200, "") == nil)
    let tested = R<Void>(
      .get,
      "/",
      failures: [.statusClass(2, when: [("ok", .equals(false))], .broken)]
    )
    #expect(await Self.failure(of: tested, 200, #"{"ok": true}"#) == nil)
    guard case .service(.broken, _) = await Self.failure(of: tested, 200, #"{"ok": false}"#) else {
      Issue.record("expected the failure")
      return
    }
  }

  /// Of all rules that match a response, the one with the smallest precedence decides, in any order of declaration.
  @Test func mostSpecialRuleDecides() {
    let fields: [(JSONPath, FailureRule<Ordered>.Expectation)] = [
      ("a", .equals(1)), ("b", .present(true)),
    ]
    let conditions: [FailureRule<Ordered>.Condition] = [
      .status(403, when: fields), .status(403, when: [fields[0]]), .status(403, when: [fields[1]]),
      .statusClass(4, when: [fields[0]]), .otherwise(when: [fields[0]]), .when(fields),
      .when([("a", .equals(1))]), .when([("a", .present(true))]), .status(403), .statusClass(4),
      .otherwise(),
    ]
    #expect(conditions.map(\.precedence) == conditions.map(\.precedence).sorted())
    #expect(Set(conditions.map(\.precedence)).count == conditions.count)
  }

  /// A declared failure with another body says which, and where the body differs. It shows none of the body.
  @Test(arguments: [
    ("text/html", "<html>secret</html>", "other with another body: expected an object, found '<'"),
    ("application/json", #"{"error": {"secret": 1}}"#, "flagged with another body: error:"),
    ("application/json", "", "other with another body: expected"),
  ])
  func unreadableFailureSaysCaseAndPlace(type: String, body: String, expected: String) async throws
  {
    let stub = StubTransport { _ in
      HTTPResponse(status: 404, headers: ["Content-Type": type], body: Data(body.utf8))
    }
    let client = Client<Sorting>(.init("sorting", "https://sorting.example.com"), transport: stub)
    guard case .failure(let error) = await client.result(R<Void>(.get, "/")),
      case .unreadableFailure(let failure, let response) = error
    else {
      Issue.record("expected an unreadable failure")
      return
    }
    #expect("\(failure)".hasPrefix(expected))
    #expect("\(error)".contains("404, \(type), \(body.utf8.count) bytes: \(failure)"))
    for text in ["\(error)", String(reflecting: error), error.localizedDescription] {
      #expect(!text.contains("secret"))
    }
    #expect(failure.start == Data(body.utf8))
    #expect(response.status == 404)
    #expect(error.localizedDescription == "The server refused the request (status 404).")
    #expect(ErrorTexts.english.serviceFailure(503).contains("could not process the request"))
  }

  @Test func ignoresFailureRulesInRequestEquality() {
    #expect(Self.own == R<Void>(.get, "/"))
  }

  @Test func preservesBodyOfUnexpectedStatus() async {
    let client = ClientTests.client(418, "teapot")
    guard case .failure(.unexpectedStatus(let response)) = await client.result(Deck.shuffle())
    else {
      Issue.record("expected an unexpectedStatus failure")
      return
    }
    #expect(response.text == "teapot")
  }

  @Test func reportsPlaceOfDecodingFailure() async {
    let client = ClientTests.client(200, #"{"deck_id": "x"}"#)
    guard case .failure(.decoding(let failure, let response)) = await client.result(Deck.shuffle())
    else {
      Issue.record("expected a decoding failure")
      return
    }
    #expect(failure.path == "remaining")
    #expect(failure.endpoint == "Deck.shuffle")
    #expect(response.status == 200)
  }

  @Test func reportsUnexpectedStatusIfAPIHasNoRules() async {
    enum Plain: API {
      enum Failure: ServiceFailure {
        typealias Service = Plain
        static let rules: [FailureRule<Self>] = []
      }
    }
    let client = Client<Plain>(
      .init("p", "https://p.example.com"),
      transport: ClientTests.Canned(status: 500)
    )
    guard
      case .failure(.unexpectedStatus) = await client.result(
        Request(.get, "/") as Request<Void, Plain.Failure>
      )
    else {
      Issue.record("expected an unexpectedStatus failure")
      return
    }
  }

  @Test func providesUserFacingText() async {
    func text(_ error: DeckOfCards.ClientError) -> String { error.localizedDescription }
    let response = HTTPResponse.status(503)
    #expect(text(.service(.noSuchDeck(Problem(message: "gone")), response)) == "gone")
    #expect(text(.service(.unavailable, response)).contains("503"))
    #expect(text(.unexpectedStatus(response)).contains("503"))
    #expect(text(.cancelled).isEmpty)
    #expect(text(.invalidRequest("No.")) == "The request could not be sent.")
    #expect(text(.transport(TransportError(.refused))).contains("refused"))
  }

  @Test(arguments: [
    (URLError.Code.cannotConnectToHost, TransportError.Kind.refused), (.timedOut, .timedOut),
    (.cannotFindHost, .nameNotFound), (.dnsLookupFailed, .nameNotFound),
    (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls),
    (.networkConnectionLost, .connectionLost), (.notConnectedToInternet, .offline),
    (.dataNotAllowed, .offline), (.internationalRoamingOff, .offline), (.callIsActive, .offline),
    (.badURL, .other),
  ])
  func classifiesURLErrorsOfTransport(code: URLError.Code, kind: TransportError.Kind) async {
    let client = Client<DeckOfCards>(.production, transport: StubTransport(failing: URLError(code)))
    guard case .failure(.transport(let error)) = await client.result(Deck.shuffle()) else {
      Issue.record("expected a transport failure")
      return
    }
    #expect(error.kind == kind)
    #expect((error.underlying as? URLError)?.code == code)
  }

  @Test(arguments: [
    (POSIXError.Code.ECONNREFUSED, TransportError.Kind.refused), (.ETIMEDOUT, .timedOut),
    (.ENETUNREACH, .offline), (.ENETDOWN, .offline), (.ECONNRESET, .connectionLost),
    (.EPIPE, .connectionLost), (.EPERM, .other),
  ])
  func classifiesPOSIXErrors(code: POSIXError.Code, kind: TransportError.Kind) {
    #expect(TransportError(POSIXError(code)).kind == kind)
  }

  @Test func distinguishesCancellationFromOtherErrors() async {
    let cancelled = StubTransport(failing: CancellationError())
    let client = Client<DeckOfCards>(.production, transport: cancelled)
    guard case .failure(let error) = await client.result(Deck.shuffle()) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.isCancelled)
    #expect(!((error as any Error) is CancellationError))
    #expect(!DeckOfCards.ClientError.transport(TransportError(.offline)).isCancelled)
  }
}
