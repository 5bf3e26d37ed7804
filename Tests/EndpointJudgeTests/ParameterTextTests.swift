import EndpointJSON
import EndpointSpec
import EndpointWire
import TestTraits
import Testing

@testable import EndpointJudge

@Suite("Parameters as names and texts", .serialized, .computing)
struct ParameterTextTests {
  /// A server reads the names of nested objects and arrays as they were written.
  @Test(arguments: [ParameterStyle.deepObject, .indexed, .repeat, .comma])
  func readsObjectsInArrays(style: ParameterStyle) throws {
    let spec = """
      {
        "api": "Shop",
        "servers": { "production": "https://shop.test" },
        "types": {
          "Order": { "fields": { "items": "[Item]", "matrix": "[[Item]]?" } },
          "Item": { "fields": { "name": "string", "parts": "[Item]?" } }
        },
        "endpoints": { "find": { "path": "/orders", "parameters": { "order": "Order" } } }
      }
      """
    let file = SourceFile(path: "Shop.json", bytes: Array(spec.utf8))
    let model = try #require(readSpec([file]).model)
    let text = ParameterText(name: "order", arrayStyle: style, objectStyle: .deepObject)
    let part: JSONValue = ["name": "c", "parts": [["name": "d"]]]
    let value: JSONValue = ["items": [["name": "a"], part], "matrix": [[part], [part, part]]]
    let items = text.items(of: value)
    #expect(items.allSatisfy { $0.name.hasPrefix("order[") && !$0.text.contains("{") })
    #expect(text.value(in: items, .named(SwiftName("Order")), model) == value)
  }

  /// A type that contains itself is read as deep as the names go. Flat names tell nothing about the depth.
  @Test(arguments: [ParameterStyle.deepObject, .flat])
  func readsTypeThatContainsItself(style: ParameterStyle) throws {
    let spec = """
      {
        "api": "Trees",
        "servers": { "production": "https://trees.test" },
        "types": { "Node": { "fields": { "name": "string", "child": "Node?" } } },
        "endpoints": { "find": { "path": "/nodes", "parameters": { "node": "Node" } } }
      }
      """
    let file = SourceFile(path: "Trees.json", bytes: Array(spec.utf8))
    let model = try #require(readSpec([file]).model)
    let text = ParameterText(name: "node", arrayStyle: .repeat, objectStyle: style)
    let value: JSONValue = ["name": "a", "child": ["name": "b"]]
    let read = text.value(in: text.items(of: value), .named(SwiftName("Node")), model)
    #expect(read == (style == .flat ? ["name": ["a", "b"]] : value))
  }
}
