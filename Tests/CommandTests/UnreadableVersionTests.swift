import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// A spec counts as new only if the compared commit was read, and has nothing at its path.
///
/// Each arrangement has a spec whose version in git has an endpoint more. So a run reports a breaking change, or says
/// why it cannot compare. It never passes.
@Suite(.serialized, .computing, .needsGit)
struct UnreadableVersionTests {
  /// How git has the old version, or does not have it.
  struct Arrangement: CustomTestStringConvertible, Sendable {
    let name: String
    /// The path of the folder of specs.
    var folder = "Specs"
    var status: Int32 = 1
    /// A part of the message for exit status 3.
    var reason = ""
    let arrange: @Sendable (TemporaryFolder) throws -> Void

    var testDescription: String { name }
  }

  private static let old = specText("Decks", ["shuffle", "draw"])
  private static let new = specText("Decks", ["draw"])

  static let arrangements = inRepository + links + submodules

  private static let inRepository = [
    Arrangement(name: "a file") { folder in
      try folder.commit(old, in: "Specs")
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "assumed unchanged") { folder in
      try folder.commit(old, in: "Specs")
      try folder.git("update-index", "--assume-unchanged", "Specs/Decks.json")
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "ignored", status: 3, reason: "Specs/Decks.json is ignored by git") {
      folder in
      try folder.write("Specs\n", to: ".gitignore")
      try folder.commit("first")
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "Git LFS", status: 3, reason: "is stored with Git LFS") { folder in
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 9\n"
      try folder.commit(pointer, in: "Specs")
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "lost object", status: 3, reason: "missing") { folder in
      try folder.commit(old, in: "Specs")
      let hash = try folder.git("rev-parse", "HEAD:Specs/Decks.json")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let object = "/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))"
      try FileManager.default.removeItem(atPath: folder.path + object)
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "lost folder", status: 3, reason: "git failed") { folder in
      try folder.commit(old, in: "Specs")
      let hash = try folder.git("rev-parse", "HEAD:Specs")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let object = "/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))"
      try FileManager.default.removeItem(atPath: folder.path + object)
      try folder.write(new, to: "Specs/Decks.json")
    },
    Arrangement(name: "sparse checkout", status: 3, reason: "sparse checkout") { folder in
      try folder.commit(old, in: "Specs")
      try folder.git("update-index", "--skip-worktree", "Specs/Decks.json")
      try FileManager.default.removeItem(atPath: folder.path + "/Specs/Decks.json")
    },
    Arrangement(name: "another case", folder: "specs") { folder in
      try folder.commit(old, in: "Specs")
      try folder.git("config", "core.ignorecase", "true")
      try FileManager.default.removeItem(atPath: folder.path + "/Specs")
      try folder.write(new, to: "specs/Decks.json")
    },
    Arrangement(name: "another repository", status: 3, reason: "is not a submodule of") { folder in
      try folder.write("", to: "readme")
      try folder.commit("first")
      try folder.write(new, to: "Specs/Decks.json")
      try folder.git("init", "--quiet", "Specs")
    },
    Arrangement(name: "outside", folder: "../Specs", status: 3, reason: "outside the repository") {
      folder in
      try folder.write(new, to: "../Specs/Decks.json")
      try folder.write("", to: "readme")
      try folder.commit("first")
    },
  ]

  private static let links = [
    Arrangement(name: "linked folder") { folder in
      try folder.commit(old, in: "API")
      try folder.link("Specs", to: "API")
      try folder.commit("link")
      try folder.write(new, to: "API/Decks.json")
    },
    Arrangement(name: "folder with a new link") { folder in
      try folder.commit(old, in: "API")
      try folder.link("Specs", to: "API")
      try folder.write(new, to: "API/Decks.json")
    },
    Arrangement(name: "linked file") { folder in
      try folder.commit(old, in: "API/v1")
      try folder.link("Specs/Decks.json", to: "../API/v1/Decks.json")
      try folder.commit("link")
      try folder.write(new, to: "API/v1/Decks.json")
    },
    Arrangement(name: "file with a new link", status: 3, reason: "compare that file") { folder in
      try folder.commit(old, in: "API")
      try folder.commit(specText("Other", ["a"]), in: "Specs", as: "Other")
      try folder.link("Specs/Decks.json", to: "../API/Decks.json")
      try folder.write(new, to: "API/Decks.json")
    },
    Arrangement(name: "link to outside", status: 3, reason: "outside the repository") { folder in
      try folder.write(new, to: "../API/Decks.json")
      try folder.link("Specs", to: "../API")
      try folder.commit("first")
    },
    Arrangement(name: "absolute link", status: 3, reason: "which git does not store") { folder in
      try folder.write(new, to: "../API/Decks.json")
      try folder.link("Specs", to: FilePath.normalized(folder.path + "/../API"))
      try folder.commit("first")
    },
    Arrangement(name: "new link to outside", status: 3, reason: "outside the repository") {
      folder in
      try folder.write("", to: "readme")
      try folder.commit("first")
      try folder.write(new, to: "../API/Decks.json")
      try folder.link("Specs", to: "../API")
    },
    Arrangement(name: "linked file outside", status: 3, reason: "outside the repository") {
      folder in
      try folder.write(new, to: "../API/Decks.json")
      try folder.link("Specs/Decks.json", to: "../../API/Decks.json")
      try folder.commit("first")
    },
    Arrangement(name: "links in a circle that were files", status: 3, reason: "symbolic link") {
      folder in
      try folder.link("Specs", to: "API")
      try folder.link("API", to: "Specs")
      try folder.commit("first")
      try FileManager.default.removeItem(atPath: folder.path + "/Specs")
      try folder.write(new, to: "Specs/Decks.json")
    },
  ]

