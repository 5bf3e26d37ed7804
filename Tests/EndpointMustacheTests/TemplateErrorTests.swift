import EndpointJSON
import EndpointMustache
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct TemplateErrorTests {
  @Test(
    arguments: [
      ("a\n  {{#open}}x", "t:2:3: section \"open\" is never closed"),
      ("{{#a}}{{#b}}{{/b}}", "t:1:1: section \"a\" is never closed"),
      ("{{^open}}", "t:1:1: section \"open\" is never closed"),
      ("é {{name", "t:1:3: this tag is never closed: expected \"}}\""),
      ("{{{name}}", "t:1:1: this tag is never closed: expected \"}}}\""),
      ("{{=<% %>}}", "t:1:1: this tag is never closed: expected \"=}}\""),
      ("{{=<% %>=}}\n<%name", "t:2:1: this tag is never closed: expected \"%>\""),
      ("{{! never", "t:1:1: this tag is never closed: expected \"}}\""),
      ("{{", "t:1:1: this tag is never closed: expected \"}}\""),
      ("{{#a}}\n\n{{/b}}", "t:3:1: \"b\" is closed here, but \"a\" of line 1 is open"),
      ("x{{/b}}", "t:1:2: \"b\" is closed here, but no section is open"),
      ("{{}}", "t:1:1: expected a name in the tag"),
      ("{{# }}", "t:1:1: expected a name in the tag"),
      ("{{a b}}", "t:1:1: \"a b\" is not a valid name: it contains spaces"),
      (
        "{{=<%=}}",
        "t:1:1: expected two delimiters with a space between, as in {{=<% %>=}}"
      ),
      (
        "{{== ==}}",
        "t:1:1: expected two delimiters with a space between, as in {{=<% %>=}}"
      ),
    ])
  func reportsPlaceOfTemplateError(text: String, expected: String) throws {
    let error = try #require(throws: TemplateError.self) { try Template(text, name: "t") }
    #expect(error.description == expected)
  }

  @Test func rejectsTooDeeplyNestedSections() throws {
    let text = String(repeating: "{{#a}}", count: 5_000) + String(repeating: "{{/a}}", count: 5_000)
    let error = try #require(throws: TemplateError.self) { try Template(text, name: "t") }
    #expect(error.message == Budget.sections.line())
    #expect(error.column == 601)
  }

  @Test func rejectsInfinitelyRecursivePartial() throws {
    let loop = try Template("x\n{{>loop}}", name: "loop")
    let error = try #require(throws: TemplateError.self) {
      try loop.render([:], partials: ["loop": loop])
    }
    #expect(error.description == "loop:2:1: \"loop\": \(Budget.partials.line())")
  }
}
