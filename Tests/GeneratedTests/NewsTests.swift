import Foundation
import NewsFixtures
import TestServer
import TestTraits
import Testing

@Suite("News client", .network)
struct NewsTests {
  @Test func sendsLoginAndFeedRequests() async throws {
    let server = try TestServer { request in
      request.path == "/user"
        ? .json(200, #"{"userName": "example@gmail.com", "email": "e@x.org", "extra": [1, {}]}"#)
        : .json(
          200,
          #"{"posts": [{"title": "Hi", "postDate": "2026-11-21T08:00:00Z", "headline": "H"}]}"#
        )
    }
    let client = Client<News>(.custom(server.url))

    let user = try await client.send(
      User.login(userName: "example@gmail.com", password: "tester1")
    )
    let posts = try await client.send(NewsFeed.feed(userId: "7")).posts

    #expect(user.fullName == nil)
    #expect(user.email == "e@x.org")
    #expect(posts.first?.title == "Hi")
    #expect(posts.first?.datePosted != nil)
    #expect(server.requests.map(\.method) == ["POST", "GET"])
    #expect(server.requests[1].target == "/newsFeed?userId=7")
    #expect(server.requests[0].text.contains("tester1"))
  }

  @Test func reportsPathOfMissingRequiredField() async throws {
    let stub = StubTransport { _ in .json(200, #"{"posts": [{"title": "Hi", "headline": "H"}]}"#) }
    let client = Client<News>(.production, transport: stub)

    guard
      case .failure(.decoding(let failure, let response)) =
        await client.result(NewsFeed.feed(userId: "7"))
    else {
      Issue.record("decoded a post without a date")
      return
    }
    #expect("\(failure)".contains("posts[0].postDate"))
    #expect(!response.body.isEmpty)
  }

  @Test func masksPassword() throws {
    let request = User.login(userName: "u", password: "tester1")
    #expect(!"\(request)".contains("tester1"))
    #expect(!request.curl(for: .production).contains("tester1"))
  }

  @Test func stubRespondsWithExamples() async throws {
    let client = Client<News>(.production, transport: StubTransport(News.examples))
    _ = try await client.send(NewsFeed.feed(userId: "7"))
  }
}
