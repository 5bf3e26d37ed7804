import EndpointJSON
import EndpointSpec
import EndpointWire
import TestTraits
import Testing

@testable import EndpointJudge

@Suite("Parameters as names and texts", .serialized, .computing)
struct ParameterTextTests {
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
