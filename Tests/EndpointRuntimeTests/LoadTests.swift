import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Load", .network, .timeLimit(.minutes(15)))
struct LoadTests {
  @Test func completesThousandRequests() async throws {
    let server = try TestServer { .json(200, "\($0.path.dropFirst())") }
    let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
    let responses = try await withThrowingTaskGroup(of: Int.self) { group in
      var responses: [Int] = []
      for number in 0..<1000 {
        if number >= 64, let response = try await group.next() { responses.append(response) }
        let request = DeckOfCards.Request<Int>(
          .get,
          "/\(segment: number)",
          policy: .init(timeout: 240)
        )
        group.addTask { try await client.send(request) }
      }
      for try await response in group { responses.append(response) }
      return responses
    }
    #expect(responses.sorted() == Array(0..<1000))
    #expect(server.requests.count == 1000)
  }
}
