import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of hints for texts that are not JSON: mistakes made by rules at each line of a valid spec.
///
/// A text with one mistake has one problem, on its line or the line before. An edit of its hint makes a text with the value of the valid spec.
@Suite("Hints of malformed JSON", .serialized, .computing)
struct JSONHintTests {
  private static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.test" },
      "types": {
        "Item": {
          "fields": {
            "id": "int",
            "state": { "type": { "enum": ["open", "sold"] } },
            "size": { "type": "int", "default": 25 }
          }
        },
        "Page": { "fields": { "items": "[Item]" } }
      },
      "endpoints": {
        "Item.list": {
          "path": "/items",
          "response": "Page"
        },
        "Item.get": { "path": "/items/{id}", "parameters": { "id": "int" }, "response": "Item" }
      }
    }
    """

  private static let lines = spec.split(separator: "\n").map(String.init)

  private enum Edit {
    /// The edit makes the valid spec.
    case right
    /// Only the author knows the remedy.
    case open
  }

  @Test func specIsValid() { #expect(problems(of: Self.spec).isEmpty) }

  @Test func commasAreWritten() {
    each(.right) { $0.hasSuffix(",") ? [String($0.dropLast()), $0.dropLast() + ";"] : [] }
    each(.right) { $0.hasSuffix("\"") || $0.hasSuffix("}") ? [$0 + ","] : [] }
  }

  @Test func otherDocumentsAreNamed() {
    let page = readSpec([SourceFile(path: "api.json", bytes: Array("<!DOCTYPE html>\n<html>".utf8))]
    )
    #expect(page.diagnostics.map(\.message) == ["HTML or XML, not a spec"])
    let two = readSpec([SourceFile(path: "api.json", bytes: Array((Self.spec + Self.spec).utf8))])
    #expect(
      two.diagnostics.map(\.message) == ["another object behind the spec, which is one object"]
    )
  }

  @Test func separatorsAreWrittenOnce() {
    each(.right) { line in
      [(",", ",,"), ("\": ", "\":: ")].filter { line.contains($0.0) }
        .map { line.replacing($0.0, with: $0.1, maxReplacements: 1) }
    }
  }

  @Test func firstQuotesAreWritten() {
    each(.right) { line in
      line.firstIndex(of: "\"").map { quote in
        var wrong = line
        wrong.remove(at: quote)
        return [wrong]
      } ?? []
    }
  }

  @Test func colonsAreWritten() {
    each(.right) { line in
      ["", " =", " =>"].filter { _ in line.contains("\": ") }
        .map { line.replacing("\": ", with: "\"\($0) ", maxReplacements: 1) }
    }
  }

  @Test func quotesAreDouble() {
    each(.right) { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return [] }
      return [("'", "'"), ("`", "`"), ("“", "”"), ("„", "“"), ("«", "»")].map { open, close in
        parts[0] + open + parts[1] + close + parts[2...].joined(separator: "\"")
      }
    }
  }

  @Test func textsAreClosed() {
    each(.right) { line in
      let value = line.hasSuffix(",") ? line.dropLast() : line[...]
      guard value.hasSuffix("\"") else { return [] }
      return [value.dropLast() + (line.hasSuffix(",") ? "," : "")]
    }
  }

  @Test func bracketsMatch() {
    each(.right) { line in
      guard line.contains("["), let close = line.lastIndex(of: "]") else { return [] }
      var wrong = line
      wrong.replaceSubrange(close...close, with: "}")
      return [wrong]
    }
    // One bracket too many.
    each(.right) { line in
      guard line.contains("{"), let close = line.lastIndex(of: "}"),
        line[close...].dropFirst().allSatisfy({ $0 == "," })
      else { return [] }
      var wrong = line
      wrong.insert(contentsOf: " }", at: wrong.index(after: close))
      return [wrong]
    }
  }

  @Test func lastBracketIsWritten() {
    let text = Self.lines.dropLast().joined(separator: "\n") + "\n"
    check("without the last bracket", at: Self.lines.count - 2, text, .right)
  }

  @Test func numbersAreOfJSON() {
    each(.right) { line in
      ["025", "+25", "2_5", "0x19"].filter { _ in line.contains("25") }
        .map { line.replacing("25", with: $0) }
    }
  }

  // MARK: - Checks

  private func each(_ edit: Edit, _ mistakes: (String) -> [String]) {
    for (index, line) in Self.lines.enumerated() {
      for mistake in mistakes(line) where mistake != line {
        var wrong = Self.lines
        wrong[index] = mistake
        check("\(index + 1): \(mistake)", at: index, wrong.joined(separator: "\n"), edit)
      }
    }
  }

  private func check(_ name: String, at index: Int, _ text: String, _ edit: Edit) {
    guard (try? JSONNode.parse(Array(text.utf8))) == nil else { return }
    let found = problems(of: text)
    guard let problem = found.first, found.count == 1 else {
      Issue.record("\(name): \(found.map(\.message))")
      return
    }
    let line = text.utf8.prefix(problem.place.start).count { $0 == UInt8(ascii: "\n") }
    if !(index - 1...index + 1).contains(line) {
      Issue.record("\(name): on line \(line + 1): \(problem.message)")
    }
    let files = [file(text)]
    guard let hint = problem.fix, let edits = hint.textEdits(in: files) else {
      if case .right = edit { Issue.record("\(name): no edit: \(problem.message)") }
      return
    }
    let bytes = edits.applied(to: 0, files[0].bytes).bytes
    let (value, expected) = (parsed(bytes), parsed(Array(Self.spec.utf8)))
    if value != expected {
      Issue.record("\(name): \"\(hint)\" wrote \(String(decoding: bytes, as: UTF8.self))")
    }
    checkOther(name, text, hint)
  }

  /// A certain mistake of JSON hides no other mistake of the spec.
  private func checkOther(_ name: String, _ text: String, _ hint: Hint) {
    let other = text.replacing(#""response": "Item" }"#, with: #""response": "Itme" }"#)
    guard other != text, hint.isCertain else { return }
    let found = problems(of: other).map(\.message)
    let isMended = found.contains(#"unknown type "Itme""#)
    if found.count != (isMended ? 2 : 1) { Issue.record("\(name) and Itme: \(found)") }
    if !isMended { Issue.record("\(name) hides the other mistake") }
  }

  private func parsed(_ bytes: [UInt8]) -> JSONValue? { (try? JSONNode.parse(bytes))?.value }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "api.json", bytes: Array(text.utf8))
  }

  private func problems(of text: String) -> [Diagnostic] {
    readSpec([file(text)]).diagnostics.filter { $0.severity != .note }
  }
}
