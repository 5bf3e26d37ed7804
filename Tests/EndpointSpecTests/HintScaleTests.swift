import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Hints stay fast", .serialized, .computing)
struct HintScaleTests {
  /// One mistake in so many is tried. `HINTS=1` tries one for each message.
  private static let parts = ProcessInfo.processInfo.environment["HINTS"].flatMap(Int.init) ?? 400

  /// Eight times the mistakes take at most sixteen times the CPU. A search of the whole spec for each would take 64 times.
  @Test func eachMistakeCostsTheSame() throws {
    for mistake in HintCorpus.ofMessages(from: Self.parts) {
      let small = min(seconds(mistake, 15), seconds(mistake, 15))
      var large = seconds(mistake, 120)
      // Others on the machine only add to the time.
      if large > small * 16 { large = min(large, seconds(mistake, 120)) }
      if large > small * 16 { Issue.record("\(mistake.name): \(small) s, then \(large) s") }
    }
  }

  /// The CPU seconds for a spec with many copies of each of its types and endpoints.
  private func seconds(_ mistake: HintCorpus.Mistake, _ count: Int) -> Double {
    let bytes = mistake.repeated(count)
    let start = threadSeconds()
    _ = readSpec([SourceFile(path: "api.json", bytes: bytes)])
    return threadSeconds() - start
  }

  private func problems(types count: Int, mistakes: Int) -> [Diagnostic] {
    let types = (0..<count).map { #""Customer\#($0)Record": { "fields": { "id": "int" } }"# }
    let fields = (0..<mistakes).map { #""f\#($0)": "Custmer\#($0)Record""# }
    let text = storeSpec(
      types: (types + [#""All": { "fields": { \#(fields.joined(separator: ",")) } }"#])
        .joined(separator: ","),
      endpoints: #""list": { "path": "/list", "response": "All" }"#
    )
    return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.rule == .unknownType }
  }

  /// Each misspelled name gets the type that is meant, also if there are many of both.
  @Test func eachMisspelledTypeIsFoundAmongMany() {
    let found = problems(types: 2_000, mistakes: 60)
    #expect(found.count == 60)
    for (index, problem) in found.enumerated() {
      #expect(problem.hint == "did you mean \"Customer\(index)Record\"?")
    }
  }

  @Test func indexComparesOnlySimilarNames() {
    let names =
      (0..<5_000).map { "Customer\($0)Record" }
      + (0..<26).map { String(repeating: "\(UnicodeScalar(UInt8($0 + 97)))", count: 9) }
    let index = NameIndex(names)
    #expect(index.nearest(to: "zzzzzzzz")?.name == "zzzzzzzzz")
    #expect(index.nearest(to: "quite_another_name") == nil)
  }
}

extension HintCorpus {
  /// A mistake for each message of every part of the corpus.
  fileprivate static func ofMessages(from parts: Int) -> [Mistake] {
    let all = ofKeys + ofTypes.map(\.mistake) + ofPaths + ofValues
    return stride(from: 0, to: all.count, by: parts).map { all[$0] }.unique { mistake in
      let files = [SourceFile(path: "api.json", bytes: Array(mistake.text.utf8))]
      let words = readSpec(files).diagnostics.map { "\($0.message) \($0.hint ?? "")" }
      return words.joined().replacing(/"[^"]*"/, with: "")
    }
  }
}

extension HintCorpus.Mistake {
  /// The spec with so many copies of each type and endpoint. The copies have other names.
  fileprivate func repeated(_ count: Int) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard let root = try? JSONNode.parse(bytes) else { return bytes }
    var copies: [(end: Int, text: [UInt8])] = []
    for key in ["types", "endpoints"] {
      for member in root.member(key)?.value.members ?? [] {
        let value = bytes[member.value.start..<member.value.end]
        let text = (0..<count).flatMap { Array(", \"\(member.key)X\($0)\": ".utf8) + value }
        copies.append((member.value.end, text))
      }
    }
    return copies.sorted { $0.end > $1.end }.reduce(into: bytes) { bytes, copy in
      bytes.insert(contentsOf: copy.text, at: copy.end)
    }
  }
}
