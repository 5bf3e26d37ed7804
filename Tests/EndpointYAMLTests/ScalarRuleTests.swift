import EndpointJSON
import EndpointYAML
import Mutation
import TestTraits
import Testing

/// Compares random scalars with the rules of YAML 1.2.2.
@Suite("Rules of YAML scalars", .serialized, .computing)
struct ScalarRuleTests {
  private func value(_ text: String) throws -> JSONValue {
    try DocumentText(parsingYAML: Array(text.utf8)).root.value
  }

  /// Section 10.3.2: a plain scalar is a number if and only if it has one of these forms.
  private func isNumber(_ text: String) -> Bool {
    let integer = /[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+/
    let float = /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/
    return text.wholeMatch(of: integer) != nil || text.wholeMatch(of: float) != nil
  }

  @Test func plainScalarsAreNumbersOrTexts() throws {
    var chance = Chance(seed: 1031)
    var numbers = 0
    for _ in 0..<Chance.count * 5 {
      let start = chance.pick(["", "", "0x", "0o", "+", "-", "."])
      let rest = (0...chance.number(in: 0...4)).map { _ in
        chance.pick(["0", "1", "7", "8", "a", "F", "e", "E", ".", "+", "-", "x", "o", "_"])
      }
      let text = start + rest.joined()
      if text == "-" || text.hasPrefix("---") || text.hasPrefix("...") { continue }
      let value = try value(text)
      if case .number = value { numbers += 1 }
      #expect(isNumber(text) ? value.stringValue == nil : value == .string(text), "\(text)")
    }
    #expect(numbers > Chance.count / 2)
  }

  /// Sections 8.1.1.1 and 8.1.1.2: an indicator says how many spaces belong to the indentation, more than those of the
  /// node around the block. All other spaces belong to the text.
  @Test func indicatorsSeparateIndentationFromText() throws {
    var chance = Chance(seed: 8111)
    let places = [
      ("", 0, []), ("a: ", 0, ["a"]), ("- ", 0, ["0"]), ("a:\n  b: ", 2, ["a", "b"]),
      ("- a: ", 2, ["0", "a"]), ("a:\n- ", 0, ["a", "0"]), ("- - ", 2, ["0", "0"]),
    ]
    for _ in 0..<Chance.count {
      let (start, parent, path) = chance.pick(places)
      let count = chance.number(in: 1...9)
      let ending = chance.pick(["", "-", "+"])
      let header = chance.pick(["\(count)\(ending)", "\(ending)\(count)"])
      let lines = (0...chance.number(in: 0...3)).map { index in
        String(repeating: " ", count: chance.number(in: 0...3)) + "x\(index)"
      }
      let indentation = String(repeating: " ", count: parent + count)
      let text = "\(start)|\(header)\n" + lines.map { "\(indentation)\($0)\n" }.joined()
      let found = path.reduce(try value(text)) { $0[$1] ?? $0[0] ?? .null }
      let expected = lines.joined(separator: "\n") + (ending == "-" ? "" : "\n")
      #expect(found == .string(expected), "\(text)")
    }
  }
}
