import EndpointSpec

/// Locates the sides of a comparison on disk, in git or in the standard input.
struct SideReader {
  let context: CommandContext
  private var git: Git { Git(in: context.files.root, environment: context.environment) }

  /// - Parameter name: The name of the side for messages: `old` or `new`.
  func specs(of source: SideSource, as name: String) throws -> SideSpecs {
    switch source {
    case .path(let path):
      return try specs(at: path, in: context.files, label: path, as: name)
    case .commit(let revision, let path, let isFromRoot):
      let label = "\(revision):\(isFromRoot ? "" : "./")\(path)"
      return try reading(name, label) {
        let tree = try tree(try git.revision(revision), path, isFromRoot)
        if tree.kind(of: path) != nil {
          return try specs(at: path, in: tree, label: label, as: name)
        }
        let isBelowRoot = try isFromRoot && !git.prefix().isEmpty
        let hint = isBelowRoot ? "; from here it is \"\(revision):./\(path)\"" : ""
        throw GitError("\"\(path)\" does not exist in it\(hint)")
      }
    case .standardInput:
      return try reading(name, "standard input") {
        let file = SourceFile(path: "standard input", bytes: try context.console.readInput())
        let source = try SpecFolder(files: context.files).source(file, folder: ".")
        return SideSpecs([source], as: name, label: file.path, in: nil)
      }
    }
  }

  /// A side of `--against`: a commit, or the working tree. Nil if there is no spec at the path.
  func specs(in revision: GitRevision?, at path: String, as name: String) throws -> SideSpecs? {
    let label = revision?.name ?? "working tree"
    return try reading(name, label) {
      let files: any FileTree = try revision.map { try tree($0, path, false) } ?? context.files
      guard try SpecFolder(files: files).hasSpec(at: path) else { return nil }
      return try specs(at: path, in: files, label: label, as: name)
    }
  }

  /// The folder of the specs in a commit. Its `endpoints.json` may differ from the current one.
  func specsFolder(in revision: GitRevision) throws -> String {
    let name = ProjectFile.name
    return try reading("old", revision.name) {
      let place = try git.pathFromRoot(name)
      return try Project(in: GitTree(revision, path: place, shownAs: name, git: git)).specs
    }
  }

  /// The commit that `--against` names.
  func revision(_ name: String, isExact: Bool) throws -> GitRevision {
    try reading("old", name) {
      let revision = try git.revision(name)
      return isExact ? revision : try git.mergeBase(with: revision)
    }
  }

  private func tree(
    _ revision: GitRevision,
    _ path: String,
    _ isFromRoot: Bool
  ) throws -> GitTree {
    let place = isFromRoot ? path : try git.pathFromRoot(path)
    return try GitTree(revision, path: place, shownAs: path, git: git)
  }

  private func specs(
    at path: String,
    in tree: any FileTree,
    label: String,
    as name: String
  ) throws -> SideSpecs {
    try reading(name, label) {
      let folder = SpecFolder(files: tree)
      let isFolder = tree.kind(of: path) == .folder && !folder.isSpec(path)
      let sources = try isFolder ? folder.specs(inFolder: path) : folder.specs(at: [path])
      return SideSpecs(sources, as: name, label: label, in: isFolder ? path : nil)
    }
  }

  /// Adds the name of the side to errors.
  private func reading<Value>(
    _ name: String,
    _ label: String,
    _ read: () throws -> Value
  ) throws -> Value {
    do {
      return try read()
    } catch let error as SideError {
      throw error
    } catch {
      throw SideError(side: name, label: label, problem: "\(error)")
    }
  }
}

extension Git {
  /// The current folder relative to the root of the working tree. Empty, or with a trailing slash.
  func prefix() throws(GitError) -> String { try line(["rev-parse", "--show-prefix"]) }

  /// A path relative to the root of the repository.
  func pathFromRoot(_ path: String) throws(GitError) -> String {
    var place = FilePath.join(try prefix(), path)
    if path.hasPrefix("/") {
      let root = try line(["rev-parse", "--show-toplevel"])
      guard let inside = path == root ? "." : FilePath.relative(path, to: root) else {
        throw GitError("\(path) is outside the repository \(root)")
      }
      place = inside
    }
    place = FilePath.normalized(place)
    guard place != "..", !place.hasPrefix("../") else {
      throw GitError("\(path) is outside the repository")
    }
    return place
  }
}
