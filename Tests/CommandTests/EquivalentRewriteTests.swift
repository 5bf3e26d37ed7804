import EndpointJSON
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointCommands

/// The law: a rewrite of a document that keeps its meaning is no change, and nothing is "not compared".
///
/// `REWRITES=1000 swift test --filter EquivalentRewriteTests` rewrites each document that often (12 times in `swift test`),
/// and `LARGE=1` adds the large public ones.
@Suite("A rewrite is no change", .serialized, .computing)
struct EquivalentRewriteTests {
  private static let count =
    ProcessInfo.processInfo.environment["REWRITES"].flatMap { Int($0) } ?? 8

  @Test("of a shop", arguments: ["3.0.3", "3.1.0"])
  func rewriteOfShopIsNoChange(version: String) throws {
    let document = try JSONValue(parsing: Array(Self.shop.utf8))
    try check(document.setting(["openapi"], to: .string(version)), "shop \(version)")
  }

  @Test(
    "of a public document",
    .enabled(if: TestDocument.isThere("openapi"), "../shared/openapi is not there"),
    arguments: ["museum", "petstore"]
      + (ProcessInfo.processInfo.environment["LARGE"] == nil
        ? [] : ["spotify", "github-2023", "stripe-2020"])
  )
  func rewriteOfPublicDocumentIsNoChange(name: String) throws {
    let file = TestDocument.shared("openapi").appending(path: "\(name).json")
    let document = try JSONValue(parsing: Array(Data(contentsOf: file)))
    try check(document, name)
  }

  private func check(_ old: JSONValue, _ name: String) throws {
    for seed in 0..<UInt64(Self.count) {
      try check(old, seed: seed, rarity: [3, 20, 60][Int(seed % 3)], "\(name), seed \(seed)")
    }
  }

  private func check(_ old: JSONValue, seed: UInt64, rarity: Int, _ name: String) throws {
    var rewrite = EquivalentRewrite(seed: seed, rarity: rarity)
    let new = rewrite.rewritten(old)
    let folder = try TemporaryFolder()
    try folder.write(old.description, to: "old.json")
    try folder.write(new.description, to: "new.json")
    guard folder.run("diff", "old.json", "old.json") == 0 else { return }
    folder.output = ""
    folder.run("diff", "old.json", "new.json", "--show", "docs")
    let isUnchanged =
      folder.output.contains("  no change\n") && !folder.output.contains("not compared")
    #expect(isUnchanged, "\(name): \(rewrite.summary)\n\(folder.output)\(folder.errors)")
  }

  private static let shop = """
    {
      "openapi": "3.0.3", "info": { "title": "Shop", "version": "1.0.0" },
      "servers": [{ "url": "https://shop.example/v1" }], "security": [{ "token": [] }],
      "paths": {
        "/orders": {
          "get": {
            "operationId": "listOrders",
            "parameters": [
              { "$ref": "#/components/parameters/Limit" },
              { "name": "status", "in": "query", "schema": { "type": "array", "items": { "type": "string" } } },
              { "name": "X-Trace", "in": "header", "schema": { "type": "string" } }
            ],
            "responses": {
              "200": {
                "description": "Orders.",
                "content": { "application/json": { "schema": {
                  "type": "array", "items": { "$ref": "#/components/schemas/Order" }
                } } }
              },
              "404": { "$ref": "#/components/responses/Missing" }
            }
          },
          "post": {
            "operationId": "createOrder",
            "requestBody": { "required": true, "content": { "application/json": {
              "schema": { "$ref": "#/components/schemas/Order" } } } },
            "responses": { "201": { "description": "Created.", "content": { "application/json": {
              "schema": { "$ref": "#/components/schemas/Order" } } } } }
          }
        },
        "/orders/{id}": {
          "delete": {
            "operationId": "deleteOrder",
            "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }],
            "responses": { "204": { "description": "Deleted." } }
          }
        }
      },
      "components": {
        "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        "parameters": { "Limit": { "name": "limit", "in": "query", "schema": { "type": "integer", "maximum": 100 } } },
        "responses": { "Missing": { "description": "Missing.", "content": { "application/json": {
          "schema": { "type": "object", "required": ["code"], "properties": { "code": { "type": "string" } } } } } } },
        "schemas": {
          "Order": {
            "type": "object", "required": ["id", "customer", "kind"],
            "properties": {
              "id": { "type": "string", "maxLength": 20 },
              "customer": { "$ref": "#/components/schemas/Customer" },
              "kind": { "type": "string", "enum": ["order"] },
              "note": { "type": "string", "nullable": true },
              "lines": { "type": "array", "items": { "$ref": "#/components/schemas/Line" } }
            }
          },
          "Customer": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } },
          "Line": {
            "type": "object", "required": ["count"],
            "properties": { "count": { "type": "integer", "minimum": 1 }, "price": { "type": "number" } }
          }
        }
      }
    }
    """
}
