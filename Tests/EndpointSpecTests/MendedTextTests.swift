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

  /// The texts without one of their signs or spaces, and with a comment, a tab or a quote before one of them.
  private static func textsWithMistake(in text: String) -> [String] {
    let signs = text.indices.filter { ",:{}[]\" \n".contains(text[$0]) }
    return signs.flatMap { index in
      let (before, after) = (text[..<index], text[text.index(after: index)...])
      let inserted = ["// note\n", "\t", "\"", "'"].map { before + $0 + text[index...] }
      return [before + after] + inserted
    }.map(String.init)
  }

  /// The edits of the syntax, written into the file, leave what the reader reported with it.
  @Test(arguments: ["Shop.yaml", "Shop.json"])
  func othersAreThoseOfCorrectedText(path: String) throws {
    var counts = (mended: 0, several: 0)
    for text in Self.textsWithMistake(in: path == "Shop.yaml" ? Self.yaml : Self.json) {
      let found = problems(text, path)
      let malformed = found.filter(\.isOfSyntax)
      let edits = malformed.map {
        $0.fix?.isCertain == true ? $0.fix?.textEdits(in: [file(text, path)]) : nil
      }
      guard !malformed.isEmpty, !edits.contains(nil) else { continue }
      let bytes = edits.compactMap(\.self).flatMap(\.self).applied(to: 0, Array(text.utf8)).bytes
      let corrected = String(decoding: bytes, as: UTF8.self)
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

  /// What each problem says, and what is at its place, without quotes, which the edits add and remove.
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

extension Diagnostic {
  fileprivate var isOfSyntax: Bool { rule == .malformedJSON || rule == .malformedYAML }
}
