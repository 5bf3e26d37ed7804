import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Large and hostile specs resolve in linear time", .serialized, .computing)
struct ResolveScaleTests {
  @Test func resolvesThousandsOfEndpoints() throws {
    let types = (0..<3_000).map { index in
      #""T\#(index)": { "fields": { "next": "T\#((index + 1) % 3_000)?", "name": "string" } }"#
    }
    let endpoints = (0..<3_000).map { index in
      """
      "T\(index).fetch": { "path": "/{id}", "parameters": { "id": "int" }, "response": "T\(index)" }
      """
    }
    let text = spec(
      types: types.joined(separator: ","),
      endpoints: endpoints.joined(separator: ",")
    )
    let document = try #require(
      load([SourceFile(path: "Large.json", bytes: Array(text.utf8))]).document
    )
    let (model, diagnostics) = resolve(document)
    #expect(diagnostics == [])
    #expect(model?.endpoints.count == 3_000)
  }

  @Test func reportsInlineTypeClashAtAnyDistance() {
    func problems(between count: Int) -> [String] {
      let others = (0..<count).map { #""Other.v\#($0)": { "path": "/" }"# }
      let first = #""A.getURL": { "path": "/", "response": { "fields": { "a": "int" } } }"#
      let last = #""A.getUrl": { "path": "/", "response": { "fields": { "b": "Missing" } } }"#
      let text = spec(endpoints: ([first] + others + [last]).joined(separator: ","))
      return resolved(text).diagnostics.map { "\($0.message), \($0.related.count)" }
    }
    let clash = #"this type would be named "A.GetURLResponse", which is taken, 1"#
    #expect(problems(between: 0) == [clash, #"unknown type "Missing", 0"#])
    #expect(problems(between: 1_000) == problems(between: 0))
  }

  @Test func reportsThousandsOfUnknownTypes() {
    let types = (0..<3_000).map { #""T\#($0)": { "fields": { "next": "Missing\#($0)" } }"# }
    let count = resolved(spec(types: types.joined(separator: ","))).diagnostics.count
    #expect(count == 3_000)
  }

  @Test func longChainsDoNotOverflowStack() throws {
    let types = (0..<20_000).map { index in
      let include = index == 0 ? "" : #""include": ["T\#(index - 1)"], "#
      return #""T\#(index)": { \#(include)"fields": { "a": "A\#(index)" } }"#
    }
    let aliases = (0..<20_000).map { index in
      #""A\#(index)": { "alias": "int" }"#
    }
    let model = try linked(
      types: (types + aliases).joined(separator: ","),
      endpoints: #""list": { "path": "/", "response": "T19999" }"#
    )
    #expect(try model.structure("T19999").fields.map(\.type) == [.named(SwiftName("A19999"))])
  }

  @Test func limitsTotalIncludedFields() {
    let types = (0..<3_000).map { index in
      let include = index == 0 ? "" : #""include": ["T\#(index - 1)"], "#
      return #""T\#(index)": { \#(include)"fields": { "a\#(index)": "int" } }"#
    }
    let found = resolved(spec(types: types.joined(separator: ","))).diagnostics
    #expect(found.map(\.rule) == [.invalidInclude])
    #expect(found.first?.message.contains("add up to more than") == true)
  }
}
