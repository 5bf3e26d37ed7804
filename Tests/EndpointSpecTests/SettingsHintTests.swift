import TestTraits
import Testing

@testable import EndpointSpec

/// The law of hints for settings and allow files.
@Suite("Hints of settings and allow files", .serialized, .computing)
struct SettingsHintTests {
  private let settings = HintLaw(path: "endpoints.json") {
    loadProject($0[0], kinds: HintCorpus.kinds).diagnostics
  }
  private let allowFile = HintLaw(path: "allow.json") {
    loadAllowFile($0[0], kinds: AllowedKinds(HintCorpus.kinds, noun: "change") { _ in "see" })
      .diagnostics
  }

  @Test func filesOfCorpusAreValid() {
    for (law, text) in [(settings, HintCorpus.settings), (allowFile, HintCorpus.allowFile)] {
      #expect(law.read([SourceFile(path: law.path, bytes: Array(text.utf8))]) == [])
    }
    #expect(HintCorpus.ofSettings.count > 150 && HintCorpus.ofAllowFiles.count > 60)
  }

  @Test func mistakesInSettingsAreCorrected() { HintCorpus.ofSettings.forEach(settings.check) }

  @Test func mistakesInAllowFilesAreCorrected() { HintCorpus.ofAllowFiles.forEach(allowFile.check) }

  /// A value that means the same as no key is removed.
  @Test(arguments: [#""axis": "both""#, #""expires": "never""#, #""expires": null"#])
  func valuesWithoutMeaningAreRemoved(_ pair: String) throws {
    let rest = #"{ "allow": [{ "kind": "field-removed", "at": "A", "reason": "r"#
    let files = [SourceFile(path: "allow.json", bytes: Array("\(rest)\", \(pair) }] }".utf8))]
    let hint = try #require(allowFile.read(files).first?.fix)
    let edits = try #require(hint.textEdits(in: files))
    #expect(hint.isCertain)
    #expect(
      String(decoding: edits.applied(to: 0, files[0].bytes).bytes, as: UTF8.self)
        == "\(rest)\" }] }"
    )
  }
}
