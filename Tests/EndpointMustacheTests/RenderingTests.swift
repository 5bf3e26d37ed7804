import EndpointJSON
import EndpointMustache
import TestTraits
import Testing

/// Rendering beyond the specification's examples.
@Suite(.serialized, .computing)
struct RenderingTests {
  @Test func writesSwiftWithoutEscaping() throws {
    let template = try Template("let x: [{{type}}] = \"a\" // {{{note}}}", name: "t")
    let value: JSONValue = ["type": "Set<Int>", "note": "a & b"]
    let text = try template.render(value, options: RenderOptions(escapesHTML: false))
    #expect(text == "let x: [Set<Int>] = \"a\" // a & b")
  }

  @Test func indentsPartialsInPartials() throws {
    let partials = [
      "outer": try Template("a {\n  {{>inner}}\n}\n", name: "outer"),
      "inner": try Template("b\n\n{{#list}}\n{{.}}\n{{/list}}\n", name: "inner"),
    ]
    let text = try Template(" {{>outer}}\nend", name: "t")
      .render(["list": ["x", "", "y"]], partials: partials)
    #expect(text == " a {\n   b\n\n   x\n\n   y\n }\nend")
  }

  @Test func indentsLinesThatBeginWithTag() throws {
    let partials = ["p": try Template("{{#a}}x{{/a}}{{a}}\n{{! c }}y\n{{>q}}z\r\n\r\n", name: "p")]
    let text = try Template("  {{>p}}\n", name: "t").render(["a": "1"], partials: partials)
    #expect(text == "  x1\n  y\n  z\r\n\r\n")
  }

  @Test func rendersNumbersAndBooleansUnchanged() throws {
    let template = try Template("{{a}} {{b}} {{c}} {{d}}", name: "t")
    let huge = try #require(JSONNumber("1e400"))
    let text = try template.render(["a": 85, "b": 1.21, "c": true, "d": .number(huge)])
    #expect(text == "85 1.21 true 1e400")
  }

  @Test func parsesUnescapedTagsWithCustomDelimiters() throws {
    let template = try Template("{{=<% %>=}}<%{a}%><%&a%><%a%>{{a}}", name: "t")
    #expect(try template.render(["a": "<"]) == "<<&lt;{{a}}")
  }

  @Test(.timeLimit(.minutes(15)))
  func rendersBigListsInLinearTime() throws {
    let clock = ContinuousClock()
    let template = try Template("{{#rows}}\n  {{name}}: {{type.name}},\n{{/rows}}\n", name: "t")
    func rows(_ count: Int) -> JSONValue {
      ["rows": .array((0..<count).map { ["name": .string("row\($0)"), "type": ["name": "Int"]] })]
    }
    let (small, big) = (rows(2_000), rows(64_000))
    let warm = try template.render(small)
    #expect(warm.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 2_000)
    let short = try clock.measure { _ = try template.render(small) }
    let long = try clock.measure { _ = try template.render(big) }
    #expect(long < short * 32 * 8)
  }

  @Test(.timeLimit(.minutes(15)))
  func parsesBigTemplatesInLinearTime() throws {
    let text = String(repeating: "   {{a}} {{b}} {{! c }}\n", count: 50_000)
    let template = try Template(text, name: "t")
    #expect(try template.render(["a": "1", "b": "2"]).utf8.count == 50_000 * 8)
    let open = try #require(throws: TemplateError.self) {
      try Template(String(repeating: "{{", count: 500_000), name: "t")
    }
    #expect(open.column == 1)
  }
}
