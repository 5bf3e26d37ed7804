import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("URLs of servers", .serialized, .computing)
struct ServerURLTests {
  private static let spec = """
    {
      "api": "Shop",
      "servers": {
        "production": {
          "url": "https://{region}.{tenant}.example/v1",
          "variables": { "region": { "enum": ["eu", "us"] }, "tenant": {} }
        }
      },
      "endpoints": { "list": { "path": "/items", "response": "int" } }
    }
    """

  /// A call to another server is no call of the API. A variable without listed values has any.
  @Test(arguments: [
    ("https://eu.acme.example/v1/items", "/items"), ("https://us.b.example/v1/a?b", "/a?b"),
    ("https://asia.acme.example/v1/items", nil), ("https://.acme.example/v1/items", nil),
    ("https://eu.acme.test/v1/items", nil), ("http://eu.acme.example/v1/items", nil),
  ])
  func variablesHaveListedValues(_ url: String, _ rest: String?) throws {
    let result = readSpec([SourceFile(path: "Shop.json", bytes: Array(Self.spec.utf8))])
    let model = try #require(result.model, "\(result.diagnostics)")
    let endpoint = try #require(model.endpoints.first)
    let server = try #require(model.servers(of: endpoint).first)
    #expect(server.rest(of: url[...]).map(String.init) == rest)
  }
}
