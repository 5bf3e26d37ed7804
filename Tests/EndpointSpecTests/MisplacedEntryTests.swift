import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Entries of `types` and `endpoints` that belong elsewhere give one error, whatever is in them.
@Suite("Entries in the wrong place")
struct MisplacedEntryTests {
  private static let endpoints = [
    #""Item.get": { "path": "/items/{id}", "parameters": { "id": "int" }, "response": "Item" }"#,
    #""Item.add": { "method": "POST", "path": "/items", "body": "Item" }"#,
    #""ping": { "path": "/ping" }"#,
  ]
  private static let types = [
    #""Item": { "fields": { "id": "int" } }"#, #""State": { "enum": ["a", "b"] }"#,
    #""Key": { "identifier": "int" }"#, #""List": { "alias": "[string]" }"#,
  ]

  @Test func endpointsAmongTypesAreOneError() {
    for count in 1...Self.endpoints.count {
      let entries = [Self.types[0]] + Self.endpoints.prefix(count)
      let found = problems(types: entries, endpoints: [#""list": { "path": "/list" }"#])
      #expect(found.count == 1 && found[0].contains("is an endpoint"), "\(found)")
    }
  }

  @Test(arguments: types)
  func typesAmongEndpointsAreOneError(_ type: String) {
    let found = problems(types: [], endpoints: [#""list": { "path": "/list" }"#, type])
    #expect(found.count == 1 && found[0].contains("so it is a type"), "\(found)")
  }

  /// The paths of OpenAPI, with one operation or several.
  @Test(arguments: ["get", "post", "get, put, delete"])
  func pathItemsAreOneError(_ methods: String) {
    let operations = methods.split(separator: ", ").map { method in
      "\"\(method)\": { \"operationId\": \"x\", \"responses\": { \"200\": { \"description\": \"\" } } }"
    }
    let item = "\"/items/{id}\": { \(operations.joined(separator: ", ")) }"
    let found = problems(types: [], endpoints: [item])
    #expect(found.count == 1 && found[0].contains("is a path"), "\(found)")
  }

  /// `GET /items/{id}` as a name: the hint has the conventional name.
  @Test(arguments: [
    ("GET /items", "Items.list"), ("GET /items/{id}", "Items.get"), ("/items/:id", "Items.get"),
    ("POST /items", "Items.create"), ("PUT /users/{id}/address", "Address.replace"),
    ("DELETE /line-items/{id}", "LineItems.delete"), ("patch /items/{id}", "Items.update"),
  ])
  func requestsHaveConventionalNames(_ request: String, _ name: String) {
    #expect(RequestLine(request)?.name == name)
  }

  @Test(arguments: ["list", "Items.list", "GET items", "/", "a b /c", "NOW /items"])
  func otherNamesAreNoRequests(_ text: String) {
    #expect(RequestLine(text)?.name == nil)
  }

  private func problems(types: [String], endpoints: [String]) -> [String] {
    let text = """
      { "api": "Shop", "servers": { "production": "https://shop.test" },
      "types": { \(types.joined(separator: ",\n")) },
      "endpoints": { \(endpoints.joined(separator: ",\n")) } }
      """
    return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity == .error }.map(\.message)
  }
}
