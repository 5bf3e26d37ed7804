import EndpointRuntime
import Foundation
import TestServer
import Testing

@Suite("Load", .timeLimit(.minutes(5)))
struct LoadTests {
  @Test func noneOfAThousandRequestsIsLost() async throws {
    let server = try TestServer { .json(200, "\($0.path.dropFirst())") }
    let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
    let answers = try await withThrowingTaskGroup(of: Int.self) { group in
      var answers: [Int] = []
      for number in 0..<1000 {
        if number >= 64, let answer = try await group.next() { answers.append(answer) }
        let request = DeckOfCards.Request<Int>(
          .get,
          "/\(segment: number)",
          policy: .init(timeout: 240)
        )
        group.addTask { try await client.send(request) }
      }
      for try await answer in group { answers.append(answer) }
      return answers
    }
    #expect(answers.sorted() == Array(0..<1000))
    #expect(server.requests.count == 1000)
  }
}
