import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// A type is named after the last word of its path that says something, whatever the words are.
@Suite("infer names types by the words of paths", .serialized, .computing)
struct TypeNameLawTests {
  typealias Call = PathEvidenceTests.Call

  private static let owners = ["orders", "flow_runs"]
  private static let thing = #"{"id": 1, "title": "x", "price": 3, "zone": "z"}"#
  private static let part = #"{"left": 1, "right": true}"#

  /// The responses of endpoints by their method and path.
  static func responses(_ calls: [Call]) async throws -> [String: String] {
    let proposal = try await PathEvidenceTests.proposal(calls)
    let archive = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
    #expect(try await InferLawTests.problems(in: archive) == [], "\(calls)")
    let endpoints = (proposal.spec["endpoints"]?.objectValue ?? [:]).map { endpoint in
      let method = endpoint.value["method"]?.stringValue ?? "GET"
      let path = endpoint.value["path"]?.stringValue?.replacing(#/\{.*?\}/#, with: "{}") ?? ""
      return ("\(method) \(path)", endpoint.value["response"]?.typeOfResponse ?? "void")
    }
    return Dictionary(uniqueKeysWithValues: endpoints)
  }

  @Test(arguments: TypeNameLawTests.owners)
  func partsOfThings(owner: String) async throws {
    let element = ProposedName.elementTypeName(owner)
    let list: Call = ("GET /\(owner)", "[\(Self.thing)]")
    for word in ["turnServer", "token"] {
      let calls = [list, ("GET /\(owner)/7/\(word)", Self.part)]
      let name = ProposedName.typeNamePart(word)
      let found = try await Self.responses(calls)
      #expect(found["GET /\(owner)/{}/\(word)"] == name)
      #expect(found["GET /\(owner)"] == "[\(element)]")
      // A collection has the plain name.
      let others = calls + [("GET /\(word)s", #"[{"a": 1, "b": 2}]"#)]
      let both = try await Self.responses(others)
      #expect(both["GET /\(word)s"] == "[\(name)]")
      #expect(both["GET /\(owner)/{}/\(word)"] == element + name)
    }
    for word in ["status", "name", "data"] {
      let found = try await Self.responses([list, ("GET /\(owner)/7/\(word)", Self.part)])
      let name = element + ProposedName.typeNamePart(word)
      #expect(found["GET /\(owner)/{}/\(word)"] == name)
    }
  }

  /// What a verb responds is a response, unless it is the thing.
  @Test(arguments: TypeNameLawTests.owners)
  func verbsRespondWithTheThingOrAResponse(owner: String) async throws {
    let element = ProposedName.elementTypeName(owner)
    for verb in ["approve", "validate"] {
      for (body, name) in [
        (Self.thing, element),
        (Self.part, element + ProposedName.typeNamePart(verb) + "Response"),
      ] {
        let calls: [Call] = [
          ("GET /\(owner)", "[\(Self.thing)]"), ("POST /\(owner)/7/\(verb)", body),
        ]
        let found = try await Self.responses(calls)
        #expect(found["POST /\(owner)/{}/\(verb)"] == name)
      }
    }
  }

  /// The key of the values behind it, or of the texts in the body, names nothing.
  @Test(arguments: TypeNameLawTests.owners)
  func keysNameNothing(owner: String) async throws {
    let element = ProposedName.elementTypeName(owner)
    let calls = ["sku", "email", "title"].flatMap { key -> [Call] in
      [
        ("GET /\(owner)/\(key)/x1b2", #"{"id": 1, "\#(key)": "x1b2", "price": 3}"#),
        ("GET /\(owner)/\(key)/y1b2", #"{"id": 2, "\#(key)": "y1b2", "price": 3}"#),
      ]
    }
    for (path, type) in try await Self.responses(calls) { #expect(type == element, "\(path)") }
    for keys in ["ids", "usernames", "codes"] {
      let found = try await Self.responses([
        ("GET /\(owner)", "[\(Self.thing)]"),
        (#"POST /\#(owner)/\#(keys) 200 ["a", "b"]"#, "[\(Self.thing)]"),
      ])
      #expect(found["POST /\(owner)/\(keys)"] == "[\(element)]")
    }
  }

  /// What a change of something unread responds is a thing that a read thing contains, with fields that it may lack.
  @Test(arguments: TypeNameLawTests.owners)
  func changesRespondWithParts(owner: String) async throws {
    let part = #""played": true, "count": 1, "liked": false, "position": 7, "zone": "z""#
    let found = try await Self.responses([
      ("GET /\(owner)/7", #"{"id": 7, "title": "x", "usage": {\#(part)}}"#),
      ("POST /users/7/played/9", #"{\#(part), "last": 5}"#),
      ("DELETE /users/7/played/9", "{\(part)}"),
    ])
    #expect(found["POST /users/{}/played/{}"] == "Usage")
    #expect(found["DELETE /users/{}/played/{}"] == "Usage")
  }

  /// A failure that responds the thing has its type, and does not name it.
  @Test(arguments: TypeNameLawTests.owners)
  func failuresDoNotNameThings(owner: String) async throws {
    let element = ProposedName.elementTypeName(owner)
    let found = try await Self.responses([
      ("GET /\(owner)/7", Self.thing), (#"PUT /\#(owner)/7 200 {"title": "y"}"#, Self.thing),
      (#"PUT /\#(owner)/7 412 {"title": "z"}"#, Self.thing),
    ])
    #expect(found == ["GET /\(owner)/{}": element, "PUT /\(owner)/{}": element])
  }

  /// What fields with many names have is named after none of them.
  @Test(arguments: [
    (#"{"value": "a", "label": "A"}"#, "ValueLabel"),
    (#"{"id": 1, "name": "A", "url": "x"}"#, "Reference"),
  ])
  func sharedTypesHaveNeutralNames(part: String, name: String) async throws {
    let fields = ["status", "face", "color", "mode"].map { #""\#($0)": \#(part)"# }
    let thing = #"{"zone": "z", \#(fields.joined(separator: ", "))}"#
    let spec = try await PathEvidenceTests.proposal([("GET /racks/7", thing)]).spec
    let found = spec["types"]?["Rack"]?["fields"]?.objectValue?.map(\.value).dropFirst()
    #expect(found.map(Set.init) == [.string(name)])
  }

  /// A plural without elements is one thing.
  @Test(arguments: ["settings", "vars"])
  func pluralsWithoutElements(word: String) async throws {
    let name = ProposedName.typeNamePart(word)
    for (body, expected) in [
      (Self.part, name), (#"{"data": \#(Self.part)}"#, name + "Response"),
    ] {
      for method in ["GET", "PUT", "PATCH"] {
        let found = try await Self.responses([("\(method) /\(word)", body)])
        #expect(found["\(method) /\(word)"] == expected)
      }
    }
  }

  /// A type with the fields of another one that are always there is that type, if its name says so.
  ///
  /// The elements of a singular word may be those of any collection.
  @Test(arguments: [
    ("items", "editor", true), ("items", "resume", true), ("calendar", "", true),
    ("orders", "", false),
  ])
  func typesWithFewerFields(owner: String, action: String, isOne: Bool) async throws {
    let required = #""id": 1, "a": 1, "b": 2, "c": 3, "d": 4, "e": 5"#
    let all = "[{\(required), \"note\": \"x\"}, {\(required)}]"
    let path = action.isEmpty ? owner : "\(owner)/\(action)"
    let call: Call = (action == "editor" ? "PUT /\(path)" : "GET /\(path)", "[{\(required)}]")
    let found = try await Self.responses([
      ("GET /items", all), ("GET /items/7", "{\(required)}"), call,
    ])
    #expect((found[call.request] == found["GET /items"]) == isOne)
    #expect(found["GET /items"] == "[Item]")
  }

  /// Beside numbers, a word is a call.
  @Test(arguments: ["editor", "monitor", "reorder", "mass-edit"])
  func wordsBesideNumbers(word: String) async throws {
    for ids in [["1", "2"], ["9f8e7d6c5b4a3210", "0123456789abcdef"]] {
      let calls: [Call] =
        ids.map { ("GET /queue/\($0)", Self.thing) } + [
          ("GET /queue", "[\(Self.thing)]"), ("PUT /queue/\(word)", "[\(Self.thing)]"),
        ]
      let found = try await Self.responses(calls)
      let isNumbered = ids[0].count == 1
      #expect((found["PUT /queue/\(word)"] != nil) == isNumbered, "\(found)")
    }
  }

  /// Changes that respond `{}` or `null` respond nothing. A read object may be empty.
  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func emptyObjects(method: String) async throws {
    let request = "\(method) /rooms/7"
    let list: Call = ("GET /rooms", "[\(Self.thing)]")
    let isRead = method == "GET"
    for (body, type) in [("{}", "[string: json]"), ("null", "json?")] {
      let empty = try await Self.responses([list, (request, body)])
      #expect(empty["\(method) /rooms/{}"] == (isRead ? type : "void"))
    }
    let filled = try await Self.responses([list, (request, "{}"), (request, #"{"a": 1}"#)])
    #expect(filled["\(method) /rooms/{}"] != "void")
  }
}
