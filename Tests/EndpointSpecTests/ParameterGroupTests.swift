import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of groups: parameters that are grouped by their places give one error, and its edit makes the endpoint with the same parameters.
@Suite("Groups of parameters become parameters", .serialized, .computing)
struct ParameterGroupTests {
  /// The words of each place, as RAML, Postman, Insomnia, Express, Spring and generated code have them.
  static let words = [
    "path": [
      "path", "pathParams", "path_params", "pathParameters", "uriParameters", "pathVariables",
    ],
    "query": ["query", "queryParams", "queryParameters", "query_params", "queryString"],
    "header": ["header", "headers", "headerParams"], "cookie": ["cookie", "cookies"],
  ]

  static let entries = [
    "path": #""id": "int""#, "query": #""limit": { "type": "int?" }, "all": "bool?""#,
    "header": #""X-Trace": "string?""#, "cookie": #""session": { "type": "string" }"#,
  ]

  static let expected = [
    "path": ["id path"], "query": ["limit query", "all query"], "header": ["X-Trace header"],
    "cookie": ["session cookie"],
  ]

  private static let places = ["path", "query", "header", "cookie"]

  /// Each set of places with two groups or more, as numbers whose bits are the places. `path` is always there.
  static let sets = (1..<16).filter { $0 & 1 == 1 && $0.nonzeroBitCount > 1 }

  @Test(arguments: sets)
  func groupsInParametersAreParameters(_ set: Int) throws {
    for variant in 0..<6 {
      let groups = Self.groups(set, variant)
      try check("\"parameters\": { \(groups) }", set)
    }
  }

  @Test(arguments: sets)
  func groupsOfAnEndpointAreParameters(_ set: Int) throws {
    for variant in 0..<6 {
      // A path is a text, and a header among the headers of all requests is a text, too.
      let groups = Self.groups(set, variant, besides: ["path", "headers"])
      try check(groups, set)
    }
  }

  /// Some parameters are right, and others are in groups beside them.
  @Test func groupsBesideParametersAreAdded() throws {
    for (place, words) in Self.words where place != "path" {
      for word in words where word != "headers" {
        let group = "\"\(word)\": { \(Self.entries[place] ?? "") }"
        let own = "\"parameters\": { \(Self.entries["path"] ?? "") }"
        let set = 1 | 1 << (Self.places.firstIndex(of: place) ?? 0)
        try check("\(own), \(group)", set)
        try check("\(group), \(own)", set)
      }
    }
  }

  /// A query in the path goes into the group, and both edits together are right.
  @Test func queryOfPathJoinsGroup() throws {
    for word in Self.words["query"] ?? [] {
      let text = Self.spec("\"parameters\": { \"id\": \"int\" }, \"summary\": \"\"")
        .replacing(/"parameters".*"summary": ""/, with: "\"\(word)\": { \"sort\": \"string?\" }")
        .replacing("/items/{id}", with: "/items?limit={limit}")
      let result = HintedSpec(text).edited
      #expect(parameters(of: result).sorted() == ["limit query", "sort query"], "\(result)")
    }
  }

  /// A header with a type is an argument. One with a text is sent by each request, and remains.
  @Test(arguments: [
    #"{ "type": "string" }"#, #"{ "schema": { "type": "string" }, "required": true }"#,
    #"{ "type": "string", "constant": "1" }"#,
  ])
  func headersWithTypesAreParameters(_ header: String) throws {
    let keys = #""parameters": { "id": "int" }, "headers": { "X-A": "1", "X-Trace": \#(header) }"#
    let text = try HintedSpec(Self.spec(keys)).corrected()
    #expect(parameters(of: text) == ["id path", "X-Trace header"], "\(text)")
    #expect(text.contains(#""headers": { "X-A": "1" }"#), "\(text)")
  }

  /// Parameters may have the name of a place.
  @Test(arguments: [
    #""parameters": { "id": "int", "query": "string?" }"#,
    #""parameters": { "id": "int", "query": { "type": "string?" }, "path": { "type": "string?", "in": "query" } }"#,
    #""parameters": { "id": "int", "header": { "type": { "fields": { "a": "int?" } } } }"#,
  ])
  func namesOfPlacesAreFree(_ keys: String) {
    #expect(HintedSpec(Self.spec(keys)).problems.isEmpty)
  }

  private static func groups(_ set: Int, _ variant: Int, besides: [String] = []) -> String {
    places.indices.filter { set & 1 << $0 != 0 }.map { index in
      let place = places[index]
      let free = (words[place] ?? []).filter { !besides.contains($0) }
      return "\"\(free[variant % free.count])\": { \(entries[place] ?? "") }"
    }.joined(separator: ", ")
  }

  private static func spec(_ keys: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "endpoints": { "get": { "path": "/items/{id}", \(keys), "summary": "Get." } } }
    """
  }

  private func check(_ keys: String, _ set: Int) throws {
    let text = try HintedSpec(Self.spec(keys)).corrected()
    let expected = Self.places.indices.filter { set & 1 << $0 != 0 }
      .flatMap { Self.expected[Self.places[$0]] ?? [] }
    #expect(parameters(of: text).sorted() == expected.sorted(), "\(text)")
  }

  private func parameters(of text: String) -> [String] {
    HintedSpec(text).result.model?.endpoints[0].parameters.map {
      "\($0.field.wireName.text) \($0.location)"
    } ?? []
  }
}
