import EndpointGenerator
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// What the tool writes, preserves and removes in the output folder.
@Suite(.serialized, .computing)
struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = OutputFolder(files: folder.files, path: "Out")
  }

  private func module(_ name: String, _ files: [String: String]) -> GeneratedModule {
    let files = files.sorted { $0.key < $1.key }
    return GeneratedModule(
      name: name,
      files: files.map { GeneratedFile(path: "\(name)/\($0).swift", text: Self.header + $1) }
    )
  }

  private static let header = "// Generated from Specs/A.json by endpoints. Do not edit.\n"

  private func write(_ modules: GeneratedModule..., scope: Set<String>? = nil) throws -> [String] {
    try output.write(modules, from: RunInputs(), scope: scope).map(\.line)
  }

  /// The record of generated files, whose content is the text after their header.
  private func record(_ files: [String: String]) -> String {
    var record = OutputRecord()
    record.version = version
    record.files = files.mapValues { SHA256.digest(of: Array((Self.header + $0).utf8)) }
    return record.text
  }

  @Test func writesFilesAndFileList() throws {
    #expect(
      try write(module("A", ["X": "x", "Y": "y"])) == ["A: 2 written, 0 unchanged, 0 removed"]
    )
    #expect(
      try folder.tree() == ["Out/", "Out/.endpoints", "Out/A/", "Out/A/X.swift", "Out/A/Y.swift"]
    )
    #expect(try folder.text("Out/A/Y.swift") == Self.header + "y")
    #expect(try folder.text("Out/.endpoints") == record(["A/X.swift": "x", "A/Y.swift": "y"]))
  }

  @Test func leavesEqualFilesUntouched() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    let old = Date(timeIntervalSince1970: 1_000_000)
    for file in ["", "/.endpoints", "/A", "/A/X.swift", "/A/Y.swift"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old],
        ofItemAtPath: folder.path + "/Out" + file
      )
    }
    func date(_ file: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.path + "/Out" + file)[
        .modificationDate
      ] as? Date
    }
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    for file in ["", "/.endpoints", "/A", "/A/X.swift", "/A/Y.swift"] {
      #expect(try date(file) == old)
    }
    #expect(
      try write(module("A", ["X": "x", "Y": "new"])) == ["A: 1 written, 1 unchanged, 0 removed"]
    )
    #expect(try date("/A/X.swift") == old)
    #expect(try date("/A/Y.swift") != old)
  }

  @Test func removesOnlyFilesItWrote() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    try folder.write("mine", to: "Out/A/Mine.swift")
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 1 removed"])
    #expect(
      try folder.tree("Out") == [".endpoints", "A/", "A/Mine.swift", "A/X.swift"]
    )
    #expect(try folder.text("Out/.endpoints") == record(["A/X.swift": "x"]))
  }

  @Test func removesFoldersThatItEmptied() throws {
    _ = try write(module("A", ["X": "x"]), module("B", ["sub/Y": "y"]))
    #expect(
      try write(module("A", ["X": "x"])) == [
        "A: 0 written, 1 unchanged, 0 removed", "B: 0 written, 0 unchanged, 1 removed",
      ]
    )
    #expect(try folder.tree("Out") == [".endpoints", "A/", "A/X.swift"])
  }

  @Test func leavesModulesOfOtherSpecsAlone() throws {
    _ = try write(module("A", ["X": "x"]), module("B", ["Y": "y"]), module("BFixtures", ["Z": "z"]))
    let lines = try write(module("B", ["W": "w"]), scope: ["B", "BFixtures"])
    #expect(
      lines == [
        "B: 1 written, 0 unchanged, 1 removed", "BFixtures: 0 written, 0 unchanged, 1 removed",
      ]
    )
    #expect(try folder.text("Out/.endpoints") == record(["A/X.swift": "x", "B/W.swift": "w"]))
    #expect(folder.exists("Out/A/X.swift"))
  }

  @Test func preservesFileWithoutHeader() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    try folder.write("mine now", to: "Out/A/Y.swift")
    #expect(throws: OutputConflicts.self) { try write(module("A", ["X": "x", "Y": "y"])) }
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 0 removed"])
    #expect(try folder.text("Out/A/Y.swift") == "mine now")
    #expect(try folder.text("Out/.endpoints") == record(["A/X.swift": "x"]))
  }

  @Test func neverOverwritesUserFiles() throws {
    _ = try write(module("A", ["X": "x"]))
    try folder.write("mine", to: "Out/A/Y.swift")
    try folder.write("also mine", to: "Out/A/Z.swift")
    let error = try #require(throws: OutputConflicts.self) {
      try write(module("A", ["V": "v", "Y": "y", "Z": "z"]))
    }
    #expect(error.errors.map(\.path) == ["Out/A/Y.swift", "Out/A/Z.swift"])
    #expect(error.description.hasSuffix("Nothing was changed."))
    #expect(try folder.text("Out/A/Y.swift") == "mine")
    #expect(try folder.tree("Out") == [".endpoints", "A/", "A/X.swift", "A/Y.swift", "A/Z.swift"])
  }

  @Test func overwritesUnlistedFileWithHeader() throws {
    try folder.write(Self.header + "old", to: "Out/A/X.swift")
    try folder.write(Self.header + "equal", to: "Out/A/Y.swift")
    #expect(
      try write(module("A", ["X": "new", "Y": "equal"])) == [
        "A: 1 written, 1 unchanged, 0 removed"
      ]
    )
    #expect(try folder.text("Out/A/X.swift") == Self.header + "new")
    #expect(
      try folder.text("Out/.endpoints") == record(["A/X.swift": "new", "A/Y.swift": "equal"])
    )
  }

  @Test func reportsFolderInPlaceOfFile() throws {
    try folder.write("", to: "Out/A/X.swift/inside")
    let error = try #require(throws: OutputConflicts.self) { try write(module("A", ["X": "x"])) }
    #expect(
      error.errors.map(\.description) == [
        "Out/A/X.swift: is a folder, expected a generated file"
      ]
    )
  }

  @Test func reportsFileInPlaceOfFolder() throws {
    try folder.write("", to: "Out/A")
    let error = try #require(throws: OutputConflicts.self) { try write(module("A", ["X": "x"])) }
    #expect(
      error.errors.map(\.description) == [
        "Out/A: is a file, expected a folder for generated files"
      ]
    )
    #expect(folder.exists("Out/A"))
    try folder.write("", to: "File")
    let other = OutputFolder(files: folder.files, path: "File")
    let fileError = try #require(throws: FileError.self) {
      try other.write([module("A", ["X": "x"])], from: RunInputs(), scope: nil)
    }
    #expect(fileError.path == "File")
  }

  @Test func reportsFilesThatDifferOnlyInCase() throws {
    let error = try #require(throws: OutputConflicts.self) {
      try write(module("A", ["Url": "x", "URL": "y"]))
    }
    #expect(
      error.errors.map(\.description) == [
        "A/Url.swift: is the same file as A/URL.swift on file systems that ignore case"
      ]
    )
    #expect(try folder.tree("Out") == [])
  }

  @Test func reportsDanglingLink() throws {
    _ = try write(module("A", ["X": "x"]))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Out/A/Y.swift",
      withDestinationPath: "nowhere"
    )
    let error = try #require(throws: OutputConflicts.self) { try write(module("A", ["Y": "y"])) }
    #expect(error.errors.map(\.path) == ["Out/A/Y.swift"])
  }

  @Test func removesTemporaryFilesOfKilledRun() throws {
    _ = try write(module("A", ["X": "x"]))
    try folder.write("hal", to: "Out/A/.endpoints-1x2y.tmp")
    try folder.write("hal", to: "Out/.endpoints-zz.tmp")
    try folder.write("kept", to: "Out/A/.endpoints-notes.txt")
    _ = try write(module("A", ["X": "x"]))
    #expect(
      try folder.tree("Out") == [".endpoints", "A/", "A/.endpoints-notes.txt", "A/X.swift"]
    )
  }

  /// The killed run left files that it had already listed, and files that it had not yet removed.
  @Test func completesKilledRun() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    try folder.write(
      record(["A/W.swift": "", "A/X.swift": "", "A/Y.swift": "", "A/Z.swift": ""]),
      to: "Out/.endpoints"
    )
    try folder.write(Self.header + "w", to: "Out/A/W.swift")
    #expect(try write(module("A", ["Z": "z"])) == ["A: 1 written, 0 unchanged, 3 removed"])
    #expect(try folder.tree("Out") == [".endpoints", "A/", "A/Z.swift"])
    #expect(try folder.text("Out/.endpoints") == record(["A/Z.swift": "z"]))
  }

  @Test func writesNothingOutsideOutputFolder() throws {
    for path in ["../Evil.swift", "/tmp/Evil.swift", "A/../../Evil.swift", "Evil.swift"] {
      let file = GeneratedFile(path: path, text: Self.header)
      #expect(throws: OutputConflicts.self) {
        try output.write([GeneratedModule(name: "A", files: [file])], from: RunInputs(), scope: nil)
      }
    }
    #expect(try folder.tree() == ["Out/"])
  }

  @Test func locksOutputFolderExclusively() throws {
    try folder.files.makeFolder("Out")
    try folder.files.withLock(on: "Out") {
      let file = open(folder.path + "/Out", O_RDONLY)
      defer { close(file) }
      #expect(flock(file, LOCK_SH | LOCK_NB) == -1 && errno == EWOULDBLOCK)
    }
  }

  @Test func doesNotFollowLinkToFile() throws {
    _ = try write(module("A", ["X": "x"]))
    try folder.write(Self.header + "elsewhere", to: "elsewhere.swift")
    try link("Out/A/Y.swift", to: "../../elsewhere.swift")
    try folder.write(record(["A/X.swift": "x", "A/Y.swift": "y"]), to: "Out/.endpoints")
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 0 removed"])
    let error = try #require(throws: OutputConflicts.self) { try write(module("A", ["Y": "y"])) }
    #expect(error.errors.map(\.path) == ["Out/A/Y.swift"])
    #expect(try folder.text("elsewhere.swift") == Self.header + "elsewhere")
  }

  @Test func doesNotFollowLinkToFolder() throws {
    try folder.write(Self.header + "elsewhere", to: "elsewhere/X.swift")
    try folder.write("half", to: "elsewhere/.endpoints-1x2y.tmp")
    try folder.write(record(["A/X.swift": "x"]), to: "Out/.endpoints")
    try link("Out/A", to: "../elsewhere")
    #expect(throws: OutputConflicts.self) { try write(module("A", ["Y": "y"])) }
    #expect(throws: FileError.self) { try write(module("B", ["Y": "y"])) }
    #expect(try folder.tree("elsewhere") == [".endpoints-1x2y.tmp", "X.swift"])
  }

  @Test func rejectsFileListBehindLink() throws {
    try folder.write(record(["A/X.swift": "x"]), to: "elsewhere")
    try folder.write("", to: "Out/A/keep")
    try link("Out/.endpoints", to: "../elsewhere")
    let error = try #require(throws: FileError.self) { try write(module("A", ["X": "x"])) }
    #expect(error.path == "Out/.endpoints")
  }

  @Test func outputFolderCanBeLink() throws {
    try folder.write("", to: "Real/keep")
    try link("Out", to: "Real")
    _ = try write(module("A", ["X": "x"]))
    #expect(folder.exists("Real/A/X.swift"))
  }

  private func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(path)",
      withDestinationPath: destination
    )
  }

  @Test func hostileFileListRemovesNoOtherFiles() throws {
    // The header alone does not make a file the tool's own.
    let precious = Self.header + "precious"
    try folder.write(precious, to: "precious.txt")
    try folder.write(precious, to: "Out/precious.txt")
    let paths = [
      "../precious.txt", "A/../../precious.txt", "\(folder.path)/precious.txt", "precious.txt", ".",
      "A",
    ]
    let digest = SHA256.digest(of: Array(precious.utf8))
    let hostile = paths.map { "\(digest)  \($0)\n" }.joined()
    try folder.write(hostile, to: "Out/.endpoints")
    _ = try write(module("A", ["X": "x"]))
    #expect(try folder.text("precious.txt") == precious)
    #expect(try folder.text("Out/precious.txt") == precious)
    #expect(try folder.text("Out/.endpoints") == record(["A/X.swift": "x"]))
  }

  /// The entries of both sides count. A file with two digests counts as changed.
  @Test func parsesRecordWithMergeConflict() {
    let (one, two) = (String(repeating: "1", count: 64), String(repeating: "2", count: 64))
    let text = """
      # a comment
      # endpoints 1.2.3
      \(one)  ../Specs/A.json
      \(one)  A/X.swift
      <<<<<<< HEAD
      \(one)  A/Y.swift
      \(one)  A/W.swift
      =======
      \(two)  A/W.swift
      \(two)  B/Z.swift
      >>>>>>> feature/z

      """
    let record = OutputRecord(parsing: text)
    #expect(record.version == "1.2.3")
    #expect(record.inputs == ["../Specs/A.json": one])
    #expect(record.files.keys.sorted() == ["A/W.swift", "A/X.swift", "A/Y.swift", "B/Z.swift"])
    #expect(record.files["A/W.swift"] == String(repeating: "0", count: 64))
    #expect(record.files["B/Z.swift"] == two)
  }

  @Test func recordEqualsItsParsedText() {
    var record = OutputRecord()
    record.version = version
    record.inputs = ["../Specs/A  b.json": SHA256.digest(of: [1]), "./x": SHA256.digest(of: [2])]
    record.files = ["A/ä X.swift": SHA256.digest(of: [3])]
    #expect(OutputRecord(parsing: record.text) == record)
  }

  @Test(arguments: [
    ("/p/Specs/A.json", "/p/Generated", "../Specs/A.json"), ("/p/A.json", "/p", "./A.json"),
    ("/x/A.json", "/p/q/Out", "../../../x/A.json"),
    ("/p/Generated.json", "/p/Generated", "../Generated.json"),
  ])
  func pathsOfInputsBeginWithDot(path: String, folder: String, expected: String) {
    #expect(OutputRecord.inputPath(path, from: folder) == expected)
    #expect(FilePath.normalized(FilePath.join(folder, expected)) == path)
  }

  @Test func concurrentRunsDoNotInterfere() async throws {
    let names = (0..<40).map { "T\($0)" }
    let outputs = output
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let files = names.map { name in
            GeneratedFile(path: "A/\(name).swift", text: Self.header + name)
          }
          let module = GeneratedModule(name: "A", files: files)
          return try outputs.write([module], from: RunInputs(), scope: nil)[0].written
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.sorted() == [0, 0, 0, 0, 0, 40])
    #expect(try folder.tree("Out").count == 42)
  }
}
