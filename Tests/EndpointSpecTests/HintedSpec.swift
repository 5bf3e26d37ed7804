import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A spec in one text, and what the edits of its hints make of it.
struct HintedSpec {
  private let files: [SourceFile]
  let result: SpecResult

  init(_ text: String) {
    files = [SourceFile(path: "api.json", bytes: Array(text.utf8))]
    result = readSpec(files)
  }

  var problems: [Diagnostic] { result.diagnostics.filter { $0.severity != .note } }

  /// The text after the edits of all hints.
  var edited: String {
    let edits = problems.compactMap { $0.fix?.textEdits(in: files) }.flatMap(\.self)
    return String(decoding: edits.applied(to: 0, files[0].bytes).bytes, as: UTF8.self)
  }

  /// The text after the edits of its only problem. It must have no problem.
  func corrected() throws -> String {
    #expect(problems.count == 1, "\(problems.map(\.message))")
    _ = try #require(problems.first?.fix?.textEdits(in: files))
    #expect(HintedSpec(edited).problems.map(\.message) == [], "\(edited)")
    return edited
  }
}
