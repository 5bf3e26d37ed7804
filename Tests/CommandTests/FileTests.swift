import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Paths, file access, and the name of the spec in generated files.
@Suite(.serialized, .computing)
struct FileTests {
  @Test(
    arguments: [
      ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a/..", ".."), ("../../a", "../../a"),
      ("/a/../../b", "/b"), ("", "."), ("./", "."), ("/", "/"), ("//a", "/a"), ("/a", "/a"),
      ("a/.b", "a/.b"), ("a.b/c..", "a.b/c.."), ("a/../..", ".."),
    ])
  func normalizesPaths(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test func joinsAndSplitsPaths() {
    #expect(FilePath.join("a", "b") == "a/b")
    #expect(FilePath.join("a/", "/b") == "/b")
    #expect(FilePath.join(".", "b") == "b")
    #expect(FilePath.folder(of: "a/b/c") == "a/b")
    #expect(FilePath.folder(of: "a") == ".")
    #expect(FilePath.folder(of: "/a") == "/")
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/ab/c", to: "/a") == nil)
    #expect(FilePath.relative("/a", to: "/a") == nil)
    #expect(FilePath.relative("/a", to: "/") == "a")
  }

  @Test(
    arguments: [
      ("/work", "Generated", "Specs/A.json", "Specs/A.json"),
      ("/work", "Generated", "/work/Specs/A.json", "Specs/A.json"),
      ("/work/Sub", "../Generated", "../Specs/A.json", "Specs/A.json"),
      ("/work", "/elsewhere/out", "Specs/A.json", "Specs/A.json"),
      ("/work/Sub", "/elsewhere/out", "/work/Specs/A.json", "A.json"),
      ("/", "work/Generated", "work/Specs/News", "Specs/News"),
    ])
  func specNameDoesNotDependOnWorkingFolder(
    folder: String,
    output: String,
    spec: String,
    expected: String
  ) {
    let naming = SourceNaming(files: FileSystem(root: folder), output: output)
    #expect(naming.name(of: spec) == expected)
  }

  @Test func sortsFileNamesByBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "B", "é", ".hidden", "a.b", "a-b"] { try folder.write("", to: name) }
    #expect(try folder.files.names(in: ".") == [".hidden", "B", "a", "a-b", "a.b", "b", "é"])
  }

  /// The path of a missing file or folder is reported with a similar one that exists.
  @Test(
    arguments: [
      ("Templats", true, "Templates"), ("Traffic/Apirl.har", false, "Traffic/April.har"),
      ("Trafic/Apirl.har", false, "Traffic/April.har"), ("Traffic/April", false, nil),
      ("Trafic", false, nil), ("Elsewhere/April.har", false, nil),
    ] as [(String, Bool, String?)]
  )
  func missingPathHasSimilarOne(path: String, isFolder: Bool, meant: String?) throws {
    let folder = try TemporaryFolder()
    for file in ["Templates/a.mustache", "Traffic/April.har"] { try folder.write("", to: file) }
    let hint = meant.map { "; did you mean \"\($0)\"?" } ?? ""
    #expect(throws: FileError(path, "does not exist\(hint)")) {
      if isFolder { _ = try folder.files.names(in: path) } else { _ = try folder.files.read(path) }
    }
  }

  @Test func rejectsLargeFilesAndDevices() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    #expect(truncate(folder.files.absolute("file"), 257 << 20) == 0)
    #expect(throws: FileError("file", "expected at most 256 MB, found 257 MB; split the file")) {
      try folder.files.read("file")
    }
    #expect(throws: FileError("/dev/zero", "is not a file")) { try folder.files.read("/dev/zero") }
  }

  @Test func readsEmptyFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(try folder.files.read("file") == [])
  }
}
