import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The tool, which is built next to the bundle of these tests.
enum BuiltTool {
  static let file: URL? = {
    var folder = Bundle(for: TemporaryFolder.self).bundleURL
    while folder.path != "/" {
      let tool = folder.appending(path: "endpoints")
      if FileManager.default.isExecutableFile(atPath: tool.path),
        FileSystem(root: "/").kind(of: tool.path) == .file
      {
        return tool
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}

extension Trait where Self == ConditionTrait {
  static var needsTool: Self {
    .enabled(if: BuiltTool.file != nil, "the tool is not built beside the tests")
  }
}

/// The tool as a separate process: killed, without disk space, or without permissions.
@Suite(.serialized, .computing)
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func spec(_ fields: String, types: Int) -> String {
    let names = (0..<types).map { "T\($0)" }
    let definitions = names.map { "\"\($0)\": { \"fields\": { \(fields) } }" }
    let endpoints = names.map {
      "\"\($0).latest\": { \"path\": \"/\($0)\", \"response\": \"\($0)\" }"
    }
    return """
      { "api": "Many", "servers": { "production": "https://example.com" },
        "types": { \(definitions.joined(separator: ",\n")) },
        "endpoints": { \(endpoints.joined(separator: ",\n")) } }
      """
  }

  private func start(_ executable: URL, _ arguments: [String]) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(folder.environment) { $1 }
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return (process, errors)
  }

  private func generatedFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    guard folder.exists("Generated") else { return files }
    for path in try folder.tree("Generated") where path.hasSuffix(".swift") {
      files[path] = try folder.text("Generated/" + path)
    }
    return files
  }

  @Test(.needsTool, .timeLimit(.minutes(15)))
  func killedRunLeavesOnlyCompleteFiles() throws {
    let tool = try #require(BuiltTool.file)
    let specs = [spec(#""a": "string""#, types: 120), spec(#""b": "int""#, types: 110)]
    var versions: [[String: String]] = []
    var longest = 0.0
    for spec in specs {
      try folder.write(spec, to: "Specs/Many.json")
      let started = Date()
      let (process, errors) = try start(tool, ["generate"])
      process.waitUntilExit()
      longest = max(longest, Date().timeIntervalSince(started))
      #expect(try process.terminationStatus == 0 && read(errors) == "")
      versions.append(try generatedFiles())
    }
    for round in 0..<20 {
      try folder.write(specs[round % 2], to: "Specs/Many.json")
      let (process, _) = try start(tool, ["generate"])
      Thread.sleep(forTimeInterval: .random(in: 0...longest))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (path, text) in try generatedFiles() {
        #expect(versions.contains { $0[path] == text }, "\(path) is incomplete")
      }
    }
    let (process, _) = try start(tool, ["generate"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try generatedFiles() == versions[1])
    #expect(try folder.tree("Generated").filter { $0.hasSuffix(".tmp") } == [])
  }

  /// A limit on file sizes simulates a full disk: both make a write fail midway.
  @Test(.needsTool) func reportsFileIfDiskIsFull() throws {
    let tool = try #require(BuiltTool.file)
    try folder.write(spec(#""a": "string""#, types: 2), to: "Specs/Many.json")
    #expect(folder.run("generate") == 0)
    let before = try generatedFiles()
    try folder.write(spec(#""b": "string""#, types: 2), to: "Specs/Many.json")
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" generate"
    let (process, errors) = try start(URL(filePath: "/bin/sh"), ["-c", script, tool.path])
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let message = try read(errors)
    #expect(message.hasPrefix("error: Generated/ManyAPI/T0.swift: cannot be written: "))
    #expect(message.split(separator: "\n").count == 1)
    #expect(try generatedFiles() == before)
    #expect(try folder.tree("Generated").filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test(.needsTool) func readerThatStopsEarlyDoesNotStopCommand() throws {
    let tool = try #require(BuiltTool.file)
    try folder.write(spec(#""a": "string""#, types: 1), to: "Specs/Many.json")
    let script = "{ \"$0\" generate; echo $? > status; } | true"
    let (process, errors) = try start(URL(filePath: "/bin/sh"), ["-c", script, tool.path])
    process.waitUntilExit()
    #expect(try read(errors) == "")
    #expect(try folder.text("status") == "0\n")
    #expect(try !generatedFiles().isEmpty)
  }

  @Test(
    .needsTool,
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full")
  )
  func reportsIncompleteOutput() throws {
    let tool = try #require(BuiltTool.file)
    let script = "\"$0\" schema > /dev/full"
    let (process, errors) = try start(URL(filePath: "/bin/sh"), ["-c", script, tool.path])
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try read(errors) == "error: the output could not be written completely\n")
  }

  @Test(.needsTool, .disabled(if: geteuid() == 0, "root can write everywhere"))
  func reportsUnwritableFolder() throws {
    let tool = try #require(BuiltTool.file)
    try folder.write(spec(#""a": "string""#, types: 1), to: "Specs/Many.json")
    try folder.write("", to: "Generated/ManyAPI/keep")
    chmod(folder.path + "/Generated/ManyAPI", 0o555)
    let (process, errors) = try start(tool, ["generate"])
    process.waitUntilExit()
    chmod(folder.path + "/Generated/ManyAPI", 0o755)
    #expect(process.terminationStatus == 2)
    #expect(try read(errors).contains("Generated/ManyAPI/"))
  }

  @Test(.needsTool) func formatsStandardInput() throws {
    let tool = try #require(BuiltTool.file)
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = tool
    process.arguments = ["format", "-"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // More than the buffer of a pipe.
    let note = String(repeating: "x", count: 200_000)
    try input.fileHandleForWriting.write(contentsOf: Data("{\"x-note\":\"\(note)\"}".utf8))
    try input.fileHandleForWriting.close()
    #expect(try read(output) == "{\n  \"x-note\": \"\(note)\"\n}\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func formattingPreservesLinksAndPermissions() throws {
    try folder.write("{}", to: "Real.json")
    chmod(folder.path + "/Real.json", 0o640)
    symlink("Real.json", folder.path + "/Link.json")
    #expect(folder.run("format", "Link.json") == 0)
    #expect(try folder.text("Real.json") == "{}\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/Link.json")
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    var status = stat()
    #expect(stat(folder.path + "/Real.json", &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  private func read(_ pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
