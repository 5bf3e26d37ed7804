import EndpointYAML
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of hints for texts that are not YAML: mistakes made by rules at each line of a valid spec.
@Suite("Hints of malformed YAML", .serialized, .computing)
struct YAMLHintTests {
  private static let spec = """
    api: Shop
    version: "1.0.0"
    servers:
      production: https://shop.test
    types:
      Item:
        summary: 'An item.'
        fields:
          id: int
          tags:
            type: "[string]"
            summary: "Its tags."
          state:
            type: string
    endpoints:
      Item.list:
        path: /items
        parameters:
          query: string?
        response: "[Item]"
      Item.get:
        path: /items/{id}
        parameters:
          id: int
        response: Item

    """

  private static let lines = spec.split(separator: "\n").map(String.init)

  private let law = HintLaw(path: "api.yaml") { files in
    readSpec(files).diagnostics.filter { $0.severity != .note }
  }

  @Test func specIsValid() { #expect(problems(of: Self.spec) == []) }

  /// `path /items` and `path:/items`.
  @Test func colonsAreWritten() {
    each { line in
      line.contains(":")
        ? [line.replacingFirst(":", with: ""), line.replacingFirst(": ", with: ":")] : []
    }
  }

  /// U+00A0 behind a colon and in an indentation, and `summary: "Its tags.",`.
  @Test func charactersAreThoseOfYAML() {
    each { line in
      let spaces = line.hasPrefix(" ") ? [line.replacingFirst(" ", with: "\u{A0}")] : []
      let colons = line.contains(": ") ? [line.replacingFirst(": ", with: ":\u{A0}")] : []
      return spaces + colons + (line.hasSuffix("\"") ? [line + ","] : [])
    }
  }

  /// `path = /items` and `path => /items`.
  @Test func colonsSeparateKeysAndValues() {
    each { line in
      ["=", " =", " =>"].filter { _ in line.contains(": ") }
        .map { line.replacingFirst(":", with: $0) }
    }
  }

  /// `- path: /items` among other keys.
  @Test func keysHaveNoDashes() {
    for (index, line) in Self.lines.enumerated() {
      let spaces = line.prefix { $0 == " " }
      var wrong = Self.lines
      wrong[index] = spaces + "- " + line.dropFirst(spaces.count)
      // The edit also removes the dashes of the neighbors.
      check("\(index + 1): \(wrong[index])", at: index, wrong, isOpen: true)
    }
  }

  @Test func bracketsAreClosed() {
    each { line in
      line.hasSuffix("type: string") ? [line.replacing("string", with: "{ enum: [up, down]")] : []
    } meaning: {
      $0.replacing("string", with: "{ enum: [up, down] }")
    }
  }

  @Test func tabsBecomeSpaces() {
    each { line in
      line.hasPrefix("  ") ? [line.replacingFirst("  ", with: "\t")] : []
    }
    // One tab for all levels, below a key that needs a value.
    for (index, line) in Self.lines.enumerated() where line.hasPrefix("    ") {
      guard Self.lines[index - 1].hasSuffix(":") else { continue }
      var wrong = Self.lines
      wrong[index] = "\t" + line.drop { $0 == " " }
      check("\(index + 1): one tab", at: index, wrong)
    }
    check("all tabs", at: 3, Self.lines.map { $0.replacing("  ", with: "\t") })
  }

  @Test func indentationFollowsNeighbors() {
    each(isOpen: true) { line in
      line.hasPrefix("  ") ? [" " + line, String(line.dropFirst()), "   " + line] : []
    }
  }

  @Test(arguments: ["// Note.", "/* Note. */", "-- Note", "; Note"])
  func commentsBeginWithNumberSign(_ comment: String) {
    for (index, line) in Self.lines.enumerated() {
      let spaces = line.prefix { $0 == " " }
      var (wrong, right) = (Self.lines, Self.lines)
      wrong.insert(spaces + comment, at: index)
      let mark = comment.prefix { $0 != " " }
      right.insert(spaces + "#" + comment.dropFirst(mark.count), at: index)
      check(comment, at: index, wrong, meaning: right)
    }
  }

  @Test func quotesMatch() {
    each { line in
      if line.hasSuffix("\"") { return [line.dropLast() + "'"] }
      return line.hasSuffix("'") ? [line.dropLast() + "\""] : []
    }
  }

  /// `---` and `...` between the keys of one spec, and after its end.
  @Test(arguments: ["---", "...", "--- # More."])
  func documentsAreOne(_ marker: String) {
    for index in Self.lines.indices.dropFirst() where Self.lines[index].first != " " {
      var wrong = Self.lines
      wrong.insert(marker, at: index)
      check("\(marker) at \(index + 1)", at: index, wrong)
    }
    if marker != "..." {
      check("\(marker) at the end", at: Self.lines.count, Self.lines + [marker])
    }
    check("two specs", at: Self.lines.count, Self.lines + [marker] + Self.lines, isOpen: true)
  }

  /// One tab in place of all spaces, and before some of them.
  @Test(arguments: ["\t", "\t ", "\t  ", "\t\t"])
  func tabsFollowNeighbors(_ spaces: String) {
    for index in Self.lines.indices.dropFirst().dropLast() {
      let (above, line, below) = (Self.lines[index - 1], Self.lines[index], Self.lines[index + 1])
      let depth = { (line: String) in line.prefix { $0 == " " }.count }
      guard depth(line) > 0, depth(above) == depth(line), depth(line) == depth(below),
        !above.hasSuffix(":")
      else { continue }
      var wrong = Self.lines
      wrong[index] = spaces + line.drop { $0 == " " }
      check("\(index + 1): \(wrong[index])", at: index, wrong)
    }
  }

  /// `id： int` and `id:int` as the only entry of an object.
  @Test func colonsAreThoseOfYAML() {
    each { line in line.contains(": ") ? [line.replacingFirst(": ", with: "： ")] : [] }
    var wrong = Self.lines
    wrong[3] = "  production:https://shop.test"
    law.check(
      HintCorpus.Mistake(
        name: "production:https",
        text: wrong.joined(separator: "\n") + "\n",
        range: 0..<100,
        corrected: Self.spec
      )
    )
  }

  /// `*id` without `&id`.
  @Test func aliasesNeedAnchors() {
    each(isOpen: true) { line in
      line.contains(": int") ? [line.replacingFirst("int", with: "*number")] : []
    }
  }

  /// `'An item's tags.'`
  @Test func quotesWithinTextsAreEscaped() {
    each { line in
      line.hasSuffix("'An item.'") ? [line.replacing("item.", with: "item's.")] : []
    } meaning: {
      $0.replacing("item.", with: "item''s.")
    }
  }

  @Test func quotesAreClosed() {
    each { line in
      line.hasSuffix("\"") || line.hasSuffix("'") ? [String(line.dropLast())] : []
    }
  }

  /// Texts that YAML reads otherwise.
  @Test func textsAreQuoted() {
    each { line in
      line.hasSuffix("\"") && line.contains(": \"[") ? [line.filter { $0 != "\"" } + "?"] : []
    } meaning: {
      $0.dropLast() + "?\""
    }
  }

  // MARK: - Checks

  private func each(
    isOpen: Bool = false,
    _ mistakes: (String) -> [String],
    meaning: (String) -> String = { $0 }
  ) {
    for (index, line) in Self.lines.enumerated() {
      for mistake in mistakes(line) where mistake != line {
        var (wrong, right) = (Self.lines, Self.lines)
        wrong[index] = mistake
        right[index] = meaning(line)
        check("\(index + 1): \(mistake)", at: index, wrong, meaning: right, isOpen: isOpen)
      }
    }
  }

  /// Checks the hint of a text, unless it is YAML.
  private func check(
    _ name: String,
    at index: Int,
    _ wrong: [String],
    meaning: [String] = lines,
    isOpen: Bool = false
  ) {
    let text = wrong.joined(separator: "\n") + "\n"
    guard (try? DocumentText(parsing: Array(text.utf8), of: law.path)) == nil else { return }
    let start = wrong[..<max(index - 1, 0)].reduce(0) { $0 + $1.utf8.count + 1 }
    let end = wrong[...index].reduce(0) { $0 + $1.utf8.count + 1 }
    law.check(
      HintCorpus.Mistake(
        name: name,
        text: text,
        range: start..<end,
        corrected: meaning.joined(separator: "\n") + "\n",
        isOpen: isOpen
      )
    )
  }

  private func problems(of text: String) -> [String] {
    law.read([SourceFile(path: law.path, bytes: Array(text.utf8))]).map(\.message)
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    replacing(part, with: other, maxReplacements: 1)
  }
}
