import EndpointJSON
import EndpointMustache
import TestTraits
import Testing

/// In our own templates, an undeclared name is an error and not empty text.
@Suite(.serialized, .computing)
struct StrictnessTests {
  private let value: JSONValue = [
    "summary": "Hello", "nothing": nil, "no": false, "none": [], "empty": "",
    "owner": ["name": "Ada"], "fields": [["name": "a"], ["name": "b"]],
  ]

  private func render(_ text: String, partials: [String: Template] = [:]) throws -> String {
    try Template(text, name: "struct.mustache")
      .render(value, partials: partials, options: RenderOptions(escapesHTML: false, strict: true))
  }

  @Test(
    arguments: [
      ("\n    {{summry}}", "2:5: unknown name \"summry\"; did you mean \"summary\"?"),
      ("{{#feilds}}{{/feilds}}", "1:1: unknown name \"feilds\"; did you mean \"fields\"?"),
      ("{{^xyzzy}}{{/xyzzy}}", "1:1: unknown name \"xyzzy\""),
      ("{{owner.nam}}", "1:1: unknown name \"nam\" in \"owner.nam\"; did you mean \"name\"?"),
      ("{{#fields}}{{nme}}{{/fields}}", "1:12: unknown name \"nme\"; did you mean \"name\"?"),
      ("{{>partail}}", "1:1: unknown partial \"partail\"; did you mean \"partial\"?"),
      ("{{owner}}", "1:1: \"owner\" is not text: use a section to open it"),
      ("{{fields}}", "1:1: \"fields\" is not text: use a section to open it"),
      ("{{summary.length}}", "1:1: unknown name \"length\" in \"summary.length\""),
    ])
  func rejectsUnknownNames(text: String, expected: String) throws {
    let partials = ["partial": try Template("", name: "partial")]
    let error = try #require(throws: TemplateError.self) { try render(text, partials: partials) }
    #expect(error.description == "struct.mustache:\(expected)")
  }

  @Test func reportsNameOfPartialInErrors() throws {
    let partial = try Template("\n{{oops}}", name: "field.mustache")
    let error = try #require(throws: TemplateError.self) {
      try render("{{>field}}", partials: ["field": partial])
    }
    #expect(error.description == "field.mustache:2:1: unknown name \"oops\"")
  }

  @Test func acceptsDeclaredButEmptyNames() throws {
    #expect(try render("[{{nothing}}{{empty}}{{#none}}x{{/none}}]{{no}}") == "[]false")
    #expect(
      try render("{{^nothing}}a{{/nothing}}{{^none}}b{{/none}}{{^empty}}c{{/empty}}") == "abc"
    )
    #expect(try render("[{{nothing.name}}]") == "[]")
  }

  @Test func rendersUnknownNamesAsEmptyByDefault() throws {
    let template = try Template("[{{oops}}{{>oops}}{{#oops}}x{{/oops}}{{owner}}]", name: "t")
    #expect(try template.render(value) == "[]")
  }
}
