import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Large and hostile specs are checked in linear time", .serialized, .computing)
struct ValidateScaleTests {
  private func read(_ text: String) -> [Diagnostic] {
    readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
  }

  @Test func validatesThousandsOfTypesAndEndpoints() {
    let types = (0..<5_000).map { index in
      #""T\#(index)": { "fields": { "next": "T\#((index + 1) % 5_000)?", "name": "string" } }"#
    }
    let endpoints = (0..<5_000).map { index in
      """
      "T\(index).fetch": { "path": "/t\(index)/{id}", "parameters": { "id": "int" }, "response": "T\(index)",
        "examples": { "one": { "arguments": { "id": 1 }, "response": { "name": "n" } } } }
      """
    }
    let diagnostics = read(
      storeSpec(
        types: types.joined(separator: ","),
        endpoints: endpoints.joined(separator: ",")
      )
    )
    #expect(diagnostics == [])
  }

  @Test func reportsCycleAtEndOfLongChain() {
    let list = (0..<5_000).map { #""T\#($0)": { "fields": { "a": "T\#(min($0 + 1, 4_999))" } }"# }
    let diagnostics = read(types(list.joined(separator: ","), response: "T0"))
    #expect(diagnostics.map(\.rule) == [.impossibleRecursion])
    #expect(diagnostics.first?.message.contains("\"T4999\"") == true)
  }

  @Test func checksNestedUnionsInBoundedTime() {
    let value = String(repeating: "{ \"a\": ", count: 60) + "0" + String(repeating: " }", count: 60)
    _ = read(
      endpoint(
        "\"response\": \"T\", \"examples\": { \"one\": { \"response\": \(value) } }",
        types: """
          "T": { "union": ["A", "B"], "closed": true },
          "A": { "fields": { "a": "T", "b": "int" } }, "B": { "fields": { "a": "T", "c": "int" } }
          """
      )
    )
  }
}
