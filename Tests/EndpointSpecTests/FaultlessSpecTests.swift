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

  /// Queries of an API that begin with capitals may have the name of a header.
  @Test func acceptsHeaderNamesAmongCapitalQueries() {
    let parameters = #""parameters": { "PageSize": "int?", "From": "string?" }"#
    #expect(diagnostics(endpoint(parameters)) == [])
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

  /// An object without `x` is a `B`, whether it is the value or inside of it.
  @Test(
    arguments: [("A", "B"), ("[A]", "[B]"), ("[string: A]", "[string: B]"), ("C", "D")],
    [#""int?""#, #"{ "type": "int", "default": 1 }"#]
  )
  func acceptsUnionMemberThatMayLackKeyOfEarlierOne(members: (String, String), field: String) {
    let text = types(
      """
      "T": { "union": { "one": "\(members.0)", "other": "\(members.1)" } },
      "A": { "fields": { "x": "int", "y": "int?" } }, "B": { "fields": { "x": \(field) } },
      "C": { "fields": { "part": "A" } }, "D": { "fields": { "part": "B" } },
      "U": { "fields": { "c": "C?", "d": "D?" } }
      """,
      body: "U"
    )
    #expect(diagnostics(text) == [])
  }

  @Test(arguments: [("int32", "int"), ("int32", "int64"), ("int", "double")])
  func acceptsUnionMemberWithMoreNumbersThanEarlierOne(first: String, second: String) {
    let text = types(#""T": { "union": { "few": "\#(first)", "more": "\#(second)" } }"#)
    #expect(diagnostics(text) == [])
  }
}
