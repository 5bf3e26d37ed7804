import AuctionsFixtures
import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Auctions client", .network)
struct AuctionsTests {
  static let sales = #"""
    [{"id": "1", "name": "Old Masters", "start_at": "2026-11-21T10:00:00Z", "is_live": true}]
    """#

  /// A custom transport.
  struct Canned: Transport {
    let status: Int
    let body: String

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      HTTPResponse(status: status, headers: [:], body: Data(body.utf8))
    }
  }

  struct Stamp: Middleware {
    func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
      var request = request
      request.headers["X-Stamp"] = "1"
      return try await next(request)
    }
  }

  @Test func sendsLiveSalesRequestOverURLSession() async throws {
    let server = try TestServer { _ in .json(200, Self.sales) }
    let client = Client<Auctions>(.custom(server.url), middleware: [Stamp()])

    let sales = try await client.send(Sales.active())

    #expect(sales.map(\.name) == ["Old Masters"])
    #expect(sales[0].isLive)
    #expect(server.requests[0].target == "/sales?live=true")
    #expect(server.requests[0].header("X-Stamp") == "1")
  }

  @Test func categoriesSendBearerToken() async throws {
    let server = try TestServer { _ in .json(200, "[]") }
    let client = Client<Auctions>(.custom(server.url), credentials: .bearer { "s3cret" })

    _ = try await client.send(Categories.named("impressionism & more"))

    #expect(server.requests[0].header("Authorization") == "Bearer s3cret")
    #expect(server.requests[0].target == "/categories?name=impressionism%20%26%20more")
  }

  @Test func sameCallRunsOnAnyTransport() async throws {
    let own = Client<Auctions>(.production, transport: Canned(status: 200, body: Self.sales))
    let stubbed = Client<Auctions>(
      .production,
      transport: StubTransport { _ in .json(200, Self.sales) }
    )
    let examples = Client<Auctions>(
      .production,
      credentials: .bearer("t"),
      transport: StubTransport(Auctions.examples)
    )

    #expect(try await own.send(Sales.active()).count == 1)
    #expect(try await stubbed.send(Sales.active()).count == 1)
    #expect(try await !examples.send(Sales.active()).isEmpty)
    #expect(try await !examples.send(Categories.named("impressionism")).isEmpty)
  }

  @Test func failingTransportIsTransportFailure() async throws {
    let client = Client<Auctions>(
      .production,
      transport: StubTransport(failing: URLError(.notConnectedToInternet))
    )

    guard case .failure(.transport(let error)) = await client.result(Sales.active()) else {
      Issue.record("not a transport failure")
      return
    }
    #expect((error.underlying as? URLError)?.code == .notConnectedToInternet)
  }

  @Test func statusesMapToFailureCases() async throws {
    func failure(_ status: Int, _ body: String = "") async -> Auctions.ClientError? {
      let client = Client<Auctions>(.production, transport: Canned(status: status, body: body))
      if case .failure(let error) = await client.result(Sales.active()) { return error }
      return nil
    }

    guard case .service(.invalidToken, _)? = await failure(401),
      case .service(.serverInternal, _)? = await failure(500),
      case .service(.appUpdateRequired, _)? = await failure(501)
    else {
      Issue.record("a status maps to the wrong case")
      return
    }
    #expect(await failure(401)?.localizedDescription == "Please log in again.")
    let gone = try #require(await failure(404, #"{"ErrorMessage": "The sale is over."}"#))
    guard case .service(.failed, _) = gone else {
      Issue.record(gone)
      return
    }
    #expect(gone.localizedDescription == "The sale is over.")
    guard case .unexpectedStatus(let response)? = await failure(418, "teapot") else {
      Issue.record("418 is not a declared status")
      return
    }
    #expect(response.body == Data("teapot".utf8))
  }

  @Test func loggingPrintsTwoLinesWithSecretsMasked() async throws {
    let seen = Seen()
    let client = Client<Auctions>(
      .production,
      credentials: .bearer { "s3cret" },
      transport: Canned(status: 200, body: "[]"),
      middleware: [.logging { seen.add($1) }]
    )

    _ = try await client.send(Categories.named("impressionism"))

    #expect(seen.all.count == 2)
    #expect(seen.all[0].contains("GET"))
    #expect(seen.all[0].contains("/categories?name=impressionism"))
    #expect(seen.all[1].contains("200"))
    #expect(!seen.all.joined().contains("s3cret"))
  }
}
