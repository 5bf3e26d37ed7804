import EndpointGenerator
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// Every folder of `Cases` contains a spec and the expected files of its modules.
///
/// `RECORD=1 swift test` records the generated files, and fails, so that someone reads them.
@Suite(.serialized, .computing)
struct CaseTests {
  @Test(arguments: try CaseFolder.all())
  func generatesExpectedFiles(_ folder: CaseFolder) throws {
    let generated = try folder.files()
    let expected = try folder.expected()
    if generated != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try folder.record(generated)
      Issue.record("recorded \(folder.name)/expected: read it, then run the tests again")
      return
    }
    for path in Set(generated.keys).union(expected.keys).sorted() {
      #expect(expected[path] != nil, "\(path) is generated but not expected")
      #expect(generated[path] != nil, "\(path) is expected but not generated")
      #expect(generated[path] == expected[path], "\(path)")
    }
  }

  @Test(arguments: try CaseFolder.all())
  func generationIsDeterministic(_ folder: CaseFolder) throws {
    #expect(try folder.files() == folder.files())
  }
}

/// The layout of the output does not depend on the layout of the templates.
@Suite(.serialized, .computing)
struct TemplateLayoutTests {
  @Test(arguments: try CaseFolder.all())
  func outputIgnoresIndentationOfTemplates(_ folder: CaseFolder) throws {
    try expectSame(folder) { line in
      // A tag alone on a line writes nothing.
      line.hasPrefix("{{#") || line.hasPrefix("{{^") || line.hasPrefix("{{/")
        ? [line] : [line.prefix { $0 == " " } + line]
    }
  }

  @Test(arguments: try CaseFolder.all())
  func outputIgnoresBracePlacementOfTemplates(_ folder: CaseFolder) throws {
    try expectSame(folder) { line in
      line.hasSuffix(" {") ? [String(line.dropLast(2)), line.prefix { $0 == " " } + "{"] : [line]
    }
  }

  private func expectSame(_ folder: CaseFolder, changing line: (String) -> [String]) throws {
    let texts = TemplateSet.builtIn.sources.map { name, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (name, lines.flatMap(line).joined(separator: "\n"))
    }
    let templates = try TemplateSet.builtIn.overridden(by: Dictionary(uniqueKeysWithValues: texts))
    let (changed, same) = try (
      folder.files(templates: templates), folder.files(templates: .builtIn)
    )
    for path in same.keys { #expect(changed[path] == same[path], "\(path)") }
  }
}

/// One of the folders of `Cases`.
struct CaseFolder: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  static let packageRoot = root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func all() throws -> [CaseFolder] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .filter {
        FileManager.default.fileExists(atPath: root.appending(path: "\($0)/spec.json").path)
      }
      .map(CaseFolder.init)
  }

  private var folder: URL { Self.root.appending(path: name) }
  private var expectedFolder: URL { folder.appending(path: "expected") }

  func model() throws -> APIModel {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "spec.json")))
    let result = readSpec([SourceFile(path: "spec.json", bytes: bytes)])
    let problems = result.diagnostics.filter { $0.severity == .error }.map { problem in
      "\(result.files[0].position(of: problem.place.start).line): \(problem.message)"
    }
    return try #require(result.model, "\(problems)")
  }

  /// The built-in templates, overridden by those in the folder `templates`.
  private func templates() throws -> TemplateSet {
    let folder = folder.appending(path: "templates")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (String(name.dropLast(".mustache".count)), text)
    }
    return try TemplateSet.builtIn.overridden(by: Dictionary(uniqueKeysWithValues: texts))
  }

  /// The text of each generated file by its path.
  func files(templates: TemplateSet? = nil) throws -> [String: String] {
    let templates = try templates ?? self.templates()
    let files = try render(try model(), source: "spec.json", templates: templates).flatMap(\.files)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  /// The text of each expected file by its path.
  func expected() throws -> [String: String] {
    guard let paths = FileManager.default.enumerator(atPath: expectedFolder.path) else {
      return [:]
    }
    var texts: [String: String] = [:]
    for case let path as String in paths where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: expectedFolder.appending(path: path), encoding: .utf8)
    }
    return texts
  }

  func record(_ texts: [String: String]) throws {
    try? FileManager.default.removeItem(at: expectedFolder)
    for (path, text) in texts {
      let file = expectedFolder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }
}
