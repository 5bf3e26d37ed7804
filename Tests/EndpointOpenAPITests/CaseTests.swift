import EndpointJudge
import EndpointOpenAPI
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// Each folder of `Cases` contains a document, the expected spec and the expected report.
///
/// `RECORD=1 swift test` writes the results. It fails, so that a person reads them first.
@Suite("An OpenAPI document", .serialized, .computing)
struct ImportCaseTests {
  @Test("becomes the expected spec", arguments: try ImportCase.all())
  func importsDocumentAsExpected(_ folder: ImportCase) throws {
    let imported = try folder.imported()
    let expected = folder.expected()
    if imported != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try folder.record(imported)
      Issue.record("recorded \(folder.name): read it, then run the tests again")
      return
    }
    #expect(imported.spec == expected.spec)
    #expect(imported.report == expected.report)
  }

  @Test("becomes a spec without errors", arguments: try ImportCase.all())
  func importsDocumentWithoutErrors(_ folder: ImportCase) throws {
    let imported = try folder.imported()
    #expect(imported.spec.isEmpty || SpecProblems(imported.spec).errors == [])
  }
}

/// The errors of a spec, one line each.
struct SpecProblems {
  let errors: [String]

  init(_ text: String) {
    let result = readSpec([SourceFile(path: "spec.json", bytes: Array(text.utf8))])
    errors = result.diagnostics.filter { $0.severity == .error }.map { problem in
      let (line, column) = result.files[0].position(of: problem.place.start)
      return "\(line):\(column): \(problem.message)"
    }
  }
}

/// One of the folders of `Cases`.
struct ImportCase: CustomTestStringConvertible {
  struct Outcome: Equatable {
    var spec = ""
    var report = ""
  }

  let name: String

  var testDescription: String { name }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  private var folder: URL { Self.root.appending(path: name) }

  static func all() throws -> [ImportCase] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
      .sorted().map(ImportCase.init)
  }

  func imported() throws -> Outcome {
    let yaml = folder.appending(path: "openapi.yaml")
    let isYAML = FileManager.default.fileExists(atPath: yaml.path)
    var documents = Documents(try source(isYAML ? "openapi.yaml" : "openapi.json"))
    while let path = documents.missingPath {
      if FileManager.default.fileExists(atPath: folder.appending(path: path).path) {
        documents.add(try source(path))
      } else {
        documents.giveUp(path)
      }
    }
    let result = importOpenAPI(documents)
    let lines = result.diagnostics.map { diagnostic in
      let file = documents.files[diagnostic.place.file]
      let (line, column) = file.position(of: diagnostic.place.start)
      let hint = diagnostic.hint.map { "; \($0)" } ?? ""
      return
        "\(file.path):\(line):\(column): \(diagnostic.rule.rawValue): \(diagnostic.message)\(hint) (\(documents.pointer(to: diagnostic.place)))\n"
    }
    return Outcome(
      spec: result.files.map { canonicalText(of: $0.spec) }.joined(),
      report: lines.joined()
    )
  }

  private func source(_ path: String) throws -> SourceFile {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    return SourceFile(path: path, bytes: bytes)
  }

  func expected() -> Outcome {
    Outcome(spec: text("expected.json"), report: text("report.txt"))
  }

  /// The text of a file. Empty if the file is missing.
  private func text(_ path: String) -> String {
    let url = folder.appending(path: path)
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      Issue.record(error)
      return ""
    }
  }

  func record(_ outcome: Outcome) throws {
    for (path, text) in [("expected.json", outcome.spec), ("report.txt", outcome.report)] {
      let url = folder.appending(path: path)
      if !text.isEmpty {
        try Data(text.utf8).write(to: url)
      } else if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}
