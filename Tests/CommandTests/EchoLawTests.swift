import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Messages repeat arguments and the names of files. Neither can control the terminal, or begin a message of its own.
@Suite("No argument controls the terminal", .serialized, .computing)
struct EchoLawTests {
  private static let hostile = [
    "\u{1B}[31mred", "a\u{7}b", "x\u{9B}2J", "\u{202E}cba", "a\rb", "a\nerror: b",
    "http://h/\u{1B}[2J",
    "http://\u{1B}[2J.example/v1", "/a/{\u{1B}[2J}", "text=\u{1B}[2J", "\u{7F}",
    "Specs/\u{1B}.json",
  ]

  /// The operands with which a command reaches its options.
  private static let operands = [
    "verify": ["Specs/Shop.json", "t.har"], "infer": ["t.har"], "diff": ["Specs", "Specs"],
    "import": ["openapi", "t.har"], "export": ["openapi", "Specs/Shop.json"], "init": ["Abc"],
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let spec =
      #"{ "api": "Shop", "servers": { "main": "https://h" }, "endpoints": { "get": { "path": "/a" } } }"#
    try folder.write(spec, to: "Specs/Shop.json")
    let entry = #"{"request":{"method":"GET","url":"https://h/a"},"response":{"status":200}}"#
    try folder.write(#"{"log":{"entries":[\#(entry)]}}"#, to: "t.har")
    return folder
  }

  private static func calls(with text: String) -> [[String]] {
    let options = commands.flatMap { command in
      command.options.flatMap { option in
        [
          [command.name] + (operands[command.name] ?? []) + [option.name, text],
          [command.name, "\(option.name)=\(text)"],
        ]
      }
    }
    let others = commands.flatMap { command in
      [[command.name, text], [command.name, "--\(text)"], [command.name, "--", text]]
    }
    return [[text], ["help", text], ["--\(text)"]] + options + others
  }

  @Test(arguments: hostile)
  func argumentsControlNothing(text: String) throws {
    let folder = try Self.folder()
    for call in Self.calls(with: text) {
      (folder.output, folder.errors) = ("", "")
      #expect(folder.run(call) == 2, "\(call)")
      let shown = folder.output + folder.errors
      #expect(shown.printableLines == shown, "\(call): \(shown)")
      #expect(!shown.contains("\nerror: b"), "\(call): \(shown)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.files.absolute(".")).count == 2
    )
  }

  /// A folder may contain files with any name.
  @Test(arguments: [
    "check", "generate", "format", "verify t.har", "diff Specs Specs",
  ])
  func namesOfFilesControlNothing(command: String) throws {
    let folder = try Self.folder()
    for text in ["{ \"api\": 7 }", "{", "{ \"api\": \"Other\", \"x\": 1 }"] {
      try folder.write(text, to: "Specs/\u{1B}[2Jred.json")
      (folder.output, folder.errors) = ("", "")
      _ = folder.run(command.split(separator: " ").map(String.init))
      let shown = folder.output + folder.errors
      #expect(!shown.isEmpty && shown.printableLines == shown, "\(shown)")
    }
  }
}
