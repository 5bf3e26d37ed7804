import Foundation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of hints for indentation: a block of YAML at another indentation is one problem, and the hint moves it back.
///
/// A block may mean the same at both indentations. Then it is no mistake.
@Suite("Hints of indentation", .serialized, .computing)
struct IndentationHintTests {
  private static let spec = """
    api: Shop
    version: 1.0.0
    servers:
      production: https://shop.test
    errors:
      "404":
        case: missing
        message: It is gone.
      "429": rateLimited
    types:
      Item:
        fields:
          id: int
          tags:
            type: "[string]"
            summary: Its tags.
          state: State
      State:
        enum: [open, sold]
    endpoints:
      Item.list:
        path: /items
        parameters:
          query: string?
          limit: int?
        response: "[Item]"
      Item.get:
        path: /items/{id}
        parameters:
          id: int
        response:
          type: Item
          at: data

    """

  /// One line in so many is moved. `HINTS=1` moves all.
  private static let parts = ProcessInfo.processInfo.environment["HINTS"].flatMap(Int.init) ?? 5

  private static let lines = spec.split(separator: "\n").map(String.init)

  private let law = HintLaw(path: "api.yaml") { files in
    readSpec(files).diagnostics.filter { $0.severity != .note }
  }

  @Test func specIsValid() { #expect(law.read([file(Self.spec)]).map(\.message) == []) }

  /// The ways to move the lines of a block.
  enum Move: CaseIterable { case right, left, keyLeft }

  @Test(arguments: Move.allCases)
  func blocksAreMovedBack(_ move: Move) {
    var (found, corrected) = (0, 0)
    for index in Self.lines.indices where index % Self.parts == 0 {
      guard let wrong = moved(index, move) else { continue }
      let problems = law.read([file(wrong)]).filter { $0.severity == .error }
      if problems.isEmpty { continue }
      found += 1
      let edits = problems.count == 1 ? problems[0].fix?.textEdits(in: [file(wrong)]) : nil
      let text = edits.map {
        String(decoding: $0.applied(to: 0, Array(wrong.utf8)).bytes, as: UTF8.self)
      }
      if text == Self.spec {
        corrected += 1
      } else if let text, problems[0].fix?.isCertain == true {
        let left = law.read([file(text)]).map(\.message)
        if !left.isEmpty {
          Issue.record("\(index + 1): after \(problems[0].fix?.text ?? ""): \(left)")
        }
      }
    }
    #expect(found > 0)
    #expect(corrected * 10 >= found * 8, "\(corrected) of \(found)")
  }

  /// A server without a colon, and values of an enum without spaces behind their dashes, are valid YAML.
  @Test func entriesHaveSpacesAndColons() {
    let wrong = Self.spec.replacing("production: ", with: "production ")
    law.check(
      HintCorpus.Mistake(name: "colon", text: wrong, range: 0..<90, corrected: Self.spec)
    )
    let spec = Self.spec.replacing("enum: [open, sold]", with: "enum:\n      - open\n      - sold")
    law.check(
      HintCorpus.Mistake(
        name: "dashes",
        text: spec.replacing("      - ", with: "      -"),
        range: 0..<spec.utf8.count,
        corrected: spec
      )
    )
  }

  /// The text with a moved block. Nil if the line cannot be moved.
  private func moved(_ index: Int, _ move: Move) -> String? {
    let depth = { (line: String) in line.prefix { $0 == " " }.count }
    let lines = Self.lines
    let end = lines[(index + 1)...].firstIndex { depth($0) <= depth(lines[index]) } ?? lines.count
    var wrong = lines
    switch move {
    case .right: for line in index..<end { wrong[line] = "  " + lines[line] }
    case .left, .keyLeft:
      guard depth(lines[index]) > 0, move == .left || end > index + 1 else { return nil }
      let last = move == .left ? end : index + 1
      for line in index..<last { wrong[line] = String(lines[line].dropFirst(2)) }
    }
    return wrong.joined(separator: "\n") + "\n"
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: law.path, bytes: Array(text.utf8))
  }
}
