import Foundation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A mistake of syntax with one remedy hides no other mistake, and moves none.
@Suite("Mistakes beside malformed text", .computing)
struct MendedTextTests {
  private static let yaml = """
    api: Shop
    servers:
      production: https://api.shop.test
    types:
      Item:
        fields:
          id: int
          name: strng
    endpoints:
      Item.get:
        path: /items/{id}
        parameters:
          id: int
        respnse: Item
    """
  private static let json = """
    { "api": "Shop",
      "servers": { "production": "https://api.shop.test" },
      "types": { "Item": { "fields": {
        "id": "int",
        "name": "strng" } } },
      "endpoints": { "Item.get": {
        "path": "/items/{id}",
        "parameters": { "id": "int" },
        "respnse": "Item" } } }
    """
  private static let mistakes = [
    "Shop.yaml": [
      ("api: Shop", "api Shop"), ("path: ", "path "),
      ("fields:\n", "fields\n"), ("path: ", "path: \""), ("types:", "// All types\ntypes:"),
      ("parameters:\n      id", "parameters:\n\t\t\tid"),
      ("      id: int\n    r", "       id: int\n    r"),
    ],
    "Shop.json": [
      ("\"Shop\",", "\"Shop\""), ("\"int\",", "\"int\""), ("\"id\": \"int\",", "'id': 'int',"),
      ("\"types\":", "// All types\n\"types\":"), ("\"parameters\":", "parameters:"),
      ("\"parameters\": {", "\"parameters\" {"), ("\"int\" },", "\"int\", },"),
    ],
  ]

  @Test(arguments: ["Shop.yaml", "Shop.json"])
  func othersAreReportedAtTheirPlaces(path: String) throws {
    let valid = path == "Shop.yaml" ? Self.yaml : Self.json
    let mistakes = try #require(Self.mistakes[path])
    for (index, one) in mistakes.enumerated() {
      // Each alone, and each two.
      let first = valid.replacing(one.0, with: one.1)
      for other in mistakes[index...] where one == other || one.0 != other.0 {
        let text = one == other ? first : first.replacing(other.0, with: other.1)
        let found = problems(text, path)
        for word in ["strng", "respnse"] {
          let places = found.filter { $0.message.contains(word) }.map { problem in
            String(
              decoding: Array(text.utf8)[problem.place.start..<problem.place.end],
              as: UTF8.self
            )
          }
          #expect(places.count == 1 && places[0].contains(word), "\(one.1), \(other.1): \(found)")
        }
        for problem in found where problem.rule != .unknownKey && problem.rule != .unknownType {
          #expect([.malformedYAML, .malformedJSON].contains(problem.rule), "\(one.1), \(other.1)")
        }
      }
    }
  }

  /// Removes one of the signs or spaces of a text, or adds a comment, a tab or a quote before it.
  private struct Mistake {
    let range: Range<String.Index>
    let replacement: String

    static func all(in text: String) -> [Mistake] {
      text.indices.filter { ",:{}[]\" \n".contains(text[$0]) }.flatMap { index in
        [Mistake(range: index..<text.index(after: index), replacement: "")]
          + ["// note\n", "\t", "\"", "'"].map { Mistake(range: index..<index, replacement: $0) }
      }
    }

    func applied(to text: String) -> String {
      text.replacingCharacters(in: range, with: replacement)
    }
  }

  /// The edits of the syntax, written into the file, leave what the reader reported with it.
  @Test(arguments: ["Shop.yaml", "Shop.json"])
  func othersAreThoseOfCorrectedText(path: String) throws {
    let valid = path == "Shop.yaml" ? Self.yaml : Self.json
    var counts = (mended: 0, several: 0)
    for text in Mistake.all(in: valid).map({ $0.applied(to: valid) }) {
      let found = problems(text, path)
      guard let corrected = corrected(text, path, found) else { continue }
      let left = problems(corrected, path)
      // An indentation that remains wrong explains problems that were reported each for itself.
      if left.contains(where: { $0.isOfSyntax || $0.message.hasPrefix("indented by") }) { continue }
      counts.mended += 1
      counts.several += left.count > 1 ? 1 : 0
      let others = found.filter { !$0.isOfSyntax }
      #expect(texts(of: others, in: text) == texts(of: left, in: corrected), "\(text)")
    }
    #expect(counts.mended >= 50 && counts.several >= 50, "\(counts)")
  }

  /// Two mistakes that are mended alone are mended together, in whatever order the reader finds them.
  @Test(arguments: ["Shop.yaml", "Shop.json"])
  func mistakesAreMendedTogether(path: String) throws {
    let valid = path == "Shop.yaml" ? Self.yaml : Self.json
    let mended = Mistake.all(in: valid).filter { mistake in
      let text = mistake.applied(to: valid)
      return corrected(text, path, problems(text, path)).map { corrected in
        !problems(corrected, path).contains(where: \.isOfSyntax)
      } ?? false
    }
    let pairs = mended.indices.flatMap { first in
      mended[(first + 1)...].map { (mended[first], $0) }
    }
    var counts = (tried: 0, mended: 0)
    for (first, second) in pairs.enumerated().filter({ $0.offset % 13 == 0 }).map(\.element)
    where valid.isLineBetween(first.range, second.range) {
      let text = first.applied(to: second.applied(to: valid))
      let corrected = corrected(text, path, problems(text, path))
      counts.tried += 1
      if let corrected, !problems(corrected, path).contains(where: \.isOfSyntax) {
        counts.mended += 1
      }
    }
    // A comment between the spaces of an indentation breaks the line in two, and a quote may end at that of the other mistake.
    #expect(counts.tried > 80 && counts.mended * 20 >= counts.tried * 19, "\(counts)")
  }

  /// The text with all edits of the syntax. Nil if a mistake has several remedies, or if the text has none.
  private func corrected(_ text: String, _ path: String, _ found: [Diagnostic]) -> String? {
    let malformed = found.filter(\.isOfSyntax)
    let edits = malformed.map {
      $0.fix?.isCertain == true ? $0.fix?.textEdits(in: [file(text, path)]) : nil
    }
    guard !malformed.isEmpty, !edits.contains(nil) else { return nil }
    let bytes = edits.compactMap(\.self).flatMap(\.self).applied(to: 0, Array(text.utf8)).bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The messages with the texts at their places. The edits add and remove quotes, so the texts have none.
  private func texts(of problems: [Diagnostic], in text: String) -> [String] {
    problems.map { problem in
      let bytes = Array(text.utf8)[problem.place.start..<problem.place.end]
      let place = String(decoding: bytes, as: UTF8.self)
      return problem.message + ": " + place.trimmingCharacters(in: .init(charactersIn: "\"' "))
    }
  }

  private func problems(_ text: String, _ path: String) -> [Diagnostic] {
    readSpec([file(text, path)]).diagnostics.filter { $0.severity == .error }
  }

  private func file(_ text: String, _ path: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }
}

extension String {
  fileprivate func isLineBetween(_ first: Range<Index>, _ second: Range<Index>) -> Bool {
    first.upperBound <= second.lowerBound
      && self[first.upperBound..<second.lowerBound].filter(\.isNewline).count > 1
  }
}

extension Diagnostic {
  fileprivate var isOfSyntax: Bool { rule == .malformedJSON || rule == .malformedYAML }
}
