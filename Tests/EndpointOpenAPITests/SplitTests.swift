import EndpointOpenAPI
import EndpointSpec
import TestTraits
import Testing

@Suite("A spec in several files", .serialized, .computing)
struct SplitTests {
  @Test("declares each type and endpoint once, with its receiver or in the first file")
  func declaresEachTypeAndEndpointOnce() throws {
    let result = importOpenAPI(
      Documents(SourceFile(path: "shop.json", bytes: Array(document.utf8))),
      isSplit: true
    )
    let names = result.files.map { file in
      [file.name] + (file.spec["types"]?.objectValue?.keys ?? [])
        + (file.spec["endpoints"]?.objectValue?.keys ?? [])
    }
    #expect(
      names == [
        ["api.json", "Token", "Shared", "login"],
        ["Orders.json", "Order", "OrderLine", "Orders.list"],
        ["Users.json", "User", "Users.list"],
      ]
    )
  }

  private var document: String {
    """
    { "openapi": "3.0.3", "info": { "title": "Shop", "version": "1.0.0" },
      "servers": [{ "url": "https://shop.example.com" }],
      "paths": {
        "/login": { "post": { "responses": { "200": \(Self.response("Token")) } } },
        "/orders": { "get": { "operationId": "orders/list", "responses": { "200": \(Self.response("Order")) } } },
        "/users": { "get": { "operationId": "users/list", "responses": { "200": \(Self.response("User")) } } }
      },
      "components": { "schemas": {
        "Token": { "type": "object", "properties": { "token": { "type": "string" } } },
        "Order": { "type": "object", "properties": { "lines": { "type": "array", "items": \(Self.reference("OrderLine")) } } },
        "OrderLine": { "type": "object", "properties": { "shared": \(Self.reference("Shared")) } },
        "Shared": { "type": "object", "properties": { "a": { "type": "string" } } },
        "User": { "type": "object", "properties": { "shared": \(Self.reference("Shared")) } }
      } } }
    """
  }

  private static func reference(_ name: String) -> String {
    "{ \"$ref\": \"#/components/schemas/\(name)\" }"
  }

  private static func response(_ name: String) -> String {
    """
    { "description": "a", "content": { "application/json": { "schema": \(reference(name)) } } }
    """
  }
}