  private static let submodules = [
    Arrangement(name: "submodule", folder: "api/Specs") { folder in
      try folder.addSubmodule("api", old)
      try folder.write(new, to: "api/Specs/Decks.json")
    },
    Arrangement(name: "submodule with a new commit", folder: "api/Specs") { folder in
      try folder.addSubmodule("api", old)
      try folder.write(new, to: "api/Specs/Decks.json")
      try folder.git("commit", "--quiet", "--all", "--message", "next", in: "api")
    },
    Arrangement(name: "submodule in a submodule", folder: "outer/api/Specs") { folder in
      try folder.git("init", "--quiet", "outer")
      try folder.addSubmodule("api", old, in: "outer")
      try folder.git("add", "outer")
      try folder.commit("outer")
      try folder.write(new, to: "outer/api/Specs/Decks.json")
    },
    Arrangement(name: "link into a submodule") { folder in
      try folder.addSubmodule("api", old)
      try folder.link("Specs", to: "api/Specs")
      try folder.commit("link")
      try folder.write(new, to: "api/Specs/Decks.json")
    },
    Arrangement(
      name: "files of a submodule without its clone",
      folder: "api/Specs",
      status: 3,
      reason: "the submodule api is not checked out: run \"git submodule update --init api\""
    ) { folder in
      try folder.addSubmodule("api", old)
      try FileManager.default.removeItem(atPath: folder.path + "/api/.git")
      try folder.write(new, to: "api/Specs/Decks.json")
    },
    Arrangement(
      name: "submodule without its commit",
      folder: "api/Specs",
      status: 3,
      reason: "the submodule api lacks its commit: run \"git -C api fetch origin "
    ) { folder in
      try folder.addSubmodule("api", old)
      try FileManager.default.removeItem(atPath: folder.path + "/api")
      try folder.write(new, to: "api/Specs/Decks.json")
      try folder.git("init", "--quiet", "api")
    },
    Arrangement(name: "submodule of one spec among others", status: 3, reason: "not checked out") {
      folder in
      try folder.commit(specText("Other", ["a"]), in: "Specs", as: "Other")
      try folder.addSubmodule("Specs/Big", old)
      try FileManager.default.removeItem(atPath: folder.path + "/Specs/Big")
      try folder.write(new, to: "Specs/Big/api.json")
    },
  ]

  /// How the command names the specs.
  enum Form: CaseIterable {
    case folder, file, absolute, throughLink, fromSubfolder, fromLinkedFolder, standard
  }

  private let base: TemporaryFolder

  init() throws { base = try TemporaryFolder() }

  @Test(arguments: arrangements)
  func neverPasses(_ arrangement: Arrangement) throws {
    try base.write("", to: "repository/sub/folder/file")
    let folder = base.inside("repository")
    try folder.git("init", "--quiet", "--initial-branch", "main")
    try arrangement.arrange(folder)
    try base.link("link", to: "repository")
    try base.link("elsewhere", to: "repository/sub/folder")
    // The settings accept no folder outside.
    let isOutside = arrangement.folder.hasPrefix("..")
    for form in Form.allCases where form != .standard || !isOutside {
      let (arguments, place) = try arguments(form, arrangement.folder, folder)
      (folder.output, folder.errors) = ("", "")
      let status = folder.run(["diff", "--against", "main"] + arguments, in: place)
      let text = "\(form): \(folder.output)\(folder.errors)"
      #expect(status == 1 || status == 3 && arrangement.status == 3, "\(text)")
      #expect(text.contains(status == 1 ? "endpoint-removed" : arrangement.reason), "\(text)")
    }
  }

