@_spi(Generated) import EndpointRuntime
import Foundation
import Mutation
import TestServer
import TestTraits
import Testing

@Suite("Client with a test server", .network, .timeLimit(.minutes(15)))
struct ClientServerTests {
  typealias R = DeckOfCards.Request<Void>

  @Test func sendsBodiesAndHeaders() async throws {
    let server = try TestServer { _ in .json(200, "{}") }
    let file = FileUpload(data: Data([0xFF, 0, 0x0D]), filename: "a.bin")
    let client = Client<DeckOfCards>(.custom(server.url), credentials: .bearer("t"))
    try await client.send(R(.put, "/json", headers: ["X-A": 1], body: .json(["a": "ü"])))
    try await client.send(R(.post, "/parts", body: .multipart([.init("f", file)])))
    _ = try? await client.send(DeckOfCards.profile())
    let requests = server.requests
    #expect(requests[0].text == #"{"a":"ü"}"#)
    #expect(requests[0].header("X-A") == "1")
    #expect(requests[0].header("Content-Type") == "application/json")
    let boundary = try #require(requests[1].header("Content-Type")?.split(separator: "=").last)
    #expect(requests[1].text.hasSuffix("--\(boundary)--\r\n"))
    #expect(Data(requests[1].body).range(of: Data([0xFF, 0, 0x0D])) != nil)
    #expect(requests[2].header("Authorization") == "Bearer t")
  }

  /// The value of a variable cannot change the host, add a segment or a query, or be empty.
  @Test func variablesRemainInTheirPlace() throws {
    var chance = Chance(seed: 12)
    for _ in 0..<Chance.count / 4 {
      let value = String(
        (0..<chance.number(in: 0...5)).map { _ in chance.pick(Array("a1/?#@:%\\.{} é&")) }
      )
      let server = Server<DeckOfCards>(
        "tenant",
        "https://{region}.example.com/{tenant}/v1",
        variables: ["region": "eu", "tenant": value]
      )
      let request = R(.get, "/cards")
      do throws(DeckOfCards.ClientError) {
        let url = try request.httpRequest(for: server).url
        let parts = url.absoluteString.split(separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count == 6 && parts[2] == "eu.example.com", "\(url)")
        #expect(String(parts[3]).removingPercentEncoding == value, "\(url)")
        #expect(parts[4...] == ["v1", "cards"] && url.query == nil && url.fragment == nil)
      } catch {
        #expect(value.isEmpty || value == "." || value == "..", "\(value): \(error)")
      }
      #expect(!value.isEmpty || (try? request.httpRequest(for: server)) == nil)
    }
  }

  @Test(arguments: ["https://a.example?x", "https://a.example/v1#top", "https://a.example/#"])
  func serversHaveNoQueryAndNoFragment(_ text: String) throws {
    let server = Server<DeckOfCards>.custom(try #require(URL(string: text)))
    #expect(throws: DeckOfCards.ClientError.self) { try R(.get, "/cards").httpRequest(for: server) }
  }

  @Test func returnsRedirectIfPolicyIsReturn() async throws {
    let server = try TestServer { _ in .redirect(302, "/elsewhere") }
    let request = DeckOfCards.Request<String>(
      .get,
      "/",
      policy: .init(redirects: .return),
      response: .statuses([302: .void.map { "moved" }])
    )
    let response = try await Client<DeckOfCards>(.custom(server.url)).response(for: request)
    #expect(response.value == "moved")
    #expect(response.headers["location"] == "/elsewhere")
    #expect(server.requests.count == 1)
  }
}
