import EndpointJSON
import EndpointMustache
import TestTraits
import Testing

@Suite("Random templates", .serialized, .computing)
struct RandomTemplateTests {
  private static let parts = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^a}}", "{{>p}}", "{{=<% %>=}}", "<%", "%>",
    "{{! c }}", "{{&a}}", "{{a.b}}", "{{.}}", "a", "p", " ", "\n", "\r\n", "é", "{", "}", "=",
  ]

  private static let value: JSONValue = [
    "a": ["x", ["b": true]], "p": "y",
  ]

  /// Every error must have a line of the template.
  @Test func parsingAndRenderingTerminate() {
    var random = LinearCongruence(state: 17)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)]
      }.joined()
      do throws(TemplateError) {
        let template = try Template(text, name: "t.mustache")
        _ = try template.render(Self.value, partials: ["p": template])
      } catch {
        #expect(1...(text.count + 1) ~= error.line, "\(text)")
      }
    }
  }
}

/// Random numbers that are equal in every run (Knuth, MMIX).
private struct LinearCongruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