  /// The operands, and the folder in which the tool runs.
  private func arguments(
    _ form: Form,
    _ path: String,
    _ folder: TemporaryFolder
  ) throws -> ([String], in: String) {
    switch form {
    case .folder: return ([path], ".")
    case .file:
      return (["\(path)/\(folder.exists("\(path)/Big") ? "Big" : "Decks.json")"], ".")
    case .absolute: return ([FilePath.normalized("\(folder.path)/\(path)")], ".")
    case .throughLink: return ([FilePath.normalized("\(base.path)/link/\(path)")], ".")
    case .fromSubfolder: return (["../../\(path)"], "sub/folder")
    case .fromLinkedFolder: return (["../repository/\(path)"], "../elsewhere")
    case .standard:
      try folder.write("{\"specs\": \"\(path)\"}", to: "endpoints.json")
      return ([], ".")
    }
  }

  @Test func newSpecsAreNew() throws {
    let folder = base
    try folder.git("init", "--quiet", "--initial-branch", "main")
    try folder.commit(Self.old, in: "Specs")
    try folder.write(specText("Untracked", ["a"]), to: "Specs/Untracked.json")
    try folder.write(specText("Added", ["a"]), to: "Specs/Added.json")
    try folder.write("Specs/Added.json\n", to: ".gitignore")
    try folder.git("add", "--force", "Specs/Added.json")
    try folder.write(specText("Split", ["a"]), to: "Specs/Split/api.json")
    try folder.addSubmodule("api", specText("Sub", ["a"]), isCommitted: false)
    #expect(folder.run("diff", "--against", "main", "Specs", "api/Specs", "--show", "safe") == 0)
    for name in ["Untracked", "Added", "Split", "Sub"] {
      #expect(folder.output.contains("\(name)  "), "\(folder.output)\(folder.errors)")
    }
    #expect(folder.output.components(separatedBy: "new in working tree").count == 5)
    #expect(folder.errors == "")
  }

  /// Two revisions are compared as two folders. Both sides confirm what they lack.
  @Test func comparesRevisionsOfSubmodule() throws {
    let folder = base
    try folder.git("init", "--quiet", "--initial-branch", "main")
    try folder.commit(specText("Other", ["a"]), in: "Specs", as: "Other")
    try folder.addSubmodule("Specs/Big", Self.old)
    try folder.write(Self.new, to: "Specs/Big/api.json")
    try folder.git("commit", "--quiet", "--all", "--message", "next", in: "Specs/Big")
    try folder.commit("next")
    #expect(folder.run("diff", "HEAD~:Specs", "HEAD:Specs") == 1)
    #expect(folder.run("diff", "HEAD~:Specs", "Specs") == 1)
    #expect(folder.run("diff", "HEAD~:Specs/Big", "HEAD:Specs/Big/api.json") == 1)
    try folder.git("submodule", "--quiet", "deinit", "--force", "Specs/Big")
    #expect(folder.run("diff", "HEAD~:Specs", "HEAD:Specs") == 3)
    try folder.write(Self.new, to: "Specs/Big/api.json")
    #expect(folder.run("diff", "HEAD~:Specs", "Specs") == 3)
    #expect(folder.errors.contains("is not checked out"))
  }
}

extension TemporaryFolder {
  fileprivate func commit(_ spec: String, in folder: String, as name: String = "Decks") throws {
    try write(spec, to: "\(folder)/\(name).json")
    try commit("\(name)")
  }

  fileprivate func link(_ path: String, to target: String) throws {
    let path = URL(filePath: self.path + "/" + path)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: path.path,
      withDestinationPath: target
    )
  }

  /// Adds a submodule with a spec. Its repository is `path` beside this folder.
  fileprivate func addSubmodule(
    _ path: String,
    _ spec: String,
    in outer: String = ".",
    isCommitted: Bool = true
  ) throws {
    let origin = "\(self.path)-origin"
    try? FileManager.default.removeItem(atPath: origin)
    defer { try? FileManager.default.removeItem(atPath: origin) }
    try FileManager.default.createDirectory(atPath: origin, withIntermediateDirectories: true)
    let repository = inside("../\(FilePath.name(of: origin))")
    try repository.git("init", "--quiet", "--initial-branch", "main")
    let isBig = FilePath.name(of: path) == "Big"
    try repository.commit(spec, in: isBig ? "." : "Specs", as: isBig ? "api" : "Decks")
    try git("submodule", "--quiet", "add", origin, path, in: outer)
    guard isCommitted else { return }
    try git("commit", "--quiet", "--message", "submodule", in: outer)
  }
}
