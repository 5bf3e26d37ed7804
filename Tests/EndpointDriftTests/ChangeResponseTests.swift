import EndpointDrift
import EndpointJSON
import TestTraits
import Testing

/// What calls respond is one type if it is alike, and not if it shares a few keys, a wrapper or nulls only.
@Suite("infer distinguishes what calls respond", .serialized, .computing)
struct ChangeResponseTests {
  private typealias Call = PathEvidenceTests.Call

  private static func responses(_ calls: [Call]) async throws -> [String: String] {
    let endpoints = try await PathEvidenceTests.proposal(calls).spec["endpoints"]?.objectValue
    return (endpoints ?? [:]).reduce(into: [:]) { responses, endpoint in
      responses[endpoint.key] = endpoint.value["response"]?.stringValue
    }
  }

  /// Few common keys say nothing about what two calls named by verbs respond.
  @Test func callsWithFewCommonKeysRespondOthers() async throws {
    let thing = #"{"id": "c1", "image": "x", "size": 1, "state": "up"}"#
    let calls: [Call] = [
      ("GET /boxes", "[\(thing)]"), ("GET /boxes/7", thing),
      ("POST /boxes/create", #"{"id": "c1", "warnings": []}"#),
      ("POST /boxes/7/update", #"{"warnings": null}"#),
      ("POST /boxes/7/rename", #"{"warnings": null, "name": "x"}"#),
    ]
    let found = try await Self.responses(calls)
    #expect(found["Boxes.create"] == "BoxCreateResponse")
    #expect(found["Boxes.update"] == "BoxUpdateResponse")
    #expect(found["Boxes.rename"] == "BoxRenameResponse")
    #expect(found["Boxes.get"] == "Box")
  }

  /// Objects under different keys of one wrapper are different contents, although the other keys are null.
  @Test func nullsShowNoContents() async throws {
    func wrapped(_ data: String, _ auth: String) -> String {
      #"{"request": "x", "lease": 1, "data": \#(data), "wrap": null, "warnings": null, "auth": \#(auth)}"#
    }
    let calls: [Call] = [
      ("GET /ui/mounts", wrapped(#"{"a": 1, "b": "x"}"#, "null")),
      ("PUT /session/login", wrapped("null", #"{"token": "t", "policies": ["a"], "ttl": 7}"#)),
      ("POST /leases/renew", wrapped("null", "null")),
    ]
    let found = try await Self.responses(calls)
    #expect(Set(found.values).count == 3, "\(found)")
  }

  /// A thing with an identifier is the same thing where a part of it is null.
  @Test func nullsOfThingsShowThings() async throws {
    func thing(_ owner: String) -> String {
      #"{"Id": 7, "Name": "x", "Size": 1, "State": "up", "Path": "/x", "Owner": \#(owner)}"#
    }
    let calls: [Call] = [
      ("GET /stacks/7", thing(#"{"user": 1, "team": "x"}"#)),
      ("POST /stacks/create/plain/text", thing("null")),
    ]
    #expect(Set(try await Self.responses(calls).values) == ["Stack"])
  }

  /// A failure has several forms, and no response is one of them unless it has the same keys.
  @Test func failuresAreNoThings() async throws {
    let written = #""_id": "x", "version": 1, "result": "updated", "shards": 2, "term": 1"#
    let calls: [Call] = [
      ("POST /docs/7/save", "{\(written)}"), ("GET /docs/8 404", #"{"error": "x", "status": 404}"#),
      ("DELETE /docs/9 404", "{\(written)}"), ("GET /docs/7", #"{"title": "x", "text": "y"}"#),
    ]
    let found = try await Self.responses(calls)
    #expect(found.values.allSatisfy { !$0.contains("Problem") }, "\(found)")
  }

  /// Wrappers of one list of texts that several collections respond have the name of this list.
  @Test(arguments: [("keys", "KeyListResponse"), ("names", "NameListResponse")])
  func listsOfTextsHaveTheNameOfTheirKey(key: String, type: String) async throws {
    let calls: [Call] = ["roles", "users", "policies", "entities"].map { noun in
      ("GET /x/\(noun)", #"{"id": "x", "lease": 1, "data": {"\#(key)": ["a", "b"]}, "auth": null}"#)
    }
    #expect(Set(try await Self.responses(calls).values) == [type])
  }

  /// A word with a mark that clients only send is a call, and no thing.
  @Test(arguments: [("_reindex", "ReindexResponse"), ("_bulk", "BulkResponse")])
  func markedCallsRespond(word: String, type: String) async throws {
    let calls: [Call] = [
      ("POST /\(word)", #"{"took": 7, "items": [{"a": 1}]}"#), ("GET /_nodes", #"{"b": 1}"#),
    ]
    #expect(Set(try await Self.responses(calls).values) == [type, "Nodes"])
  }
}
