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
    try output.write(modules, scope: scope).map(\.line)
  }

  private func list(_ paths: String...) -> String {
    WrittenList(Set(paths)).text
  }

  @Test func writesFilesAndFileList() throws {
    #expect(
      try write(module("A", ["X": "x", "Y": "y"])) == ["A: 2 written, 0 unchanged, 0 removed"]
    )
    #expect(
      try folder.tree() == ["Out/", "Out/.endpoints", "Out/A/", "Out/A/X.swift", "Out/A/Y.swift"]
    )
    #expect(try folder.text("Out/A/Y.swift") == Self.header + "y")
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift", "A/Y.swift"))
    #expect(try folder.text("Out/.endpoints").hasSuffix("A/X.swift\nA/Y.swift\n"))
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
    #expect(
      try write(module("A", ["X": "x", "Y": "new"])) == ["A: 1 written, 1 unchanged, 0 removed"]
    )
    func date(_ file: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.path + "/Out" + file)[
        .modificationDate
      ] as? Date
    }
    #expect(try date("/A/X.swift") == old)
    #expect(try date("/.endpoints") == old)
    #expect(try date("") == old)
    #expect(try date("/A/Y.swift") != old)
  }

  @Test func removesOnlyFilesItWrote() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    try folder.write("mine", to: "Out/A/Mine.swift")
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 1 removed"])
    #expect(
      try folder.tree("Out") == [".endpoints", "A/", "A/Mine.swift", "A/X.swift"]
    )
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift"))
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
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift", "B/W.swift"))
    #expect(folder.exists("Out/A/X.swift"))
  }

  @Test func preservesFileWithoutHeader() throws {
    _ = try write(module("A", ["X": "x", "Y": "y"]))
    try folder.write("mine now", to: "Out/A/Y.swift")
    #expect(throws: OutputConflicts.self) { try write(module("A", ["X": "x", "Y": "y"])) }
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 0 removed"])
    #expect(try folder.text("Out/A/Y.swift") == "mine now")
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift"))
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
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift", "A/Y.swift"))
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
      try other.write([module("A", ["X": "x"])], scope: nil)
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
    try folder.write(list("A/W.swift", "A/X.swift", "A/Y.swift", "A/Z.swift"), to: "Out/.endpoints")
    try folder.write(Self.header + "w", to: "Out/A/W.swift")
    #expect(try write(module("A", ["Z": "z"])) == ["A: 1 written, 0 unchanged, 3 removed"])
    #expect(try folder.tree("Out") == [".endpoints", "A/", "A/Z.swift"])
    #expect(try folder.text("Out/.endpoints") == list("A/Z.swift"))
  }

  @Test func writesNothingOutsideOutputFolder() throws {
    for path in ["../Evil.swift", "/tmp/Evil.swift", "A/../../Evil.swift", "Evil.swift"] {
      let file = GeneratedFile(path: path, text: Self.header)
      #expect(throws: OutputConflicts.self) {
        try output.write([GeneratedModule(name: "A", files: [file])], scope: nil)
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
    try folder.write(list("A/X.swift", "A/Y.swift"), to: "Out/.endpoints")
    #expect(try write(module("A", ["X": "x"])) == ["A: 0 written, 1 unchanged, 0 removed"])
    let error = try #require(throws: OutputConflicts.self) { try write(module("A", ["Y": "y"])) }
    #expect(error.errors.map(\.path) == ["Out/A/Y.swift"])
    #expect(try folder.text("elsewhere.swift") == Self.header + "elsewhere")
  }

  @Test func doesNotFollowLinkToFolder() throws {
    try folder.write(Self.header + "elsewhere", to: "elsewhere/X.swift")
    try folder.write("half", to: "elsewhere/.endpoints-1x2y.tmp")
    try folder.write(list("A/X.swift"), to: "Out/.endpoints")
    try link("Out/A", to: "../elsewhere")
    #expect(throws: OutputConflicts.self) { try write(module("A", ["Y": "y"])) }
    #expect(throws: FileError.self) { try write(module("B", ["Y": "y"])) }
    #expect(try folder.tree("elsewhere") == [".endpoints-1x2y.tmp", "X.swift"])
  }

  @Test func rejectsFileListBehindLink() throws {
    try folder.write(list("A/X.swift"), to: "elsewhere")
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
    try folder.write("precious", to: "precious.txt")
    try folder.write("precious", to: "Out/precious.txt")
    let hostile = """
      ../precious.txt
      A/../../precious.txt
      \(folder.path)/precious.txt
      precious.txt
      .
      A

      """
    try folder.write(hostile, to: "Out/.endpoints")
    _ = try write(module("A", ["X": "x"]))
    #expect(try folder.text("precious.txt") == "precious")
    #expect(try folder.text("Out/precious.txt") == "precious")
    #expect(try folder.text("Out/.endpoints") == list("A/X.swift"))
  }

  @Test func parsesFileListWithMergeConflict() {
    let text = """
      # a comment
      A/X.swift
      <<<<<<< HEAD
      A/Y.swift
      =======
      B/Z.swift
      >>>>>>> feature/z

      """
    #expect(WrittenList(parsing: text).paths == ["A/X.swift", "A/Y.swift", "B/Z.swift"])
  }

  @Test func parsingDropsPathsOutsideOutputFolder() {
    let text = "../B/X.swift\n/B/X.swift\nA/../../B/X.swift\nX.swift\nA/X.swift\n"
    #expect(WrittenList(parsing: text).paths == ["A/X.swift"])
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
          return try outputs.write([module], scope: nil)[0].written
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.sorted() == [0, 0, 0, 0, 0, 40])
    #expect(try folder.tree("Out").count == 42)
  }
}
