import EndpointGenerator
import Foundation
import TestTraits
import Testing

/// The built-in templates must equal the files in `Templates/`.
@Suite(.serialized, .computing)
struct BuiltInTemplatesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func builtInTemplatesEqualTemplatesFolder() throws {
    let files = try Self.templateFiles()
    let sources = TemplateSet.builtIn.sources
    if !files.elementsEqual(sources, by: ==), ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let source = Self.root.appending(
        path: "Sources/EndpointGenerator/Templates/BuiltInTemplates.swift"
      )
      try Data(Self.swift(files).utf8).write(to: source)
      Issue.record("recorded BuiltInTemplates.swift: build and run the tests again")
      return
    }
    #expect(files.map(\.name) == sources.map(\.name))
    for (file, builtIn) in zip(files, sources) {
      #expect(file.text == builtIn.text, "\(file.name).mustache; run with RECORD=1 to update it")
    }
  }

  private static func templateFiles() throws -> [(name: String, text: String)] {
    let folder = root.appending(path: "Templates")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".mustache") }
      .map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return (String(file.dropLast(".mustache".count)), text)
      }
  }

  private static func swift(_ files: [(name: String, text: String)]) -> String {
    var lines = [
      "// Written from Templates/*.mustache by the tests (RECORD=1). Do not edit.", "",
      "/// The built-in templates: each one's name and text, in the order of names.",
      "let builtInTemplates: [(name: String, text: String)] = [",
    ]
    for (name, text) in files {
      lines += ["  (", "    \"\(name)\",", "    #\"\"\""]
      lines += text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }
      lines += ["    \"\"\"#", "  ),"]
    }
    return (lines + ["]", ""]).joined(separator: "\n")
  }
}
