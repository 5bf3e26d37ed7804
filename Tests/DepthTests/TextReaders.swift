@_spi(Generated) import EndpointJSON
import EndpointMustache
import EndpointYAML
import Foundation

private let tooDeep = Budget.levels.message()

extension Reader {
  static let json: [Reader] = [
    Reader(name: "JSON: arrays", error: tooDeep) {
      _ = try JSONValue(parsing: nested("[", $0, "]").utf8)
      return nil
    },
    Reader(name: "JSON: objects as nodes", error: tooDeep) {
      _ = try JSONNode.parse(Array(nested(#"{"a":"#, $0, "}", around: "1").utf8))
      return nil
    },
    Reader(name: "JSON: a skipped value", error: tooDeep) {
      let text = #"{"b":"# + nested("[", $0, "]") + #","a":1}"#
      _ = try JSONReader.read(text.utf8, at: JSONPath(parsing: "a")) { $0.value() }
      return nil
    },
    Reader(name: "JSON: nesting within the limit", count: 500, stack: smallStack, error: nil) {
      let value = try JSONValue(parsing: nested(#"[{"a":"#, $0 / 2, "}]", around: "1").utf8)
      let other = try JSONValue(parsing: value.description.utf8)
      return value == other && value.hashValue == other.hashValue ? nil : "the values differ"
    },
    Reader(name: "JSON: a decoder", error: "corrupted") {
      _ = try JSONDecoder().decode(JSONValue.self, from: Data(nested("[", $0, "]").utf8))
      return nil
    },
    Reader(name: "path", error: Budget.pathSteps.line()) {
      _ = try JSONPath.parse(list($0, separator: ".") { "a\($0)" })
      return nil
    },
  ]

  static let yaml: [Reader] = [
    yaml("brackets") { nested("[", $0, "]") },
    yaml("braces") { nested("{a: ", $0, "}", around: "1") },
    yaml("sequences on one line") { nested("- ", $0, "", around: "a") },
    yaml("explicit keys") { nested("? ", $0, "", around: "a") },
    yaml("mappings", count: 1000) { count in
      list(count, separator: "\n") { String(repeating: " ", count: $0) + "a:" }
    },
    yaml("aliases of aliases") { count in
      "- &a0 [x]\n" + list(count, separator: "\n") { "- &a\($0 + 1) [*a\($0)]" }
    },
    yaml("aliases of aliases in keys") { count in
      "a: &a0 {a: x}\n" + list(count, separator: "\n") { "a\($0): &a\($0 + 1) {a: *a\($0)}" }
    },
    Reader(name: "YAML: anchors in a row", error: nil) { count in
      _ = try DocumentText(
        parsingYAML: Array(("- &a x\n" + list(count, separator: "\n") { _ in "- *a" }).utf8)
      )
      return nil
    },
  ]

  private static func yaml(
    _ name: String,
    count: Int = 100_000,
    _ text: @escaping @Sendable (Int) -> String
  ) -> Reader {
    Reader(name: "YAML: \(name)", count: count, error: Budget.yamlLevels.message()) {
      _ = try DocumentText(parsingYAML: Array(text($0).utf8))
      return nil
    }
  }

  static let templates: [Reader] = [
    Reader(name: "template: sections", error: Budget.sections.line()) {
      _ = try Template(nested("{{#a}}", $0, "{{/a}}"), name: "a")
      return nil
    },
    Reader(name: "template: chain of partials", count: 20_000, error: Budget.partials.line()) {
      count in
      let partials = try (0..<count).map {
        ("p\($0)", try Template("{{>p\($0 + 1)}}", name: "p\($0)"))
      }
      let all = Dictionary(uniqueKeysWithValues: partials)
      let start = try Template("{{>p0}}", name: "start")
      guard !start.uses("x", partials: all) else { return "x is used" }
      _ = try start.render(.object([:]), partials: all)
      return nil
    },
    Reader(name: "template: dotted name", error: nil) { count in
      let template = try Template("{{\(list(count, separator: ".") { _ in "a" })}}", name: "a")
      _ = try template.render(.object(["a": .object([:])]))
      return nil
    },
  ]
}
