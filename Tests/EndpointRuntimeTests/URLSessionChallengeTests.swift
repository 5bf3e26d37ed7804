import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("URLSessionTransport challenges", .network, .timeLimit(.minutes(15)))
struct URLSessionChallengeTests {
  let transport = URLSessionTransport()

  @Test(arguments: [
    "Basic realm=\"members\"", "Basic realm=members", "Basic", "Bearer", "Bearer error=\"expired\"",
    "Bearer realm=\"a, b\", error=\"invalid_token\"",
    "Digest realm=\"d\", nonce=\"n\", qop=\"auth\"",
    "Negotiate", "", "Basic realm=", "Basic realm=\"é\"", "realm=\"x\"",
    "Basic realm=\"a\", Bearer",
  ])
  func returns401WithAnyChallenge(_ challenge: String) async throws {
    let server = try TestServer { _ in
      .json(401, #"{"error": "who?"}"#, headers: ["WWW-Authenticate": challenge])
    }
    let response = try await transport.send(HTTPRequest(url: server.url))
    #expect(response.status == 401)
    #expect(response.text == #"{"error": "who?"}"#)
    #expect(server.requests.count == 1)
  }

  @Test func returns401AfterPost() async throws {
    let server = try TestServer { _ in .reply(401, headers: ["WWW-Authenticate": "Basic realm=x"]) }
    let request = HTTPRequest(
      .post,
      url: server.url,
      headers: ["Authorization": "Basic d3Jvbmc="],
      body: .data(Data("body".utf8))
    )
    #expect(try await transport.send(request).status == 401)
  }

  @Test func returns407OfProxy() async throws {
    let server = try TestServer { _ in
      .reply(407, headers: ["Proxy-Authenticate": "Basic realm=\"p\""])
    }
    #expect(try await transport.send(HTTPRequest(url: server.url)).status == 407)
  }

  @Test func sendsRequestsAfterManyChallenges() async throws {
    let server = try TestServer { request in
      request.header("Authorization") == nil
        ? .reply(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""]) : .text(200, "in")
    }
    for _ in 0..<20 {
      #expect(try await transport.send(HTTPRequest(url: server.url)).status == 401)
    }
    let request = HTTPRequest(url: server.url, headers: ["Authorization": "Basic eDp5"])
    #expect(try await transport.send(request).text == "in")
    #expect(server.requests.count == 21)
  }
}
