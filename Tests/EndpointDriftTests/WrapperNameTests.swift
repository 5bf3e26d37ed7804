import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// A list has the name of its elements, however the API wraps it and writes its keys.
@Suite("infer names lists after their elements", .serialized, .computing)
struct WrapperNameTests {
  private static let element = #"{"id": 1, "title": "x", "price": 3, "done": true}"#

  /// The members around a list, with the key of the list at `*`.
  private static let wrappers = [
    #"{"*": [?]}"#, #"{"*": [?], "total": 9}"#, #"{"*": [?], "startIndex": 0, "totalCount": 9}"#,
    #"{"price": 9, "*": [?]}"#, #"{"paging": {"index": 1, "size": 2}, "*": [?]}"#,
    #"{"start": 0, "maxResults": 9, "*": [?]}"#,
  ]
  private static let nested = [
    #"{"result": "ok", "data": {"*": [?]}}"#, #"{"status": 200, "Data": {"*": [?], "total": 9}}"#,
    #"{"success": true, "payload": {"*": [?], "page": 1}}"#,
  ]

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  @Test(arguments: ["users", "flow_runs", "addons"])
  func listsHaveTheNameOfTheirElements(noun: String) async throws {
    let name = ProposedName.elementTypeName(noun)
    for key in ["items", "results", noun] {
      for style in [key, Self.capitalized(key)] {
        for (forms, ending) in [(Self.wrappers, "List"), (Self.nested, "ListResponse")] {
          for form in forms {
            let body = form.replacing("*", with: style).replacing("?", with: Self.element)
            let call: PathEvidenceTests.Call = ("GET /\(noun)", body)
            let spec = try await PathEvidenceTests.proposal([call]).spec
            let response = spec["endpoints"]?.objectValue?.first?.value["response"]
            #expect(response?.stringValue == name + ending, "\(body)")
            #expect(spec["types"]?[name]?["fields"]?["title"] == "string", "\(body)")
            let entry = PathEvidenceTests.entry(call, "application/json")
            #expect(try await InferLawTests.problems(in: Traffic.archive([entry])) == [], "\(body)")
          }
        }
      }
    }
  }

  /// An object around all wrappers of an API changes no name of their contents.
  @Test(arguments: ["ocs", "reply"]) func wrappersMayBeInObjects(key: String) async throws {
    for (content, name) in [
      ("[\(Self.element)]", "UserList"), (Self.element, "UserResponse"),
      (#"{"users": [\#(Self.element)]}"#, "UserListResponse"),
    ] {
      let meta = #"{"status": "ok", "code": 200}"#
      let body = #"{"\#(key)": {"meta": \#(meta), "data": \#(content)}}"#
      let call: PathEvidenceTests.Call = ("GET /users" + (name == "UserResponse" ? "/7" : ""), body)
      let spec = try await PathEvidenceTests.proposal([call]).spec
      let response = spec["endpoints"]?.objectValue?.first?.value["response"]
      #expect(response == .string(name), "\(body)")
      #expect(spec["types"]?["User"]?["fields"]?["title"] == "string", "\(body)")
      let entry = PathEvidenceTests.entry(call, "application/json")
      #expect(try await InferLawTests.problems(in: Traffic.archive([entry])) == [], "\(body)")
    }
  }

  /// Things under their identifiers are a list, also where the path names something else and their order is a list.
  @Test(arguments: [("posts", "posts"), ("pinned", "posts"), ("posts", "posts/unread")])
  func mapsAreLists(list: String, path: String) async throws {
    let things = #""posts": {"gy7aqxz5nmpd": \#(Self.element), "h2kq8wz0x7vb": \#(Self.element)}"#
    let order = #"{"order": ["gy7aqxz5nmpd", "h2kq8wz0x7vb"], \#(things), "next": ""}"#
    for body in [order, path == "posts" && list == path ? "{\(things), \"next\": \"\"}" : order] {
      let calls: [PathEvidenceTests.Call] = [
        ("GET /rooms/7/\(path)", body), ("GET /rooms/7/\(list)", body),
      ]
      let spec = try await PathEvidenceTests.proposal(calls).spec
      for (id, endpoint) in spec["endpoints"]?.objectValue ?? [:] {
        #expect(endpoint["response"] == "PostList", "\(id) \(body)")
      }
    }
  }

  /// What several calls of a thing respond is named after the thing, and after none of the calls.
  @Test(arguments: [["assign", "set_severity"], ["add_comment", "assign", "set_type"]])
  func sharedResponsesAreNamedAfterTheThing(actions: [String]) async throws {
    let body = #"{"issue": {"id": 1, "state": "x"}, "rules": [1], "users": ["a"], "changed": true}"#
    let calls = actions.map { ("POST /issues/\($0)", body) }
    let list = ("GET /issues", #"[{"id": 1, "state": "x"}]"#)
    let spec = try await PathEvidenceTests.proposal(calls + [list]).spec
    let responses = (spec["endpoints"]?.objectValue ?? [:]).compactMap { endpoint in
      endpoint.value["method"] == nil ? nil : endpoint.value["response"]?.typeOfResponse
    }
    #expect(responses == actions.map { _ in "IssueResponse" })
  }

  /// An empty list beside lists of values is that of another value. Beside things, it is a word.
  @Test(arguments: [true, false])
  func emptyListsAreOfValues(isList: Bool) async throws {
    for words in [["web", "db"], ["alpha", "beta", "gamma"]] {
      let calls = words.map { word -> PathEvidenceTests.Call in
        let service = #"{"service": "\#(word)", "port": 80}"#
        return ("GET /catalog/service/\(word)", isList ? "[\(service), \(service)]" : service)
      }
      for other in ["nope", "old-mail"] {
        let empty = ("GET /catalog/service/\(other)", "[]")
        let proposal = try await PathEvidenceTests.proposal(calls + [empty])
        let paths = PathEvidenceTests.endpoints(of: proposal)
        #expect(paths.contains("GET /catalog/service/\(other)") != isList, "\(paths)")
      }
    }
  }
}
