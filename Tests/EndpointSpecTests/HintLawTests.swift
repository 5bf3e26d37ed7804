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
  /// The number of parts of the corpus of which one is tried. `HINTS=1` tries all.
  private static let parts = ProcessInfo.processInfo.environment["HINTS"].flatMap(Int.init) ?? 4

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

  @Test(arguments: HintCorpus.ofValues)
  func otherMistakesAreCorrected(_ mistake: HintCorpus.Mistake) {
    check(mistake)
  }

  private func check(_ mistake: HintCorpus.Mistake) {
    let files = [SourceFile(path: "api.json", bytes: Array(mistake.text.utf8))]
    let found = problems(in: files)
    guard let problem = found.first, found.count == 1 else {
      Issue.record("\(mistake.name): \(shown(found))")
      return
    }
    #expect(mistake.range.overlaps(problem.place.start..<max(problem.place.end, problem.place.start + 1)), "\(mistake.name): \(problem)")
    guard let hint = problem.fix else {
      Issue.record("\(mistake.name): no hint: \(problem.message)")
      return
    }
    guard let edits = hint.textEdits(in: files) else {
      #expect(mistake.isOpen, "\(mistake.name): no edit: \(problem.message): \(hint)")
      return
    }
    let text = String(decoding: edits.applied(to: 0, files[0].bytes).bytes, as: UTF8.self)
    #expect(problems(of: text) == [], "\(mistake.name): \(hint)")
    if let corrected = mistake.corrected {
      #expect(text == corrected, "\(mistake.name): \(hint): \(edits.map(\.new))")
    }
  }

  private func shown(_ problems: [Diagnostic]) -> String {
    problems.isEmpty ? "silent" : problems.map { "\($0.message) (\($0.hint ?? "no hint"))" }.joined(separator: "; ")
  }

  private func problems(of text: String) -> [String] {
    problems(in: [SourceFile(path: "api.json", bytes: Array(text.utf8))]).map { "\($0.message)" }
  }

  private func problems(in files: [SourceFile]) -> [Diagnostic] {
    readSpec(files).diagnostics.filter { $0.severity != .note }
  }
}
