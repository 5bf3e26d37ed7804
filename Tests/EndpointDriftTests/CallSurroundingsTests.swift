import EndpointDrift
import EndpointJSON
import TestTraits
import Testing

/// What belongs to all calls of an API, or to none: its server, its credentials and its headers.
@Suite("infer finds servers, credentials and headers", .serialized, .computing)
struct CallSurroundingsTests {
  /// A few short paths outside of an API, such as the health of its server, do not change its path.
  @Test func shortPathsAreNotOfTheServer() async throws {
    for (count, path) in [(9, ""), (10, "/api/v2"), (20, "/api/v2")] {
      for outside in ["/health", "/api/"] {
        let calls = "abcdefghijklmnopqrst".prefix(count).map { part in
          ("GET /api/v2/part_\(part)/list", #"{"a": 1}"#)
        }
        let proposal = try await PathEvidenceTests.proposal(calls + [("GET \(outside)", "{}")])
        let server = proposal.spec["servers"]?["production"]?.stringValue
        let expected = path.isEmpty && outside == "/api/" ? "/api" : path
        #expect(server == "https://club.example.com" + expected)
        #expect(proposal.hints.contains { $0.contains("1 path outside of") } == !path.isEmpty)
      }
    }
  }

  /// A user and a password in a query are credentials, unless a call logs in with them.
  @Test(arguments: [("u", "p"), ("user", "pass"), ("username", "password")])
  func loginsInQueriesAreCredentials(user: String, password: String) async throws {
    let login = "\(user)=ann&\(password)=s3cr3t"
    for path in ["/query", "/songs/7", "/login", "/auth/session"] {
      let proposal = try await PathEvidenceTests.proposal([
        ("GET \(path)?q=x&\(login)", #"{"a": 1}"#), ("GET /list?u=x", #"{"a": 1}"#),
      ])
      let isLogin = path == "/login" || path == "/auth/session"
      let endpoint = proposal.spec["endpoints"]?.objectValue?.first { endpoint in
        endpoint.value["parameters"]?["q"] != nil
      }
      let names = endpoint?.value["parameters"]?.objectValue?.keys.filter { $0 != "id" }
      #expect(names == (isLogin ? ["q", user, password] : ["q"]))
      let schemes = proposal.spec["authentication"]?.objectValue?.keys
      #expect(schemes.map(Set.init) == (isLogin ? nil : ["user", "password"]))
    }
  }

  /// A response with the header `ETag: v7-81fa`.
  private static let taggedSong: JSONValue = {
    let entry = PathEvidenceTests.entry(("GET /songs/7", #"{"a": 1}"#), "application/json")
    var read = entry.objectValue ?? [:]
    var response = read["response"]?.objectValue ?? [:]
    response["headers"] = [["name": "ETag", "value": "v7-81fa"]]
    read["response"] = .object(response)
    return .object(read)
  }()

  /// The names of headers have no case, so each is one parameter.
  @Test func headersInTwoSpellingsAreOne() async throws {
    let changes = ["If-Match", "if-match", "IF-MATCH"].map { name in
      PathEvidenceTests.entry(("PUT /songs/7 204", ""), "", ["\(name): v7-81fa"])
    }
    let proposal = try await PathEvidenceTests.proposal(of: [Self.taggedSong] + changes)
    let parameters = proposal.spec["endpoints"]?["Songs.replace"]?["parameters"]?.objectValue
    #expect(parameters?.keys == ["id", "If-Match"])
    #expect(parameters?["If-Match"] == ["type": "string", "in": "header"])
  }

  /// A header with a value of an earlier response belongs to its call. Headers of browsers and of authentication do not.
  @Test(arguments: [
    ("If-Match", true), ("X-Version", true), ("Upload-Offset", true), ("If-None-Match", false),
    ("Referer", false), ("Cookie", false), ("X-CSRF-Token", false), ("X-API-Key", false),
  ])
  func headersOfEarlierResponses(name: String, isDeclared: Bool) async throws {
    for isAlwaysSent in [true, false] {
      let change = ("PUT /songs/7 204", "")
      let sent = PathEvidenceTests.entry(change, "", ["\(name): v7-81fa", "X-Other: v7-81fb"])
      let others = isAlwaysSent ? [] : [PathEvidenceTests.entry(change, "")]
      let proposal = try await PathEvidenceTests.proposal(of: [Self.taggedSong, sent] + others)
      let parameters = proposal.spec["endpoints"]?["Songs.replace"]?["parameters"]
      let type: JSONValue = isAlwaysSent ? "string" : "string?"
      #expect(parameters?[name] == (isDeclared ? ["type": type, "in": "header"] : nil))
      #expect(parameters?.objectValue?.count == (isDeclared ? 2 : 1))
    }
  }
}
