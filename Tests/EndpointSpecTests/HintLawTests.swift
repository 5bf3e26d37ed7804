import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Each mistake is reported once, at its place, with a hint. The edits of the hint remove it, and cause no other one.
@Suite("Every hint is tried", .serialized, .computing)
struct HintLawTests {
  /// One part of the corpus in so many is tried. `HINTS=1` tries all.
  private static let parts = ProcessInfo.processInfo.environment["HINTS"].flatMap(Int.init) ?? 10

  @Test func specsOfCorpusAreValidAndHaveAllKeys() {
    let texts = HintCorpus.keys.map(\.text).unique(by: \.self)
    #expect(texts.count == HintCorpus.files.count)
    for text in texts { #expect(problems(of: text) == []) }
    let used = Set(HintCorpus.keys.map { "\($0.owner).\($0.member.key)" })
    let all = SpecKeys.tables.flatMap { table in table.names.map { "\(table.definition).\($0)" } }
    // A part has the keys of the spec. A parameter that tells null apart has JSON.
    let elsewhere = Set(all.filter { $0.hasPrefix("part.") } + ["parameter.nullable"])
    #expect(Set(all).subtracting(used).subtracting(elsewhere).sorted() == [])
    #expect(HintCorpus.ofKeys.count >= 400)
  }

  @Test func mistakesWithKeysAreCorrected() {
    for (index, mistake) in HintCorpus.ofKeys.enumerated() where index % Self.parts == 0 {
      check(mistake)
    }
  }

  @Test(arguments: HintCorpus.ofTypes)
  func foreignTypesAreTranslated(_ type: HintCorpus.ForeignType) {
    check(type.mistake)
  }

  /// The same types as the definition of a type.
  @Test func foreignTypesAreTranslatedInDefinitions() {
    for type in HintCorpus.ofTypes { check(type.definition) }
  }

  @Test(arguments: HintCorpus.ofPaths)
  func pathsOfOtherLanguagesAreTranslated(_ mistake: HintCorpus.Mistake) {
    check(mistake)
  }

  /// The hint for a missing key shows a value of it.
  @Test func missingKeysAreShown() {
    let missing = HintCorpus.ofMissingKeys
    #expect(missing.count >= 15)
    for (key, mistake) in missing {
      let found = problems(in: [SourceFile(path: "api.json", bytes: Array(mistake.text.utf8))])
      let own = found.filter { $0.message.hasPrefix("missing key \"\(key)\"") }
      if found.count != 1 || own.count != 1 {
        Issue.record("\(mistake.name): \(found.map(\.message))")
      } else if own[0].hint?.contains("\"\(key)\": ") != true {
        Issue.record("\(mistake.name): \(own[0].hint ?? "no hint")")
      }
    }
  }

  @Test(arguments: HintCorpus.ofValues)
  func otherMistakesAreCorrected(_ mistake: HintCorpus.Mistake) {
    check(mistake)
  }

  /// Edits of YAML keep its lines, and quote what YAML would read otherwise.
  @Test func mistakesInYAMLAreCorrected() {
    var bytes = Array(
      """
      api: Shop
      version: v1.0
      servers:
        production: https://shop.test
      types:
        Item:
          fields:
            id: Int
            tags:
              type: string[]
              required: true
          sumary: An item.
      endpoints:
        Item.get:
          operationId: getItem
          path: /items/:id
          params:
            id: int
          response: Itm

      """.utf8
    )
    for _ in 0..<5 {
      let files = [SourceFile(path: "api.yaml", bytes: bytes)]
      let edits = problems(in: files).compactMap(\.fix).filter(\.isCertain)
        .flatMap { $0.textEdits(in: files) ?? [] }
      bytes = edits.applied(to: 0, bytes).bytes
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        api: Shop
        version: 1.0.0
        servers:
          production: https://shop.test
        types:
          Item:
            fields:
              id: int
              tags:
                type: "[string]"
            summary: An item.
        endpoints:
          Item.get:
            path: /items/{id}
            parameters:
              id: int
            response: Item

        """
    )
  }

  private func check(_ mistake: HintCorpus.Mistake) {
    HintLaw { problems(in: $0) }.check(mistake)
  }

  private func problems(of text: String) -> [String] {
    problems(in: [SourceFile(path: "api.json", bytes: Array(text.utf8))]).map { "\($0.message)" }
  }

  private func problems(in files: [SourceFile]) -> [Diagnostic] {
    // The corpus has specs of one part each.
    readSpec(files).diagnostics.filter { $0.severity != .note && $0.rule != .unusedScheme }
  }
}
