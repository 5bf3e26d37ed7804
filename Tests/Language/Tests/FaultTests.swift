import Foundation
import LanguageFixtures
import TestServer
import TestTraits
import Testing

@Suite("Service failures", .network)
struct FaultTests {
  private func client(_ status: Int, _ body: String) -> Client<Language> {
    Client(
      .production(),
      credentials: .bearer("t"),
      transport: StubTransport { _ in .json(status, body) }
    )
  }

  private static let problem = #"{"code":1,"message":"No."}"#

  @Test(
    arguments: [
      (404, problem, .missing(Problem(code: 1, message: "No."))),
      (410, "", .gone),
      (412, #"{"limit":5,"message":"No."}"#, .limit(Limit(limit: 5, message: "No."))),
      (429, problem, .slowDown(Problem(code: 1, message: "No."))),
      (400, problem, .rejected(Problem(code: 1, message: "No."))),
      (200, #"{"status":"error","reason":"R","x":1}"#, .refused(Refusal(reason: "R"))),
      (400, #"{"status":"error","reason":"R"}"#, .refused(Refusal(reason: "R"))),
      (503, "<html>", .unavailable),
      (
        404, #"{"status":"error","reason":"R","code":1,"message":"No."}"#,
        .refused(Refusal(reason: "R"))
      ),
      (404, #"{"status":"error","reason":"R"}"#, .refused(Refusal(reason: "R"))),
      (304, "7", .odd(7)),
    ] as [(Int, String, Language.Failure)]
  )
  func mapsResponseToAPIFailure(status: Int, body: String, expected: Language.Failure) async {
    guard
      case .failure(.service(let failure, let response)) = await client(status, body).result(
        Faults.all()
      )
    else {
      Issue.record("no service failure")
      return
    }
    #expect(failure == expected)
    #expect(response.status == status)
  }

  @Test func doesNotTreatSuccessAsFailure() async throws {
    #expect(try await client(200, #"{"x":1,"status":"error"}"#).send(Faults.all()) == Point(x: 1))
    #expect(
      try await client(200, #"{"x":1,"status":"fine","reason":"R"}"#).send(Faults.all())
        == Point(x: 1)
    )
  }

  @Test(
    arguments: [
      (404, "", .notHere),
      (402, #"{"limit":5,"message":"Pay."}"#, .limited(Limit(limit: 5, message: "Pay."))),
      (429, #"{"limit":5,"message":"Wait."}"#, .limited(Limit(limit: 5, message: "Wait."))),
      (403, #"{"error_tag":"MAX_ITEMS"}"#, .full),
      (403, #"{"error_tag":"OWNER"}"#, .forbidden),
      (403, "<html>", .forbidden),
      (403, #"{"state":"waiting"}"#, .waiting),
      (200, #"{"state":"waiting"}"#, .waiting),
      (410, "", .gone),
      (418, problem, .rejected(Problem(code: 1, message: "No."))),
    ] as [(Int, String, Language.Failure)]
  )
  func mapsResponseToEndpointFailure(status: Int, body: String, expected: Language.Failure) async {
    guard case .failure(.service(let failure, _)) = await client(status, body).result(Faults.own())
    else {
      Issue.record("no service failure")
      return
    }
    #expect(failure == expected)
  }

  @Test func ignoresRulesThatEndpointRemoves() async {
    guard
      case .failure(.unexpectedStatus(let response)) = await client(500, "{}").result(Faults.own())
    else {
      Issue.record("500 is not a declared failure of this endpoint")
      return
    }
    #expect(response.status == 500)
  }

  @Test func checksBodyOfEndpointWithoutResponse() async {
    guard
      case .failure(.service(.failed, _)) = await client(200, #"{"ok":false}"#).result(
        Faults.nothing()
      )
    else {
      Issue.record("no service failure")
      return
    }
    guard case .success = await client(200, "").result(Faults.nothing()) else {
      Issue.record("an empty body is a success")
      return
    }
  }

  @Test func localizedDescriptionUsesFailureMessage() async {
    func text(_ status: Int, _ body: String) async -> String? {
      guard case .failure(let error) = await client(status, body).result(Faults.own()) else {
        return nil
      }
      return error.localizedDescription
    }
    #expect(await text(402, #"{"limit":5,"message":"Pay."}"#) == "Pay.")
    #expect(await text(418, Self.problem) == "No.")
    #expect(await text(410, "") == "It is gone.")
    #expect(await text(404, "") == "The server refused the request (status 404).")
    #expect(await text(500, "") == "The server responded with the unexpected status 500.")
    #expect(await text(200, #"{"y":1}"#) == "The server's response could not be read.")
  }

  @Test func reportsFailureOverNetwork() async throws {
    let server = try TestServer { _ in .json(429, #"{"limit":5,"message":"Wait."}"#) }
    guard
      case .failure(.service(.limited(let limit), _)) = await Client<Language>(
        .custom(server.url),
        credentials: .bearer("t")
      ).result(Faults.own())
    else {
      Issue.record("no service failure")
      return
    }
    #expect(limit.limit == 5)
  }
}
