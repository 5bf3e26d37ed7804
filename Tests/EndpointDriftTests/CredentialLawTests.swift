import EndpointDrift
import EndpointJSON
import Mutation
import TestTraits
import Testing

/// A header whose last word names a credential authenticates, if its value is a secret that requests share.
@Suite("infer finds keys in headers and queries", .serialized, .computing)
struct CredentialLawTests {
  private static let names = [
    "X-RapidAPI-Key", "Ocp-Apim-Subscription-Key", "X-Emby-Token", "X-N8N-API-KEY",
    "X-Vault-Token", "PRIVATE-TOKEN", "X-Plex-Token", "X-Auth-Key", "x-goog-api-key", "DD-API-KEY",
    "X-Shop-Secret", "X-Shop-JWT", "X-Authorization", "apikey",
  ]
  private static let others = [
    "Idempotency-Key", "X-Cache-Key", "X-Request-Token", "X-Request-Id", "X-Next-Token",
    "X-Sort-Key-Order", "X-Keyboard", "Sec-WebSocket-Key",
  ]

  private static func secret(_ chance: inout Chance) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return "7" + String((0..<23).map { _ in chance.pick(letters) })
  }

  /// The spec of calls with one header each.
  private static func spec(_ headers: [[String]]) async throws -> JSONValue {
    let paths = ["GET /users", "GET /orders", "GET /users/7"]
    let entries = headers.enumerated().map { index, headers in
      PathEvidenceTests.entry((paths[index % 3], #"{"a": 1}"#), "application/json", headers)
    }
    #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [])
    return try await PathEvidenceTests.proposal(of: entries).spec
  }

  private static func keys(of spec: JSONValue) -> [String] {
    (spec["authentication"]?.objectValue ?? [:]).map { scheme in
      scheme.value["key"]?.stringValue ?? scheme.value.stringValue ?? ""
    }
  }

  @Test(arguments: names)
  func sameSecretsAuthenticate(name: String) async throws {
    var chance = Chance(seed: 7)
    for count in [1, 2, 5] {
      let secret = Self.secret(&chance)
      let spec = try await Self.spec((0..<count).map { _ in ["\(name): \(secret)"] })
      #expect(Self.keys(of: spec) == [name], "\(count)")
      #expect(spec["defaults"] == ["authentication": "key"])
      for endpoint in spec["endpoints"]?.objectValue ?? [:] {
        #expect(endpoint.value["authentication"] == nil)
      }
    }
  }

  /// The names of headers have no case.
  @Test(arguments: names)
  func spellingsAreOneHeader(name: String) async throws {
    let spellings = [name, name.lowercased(), name.uppercased()]
    let spec = try await Self.spec(spellings.map { ["\($0): 7f3Kq9ZtW2mXc81LpQv0"] })
    #expect(Self.keys(of: spec).map { $0.lowercased() } == [name.lowercased()])
  }

  @Test(arguments: others)
  func otherHeadersDoNotAuthenticate(name: String) async throws {
    for count in [1, 2, 4] {
      let spec = try await Self.spec((0..<count).map { _ in ["\(name): 7f3Kq9ZtW2mXc81LpQv0"] })
      #expect(Self.keys(of: spec) == [], "\(count)")
    }
  }

  /// A header whose value differs in each request does not authenticate. A cookie or another header then does.
  @Test(arguments: ["X-Upload-Token", "X-Transfer-Key", "X-Step-Secret"])
  func changingValuesDoNotAuthenticate(name: String) async throws {
    var chance = Chance(seed: 11)
    for (other, keys) in [
      ([], []), (["Cookie: sessionid=x"], ["sessionid"]), (["Authorization: Bearer x"], ["bearer"]),
    ] {
      for count in [2, 3, 6] {
        let spec = try await Self.spec(
          (0..<count).map { _ in other + ["\(name): \(Self.secret(&chance))"] }
        )
        #expect(Self.keys(of: spec) == keys, "\(count)")
      }
    }
  }

  /// A client renews its token at times.
  @Test func renewedTokensAuthenticate() async throws {
    let spec = try await Self.spec(
      (0..<9).map { ["X-Shop-Token: 7f3Kq9ZtW2mXc81LpQv\($0 / 3)"] }
    )
    #expect(Self.keys(of: spec) == ["X-Shop-Token"])
  }

  /// Beside the cookie of a session, words are facts about it. A word alone may be a session.
  @Test(arguments: ["auth_type=password", "is_authenticated=true", "login_count=3"])
  func factsInCookiesDoNotAuthenticate(fact: String) async throws {
    let session = "access_token=7f3Kq9ZtW2mXc81LpQv0"
    for cookies in ["\(session); \(fact)", "\(fact); \(session)"] {
      let spec = try await Self.spec([["Cookie: \(cookies)"], ["Cookie: \(cookies)"]])
      #expect(Self.keys(of: spec) == ["access_token"])
    }
    let alone = try await Self.spec([["Cookie: \(fact)"]])
    #expect(Self.keys(of: alone).count == 1)
  }

  /// The key of a thing is a name, and a line of several texts is no key.
  @Test(arguments: [
    ("X-Routing-Key", "orders.created"), ("X-Partition-Key", "tenant-seventeen"),
    ("X-Device-Authorization", "Client=\"Web\", Device=\"Firefox 128\", Version=\"1.0\""),
    ("X-Sort-Key", "4711"),
  ])
  func namesOfThingsDoNotAuthenticate(name: String, text: String) async throws {
    let spec = try await Self.spec([["\(name): \(text)"], ["\(name): \(text)"]])
    #expect(Self.keys(of: spec) == [])
  }

  /// `key` in a query is an argument if it names things, or if each request has another one.
  @Test func keysOfThingsAreArguments() async throws {
    var chance = Chance(seed: 13)
    let secrets = (0..<3).map { _ in Self.secret(&chance) }
    let same = Array(repeating: secrets[0], count: 3)
    for name in ["key", "token"] {
      for (texts, isKey) in [
        (same, true), (secrets, false), (["java:S1135", "java:S100"], false),
        (["src/main/A0.java"], false), (["acme:billing:src/A0.java"], false),
      ] {
        let entries = texts.map { text in
          let call = ("GET /rules?\(name)=\(TrafficEntry.encoded(text))", "[]")
          return PathEvidenceTests.entry(call, "application/json")
        }
        let spec = try await PathEvidenceTests.proposal(of: entries).spec
        let parameters = spec["endpoints"]?.objectValue?.first?.value["parameters"]
        #expect((parameters?[name] == nil) == isKey, "\(texts)")
        #expect(Self.keys(of: spec) == (isKey ? [name] : []), "\(texts)")
        #expect(try await InferLawTests.problems(in: Traffic.archive(entries)) == [])
      }
    }
  }
}
