@_spi(Generated) import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Merge-patch bodies", .network, .timeLimit(.minutes(15)))
struct PatchTests {
  struct Change: WireEncodable {
    var title = Patch<String>.keep
    var due = Patch<Date>.keep
    var token = Patch<String>.keep

    func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.field("title", title)
      json.field("due", due, .unix)
      json.field("token", token, secret: true)
      json.endObject()
    }
  }

  @Test(arguments: [
    (Change(), "{}"),
    (Change(title: .clear, due: .clear), #"{"title":null,"due":null}"#),
    (Change(title: .set("ü")), #"{"title":"ü"}"#),
    (
      Change(title: .clear, due: .set(Date(timeIntervalSince1970: 5)), token: .set("t")),
      #"{"title":null,"due":5,"token":"t"}"#
    ),
  ])
  func sendsOnlyChangedFieldsWithNullForCleared(_ change: Change, _ text: String) async throws {
    let server = try TestServer { _ in .reply(204) }
    let request = DeckOfCards.Request<Void>(
      .patch,
      "/a",
      body: .json(change, contentType: "application/merge-patch+json")
    )
    try await Client<DeckOfCards>(.custom(server.url)).send(request)
    #expect(server.requests.map(\.text) == [text])
    #expect(server.requests.first?.header("Content-Type") == "application/merge-patch+json")
    #expect(!request.curl(for: .production).contains(#""token":"t""#))
  }
}
