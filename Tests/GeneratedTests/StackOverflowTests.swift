import Foundation
import StackOverflowFixtures
import TestServer
import TestTraits
import Testing

@Suite("Stack Overflow client", .network)
struct StackOverflowTests {
  static let answerers = #"""
    {"items": [{"score": 512, "post_count": 40, "user": {"user_id": 7, "display_name": "Ada",
      "link": "https://so.com/u/7", "profile_image": "https://so.com/7.png", "reputation": 9001}}],
     "has_more": true, "quota_remaining": 9990, "backoff": 10}
    """#

  @Test func flattensNestedUsers() async throws {
    let server = try TestServer { _ in .json(200, Self.answerers) }
    let client = Client<StackOverflow>(.custom(server.url))

    let users = try await client.send(TopUsers.allTime(tag: "c#"))

    #expect(server.requests[0].path == "/tags/c%23/top-answerers/all_time")
    #expect(server.requests[0].target.contains("site=stackoverflow"))
    #expect(users.count == 1)
    #expect(users[0].score == 512)
    #expect(users[0].displayName == "Ada")
    #expect(users[0].reputation == 9001)
  }

  @Test func reportsPathOfMissingNestedField() async throws {
    let stub = StubTransport { _ in
      .json(200, #"{"items": [{"score": 1, "post_count": 2, "user": {"user_id": 7}}]}"#)
    }
    let client = Client<StackOverflow>(.production, transport: stub)

    guard case .failure(.decoding(let failure, _)) = await client.result(TopUsers.allTime(tag: "x"))
    else {
      Issue.record("decoded a user without a name")
      return
    }
    #expect("\(failure)".contains("items[0].user.display_name"))
  }

  @Test func relatedTagsDecodeToNames() async throws {
    let server = try TestServer { _ in
      .json(200, #"{"items": [{"name": "ios", "count": 3}, {"name": "xcode"}], "has_more": false}"#)
    }
    let client = Client<StackOverflow>(.custom(server.url))

    let names: [String] = try await client.send(Tags.related(to: "swift"))

    #expect(names == ["ios", "xcode"])
    #expect(server.requests[0].path == "/tags/swift/related")
    #expect(server.requests[0].target.contains("filter="))
  }

  @Test func reputationHistoryPreservesUnknownTypes() async throws {
    let stub = StubTransport { _ in
      .json(
        200,
        #"""
        {"items": [{"reputation_change": -2, "reputation_history_type": "mystery",
          "creation_date": 1700000000, "post_id": 5}], "has_more": false}
        """#
      )
    }
    let client = Client<StackOverflow>(.production, transport: stub)

    let history = try await client.send(Users.reputationHistory(id: 22656))

    #expect(history[0].reputationChange == -2)
    #expect(!history[0].reputationHistoryType.isKnown)
    #expect(history[0].creationDate == Date(timeIntervalSince1970: 1_700_000_000))
    let query = try #require(stub.requests[0].url.query())
    #expect(query.contains("pagesize=20"))
  }

  @Test func serviceErrorIsTyped() async throws {
    let server = try TestServer { _ in
      .json(
        400,
        #"{"error_id": 502, "error_name": "throttle_violation", "error_message": "too many requests"}"#
      )
    }
    let client = Client<StackOverflow>(.custom(server.url))

    guard
      case .failure(.service(let failure, let response)) =
        await client.result(Tags.related(to: "swift"))
    else {
      Issue.record("a 400 was not a service failure")
      return
    }
    #expect(response.status == 400)
    #expect("\(failure)".contains("throttle_violation"))
  }

  @Test func stubRespondsWithExamples() async throws {
    let client = Client<StackOverflow>(
      .production,
      transport: StubTransport(StackOverflow.examples)
    )

    #expect(try await !client.send(TopUsers.allTime(tag: "ios")).isEmpty)
  }
}
