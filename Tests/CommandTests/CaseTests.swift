import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The folders in `Cases`.
///
/// Each contains an `input` tree, a `transcript` of commands and their output, and the `expected`
/// tree. `RECORD=1` records the transcripts and trees again, and fails. A tree says `(built in)` for the schema that
/// the tool writes, so that a change of the schema changes no case.
@Suite(.serialized, .computing)
struct CaseTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static func cases() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  @Test func atLeast10CasesExist() throws {
    #expect(try Self.cases().count >= 10)
  }

  @Test(arguments: try cases())
  func transcriptAndFilesMatchRecording(name: String) throws {
    let folder = Self.folder.appending(path: name)
    let scratch = try TemporaryFolder()
    try scratch.copyTree(from: folder.appending(path: "input"))
    let recorded = try String(contentsOf: folder.appending(path: "transcript"), encoding: .utf8)
    let transcript = try Transcript.play(recorded, in: scratch)
    let expected = folder.appending(path: "expected")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(transcript.utf8).write(to: folder.appending(path: "transcript"))
      try scratch.replaceTree(at: expected)
      Issue.record("recorded \(name): read it, and run again without RECORD")
    } else {
      #expect(transcript == recorded)
      #expect(try scratch.contents() == TemporaryFolder.contents(of: expected))
    }
  }
}

/// A text with lines `$ command`, each followed by the output of the command.
///
/// Lines of the error output begin with `! `. An exit status other than 0 follows on a separate line.
enum Transcript {
  /// Runs the commands of a transcript and returns the new transcript.
  static func play(_ recorded: String, in folder: TemporaryFolder) throws -> String {
    let commands = recorded.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    return try commands.map { line in
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      return "\(line)\n" + (try run(words, in: folder))
    }.joined()
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> String {
    switch words[0] {
    case "endpoints":
      folder.output = ""
      folder.errors = ""
      let status = folder.run(Array(words.dropFirst()))
      let errors = folder.errors.split(separator: "\n", omittingEmptySubsequences: false)
      let marked = errors.dropLast().map { "! \($0)\n" }.joined()
      return folder.output + marked + (status == 0 ? "" : "exit status \(status)\n")
    case "rm": try FileManager.default.removeItem(atPath: folder.path + "/" + words[1])
    case "cp": try folder.write(folder.text(words[1]), to: words[2])
    default: Issue.record("unknown command \(words[0])")
    }
    return ""
  }
}

extension TemporaryFolder {
  fileprivate func copyTree(from source: URL) throws {
    for (file, bytes) in try Self.contents(of: source) {
      try write(String(decoding: bytes, as: UTF8.self), to: file)
    }
  }

  fileprivate func contents() throws -> [String: Data] {
    try Self.contents(of: URL(filePath: path)).mapValues { bytes in
      bytes == Data(schemaText.utf8) ? Data("(built in)\n".utf8) : bytes
    }
  }

  fileprivate func replaceTree(at target: URL) throws {
    try? FileManager.default.removeItem(at: target)
    for (file, bytes) in try contents() {
      let url = target.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: url)
    }
  }

  /// The contents of all files in a folder, by relative path.
  fileprivate static func contents(of folder: URL) throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appending(path: path)
      guard FileSystem(root: "/").kind(of: url.path) == .file else { continue }
      contents[path] = try Data(contentsOf: url)
    }
    return contents
  }
}
