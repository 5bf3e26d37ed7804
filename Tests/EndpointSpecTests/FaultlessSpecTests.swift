import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Valid specs get no diagnostics", .serialized, .computing)
struct FaultlessSpecTests {
  private func diagnostics(_ text: String) -> [String] {
    readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics.map(\.message)
  }

  @Test func acceptsDefaultErrorAfterStatusClasses() {
    let errors = #""errors": { "4xx": "refused", "5xx": "unavailable", "default": "other" }"#
    #expect(diagnostics(storeSpec("\(errors)", endpoints: #""list": { "path": "/" }"#)) == [])
  }

  @Test func acceptsNullableRecursiveField() {
    let text = types(
      #""T": { "fields": { "next": { "type": "T", "nullable": true } } }"#,
      body: "T"
    )
    #expect(diagnostics(text) == [])
  }

  @Test func acceptsNestedResponseOnlyFieldInMultipartBody() {
    let text = storeSpec(
      types: """
        "T": { "fields": { "a": "string", "b": { "type": "int", "at": "c.d", "only": "response" } } }
        """,
      endpoints: """
        "list": { "method": "POST", "path": "/", "response": "T",
          "body": { "type": "T", "encoding": "multipart" } }
        """
    )
    #expect(diagnostics(text) == [])
  }

  @Test func acceptsUnionMemberWithOptionalKeyOfEarlierOne() {
    let text = types(
      """
      "T": { "union": { "a": "A", "b": "B" } }, "A": { "fields": { "x": "int" } },
      "B": { "fields": { "x": "int?", "y": "int" } }
      """
    )
    #expect(diagnostics(text) == [])
  }
}
