import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// What the text of a path's words, their neighbors and their lists say about them.
@Suite("infer reads the words of paths", .serialized, .computing)
struct PathWordTests {
  /// Hosts, names in reverse domains and types of events are values. Versions, files, calls and groups before a version are
  /// words.
  @Test(arguments: [
    "m.room.name", "chat.example", "org.example.app", "light.kitchen", "a.b.c.d", "node-1.cluster",
  ])
  func qualifiedNamesAreValues(_ name: String) async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /rooms/7/state/\(name)", #"{"a": 1}"#), ("GET /health", #"{"a": "b"}"#),
      ("PUT /rooms/7/send/\(name)/41 204", ""),
    ])
    #expect(
      PathEvidenceTests.endpoints(of: proposal) == [
        "GET /health", "GET /rooms/{roomID}/state/{id}", "PUT /rooms/{roomID}/send/{sendID}/{id}",
      ]
    )
  }

  @Test(arguments: [
    "/rooms/7/users.json", "/rooms/7/list.php", "/method/wall.get", "/method/wall.sendPost",
    "/apis/rbac.example.io/v1/roles", "/api/chat.post", "/chat.open", "/rooms/7/v1.2/x",
  ])
  func otherNamesWithDotsAreWords(_ path: String) async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("POST \(path)", #"{"a": 1}"#), ("GET /health", #"{"a": "b"}"#),
    ])
    let word = path.replacing("/7", with: "/{id}")
    #expect(PathEvidenceTests.endpoints(of: proposal) == ["GET /health", "POST \(word)"])
  }

  /// The texts of a list name the values behind its collection, also behind the singular of its word.
  @Test(arguments: ["labels", "countries", "queues"])
  func listsOfTextsNameValues(_ plural: String) async throws {
    let singular = SwiftNaming.singular(of: plural)
    for list in [#"["job", "zone"]"#, #"{"status": "ok", "data": ["job", "zone"]}"#] {
      for word in [plural, singular] {
        let proposal = try await PathEvidenceTests.proposal([
          ("GET /\(plural)", list), ("GET /\(word)/job/values", "[]"),
          ("GET /\(word)/zone/values", "[]"), ("GET /\(word)/search", "[]"),
        ])
        let expected = [
          "GET /\(plural)", "GET /\(word)/search", "GET /\(word)/{name}/values",
        ]
        #expect(PathEvidenceTests.endpoints(of: proposal) == expected.sorted())
      }
    }
  }

  /// Where methods have words of their own, their neighbors are calls.
  @Test func neighborsOfCallsAreCalls() async throws {
    let calls: [PathEvidenceTests.Call] = ["create", "get", "alias"].map {
      ("POST /models/\($0)", #"{"a": 1}"#)
    }
    let proposal = try await PathEvidenceTests.proposal(
      calls + [("DELETE /models/delete", "{}"), ("DELETE /models/alias", "{}")]
    )
    #expect(
      PathEvidenceTests.endpoints(of: proposal) == [
        "DELETE /models/alias", "DELETE /models/delete", "POST /models/alias",
        "POST /models/create", "POST /models/get",
      ]
    )
    #expect(
      proposal.spec["endpoints"]?.objectValue.map { Set($0.map(\.key)) } == [
        "Models.alias", "Models.create", "Models.get", "Models.delete", "Models.deleteAlias",
      ]
    )
    #expect(!proposal.hints.contains { $0.contains("--path") })
  }

  /// The version of a program of the server is a word, and names before `api` and a version are those of APIs.
  @Test(arguments: ["v2.php", "v1.php"]) func programsAndTheirVersionsAreWords(
    _ version: String
  ) async throws {
    let thing = #"{"id": 1, "title": "x", "zone": "z"}"#
    let calls: [PathEvidenceTests.Call] = [
      ("GET /ocs/\(version)/users/7", thing), ("GET /ocs/\(version)/groups", "[]"),
      ("GET /index.php/apps/notes/api/v1/items/7", thing), ("GET /media/7.php", thing),
      ("GET /index.php/apps/deck/api/v1/items/8", thing),
      ("GET /ocs/\(version)/apps", #"["deck"]"#),
    ]
    let proposal = try await PathEvidenceTests.proposal(calls)
    #expect(
      PathEvidenceTests.endpoints(of: proposal) == [
        "GET /index.php/apps/deck/api/v1/items/{id}", "GET /index.php/apps/notes/api/v1/items/{id}",
        "GET /media/{id}", "GET /ocs/\(version)/apps", "GET /ocs/\(version)/groups",
        "GET /ocs/\(version)/users/{id}",
      ]
    )
    #expect(proposal.spec["types"]?["User"] != nil || proposal.spec["types"]?["Item"] != nil)
  }

  /// A word that clients only send by `POST` is a call beside values that have no `POST`.
  @Test(arguments: ["direct", "group"]) func callsBesideValues(_ word: String) async throws {
    let thing = #"{"id": "gy7aqxz5nmpd", "title": "x", "zone": "z"}"#
    let calls: [PathEvidenceTests.Call] = [
      ("GET /rooms/gy7aqxz5nmpd", thing), ("DELETE /rooms/h2kq8wz0x7vb", ""),
      ("POST /rooms/\(word) 201", thing), ("POST /rooms 201", thing),
    ]
    let proposal = try await PathEvidenceTests.proposal(calls)
    #expect(
      PathEvidenceTests.endpoints(of: proposal) == [
        "DELETE /rooms/{id}", "GET /rooms/{id}", "POST /rooms", "POST /rooms/\(word)",
      ]
    )
  }

  /// The parts of a thing, which it has in a map, are values behind their word.
  @Test(arguments: ["_view", "views", "view"]) func partsOfThings(_ word: String) async throws {
    let form = #"{"map": "x", "limit": 1}"#
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /designs/7", #"{"views": {"by-day": \#(form), "by-name": \#(form)}, "zone": "z"}"#),
      ("GET /designs/7/\(word)/by-day", "[]"), ("GET /designs/7/\(word)/by-name", "[]"),
      ("GET /designs/7/info", "{}"),
    ])
    #expect(
      PathEvidenceTests.endpoints(of: proposal)
        == [
          "GET /designs/{id}", "GET /designs/{id}/info", "GET /designs/{designID}/\(word)/{name}",
        ].sorted()
    )
  }

  /// An OpenAPI document is no call of the API that it describes.
  @Test(arguments: ["openapi", "swagger"]) func documentsAreNoCalls(_ key: String) async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /api/v2/users", #"[{"id": 1}]"#), ("GET /api/v2/users/1", #"{"id": 1}"#),
      ("GET /spec.json", #"{"\#(key)": "3.1.0", "info": {}, "paths": {"/users": {}}}"#),
    ])
    #expect(PathEvidenceTests.endpoints(of: proposal) == ["GET /users", "GET /users/{id}"])
    #expect(
      proposal.hints.contains(
        "the server has an OpenAPI document at /spec.json: endpoints import reads it"
      )
    )
  }

  /// `token` is a key only where nothing else signs the request.
  @Test(arguments: ["_token", "token", "key"]) func cursorsAreNoKeys(_ name: String) async throws {
    for headers in [["Authorization: Bearer x"], ["Authorization: Basic eDp5"], []] {
      let entries = ["", "?\(name)=gy7aqxz5nmpd81"].map { query in
        PathEvidenceTests.entry(("GET /users\(query)", "[]"), "application/json", headers)
      }
      let proposal = try await PathEvidenceTests.proposal(of: entries)
      let isKey = headers.isEmpty
      #expect((proposal.spec["endpoints"]?["Users.list"]?["parameters"]?[name] == nil) == isKey)
      #expect(proposal.spec["authentication"]?.objectValue?.count == 1)
    }
  }
}
