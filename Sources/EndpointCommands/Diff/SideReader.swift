import EndpointSpec

/// Locates the sides of a comparison on disk, in git or in the standard input.
final class SideReader {
  private let context: CommandContext
  /// The name of the API in OpenAPI documents. Nil for the names that follow from their titles.
  private let apiName: String?
  private let git: Git
  private let objects: GitObjects
  private lazy var worktree = Result { () throws(GitError) in
    try Worktree(context.files, git: git)
  }

  init(context: CommandContext, apiName: String?) {
    self.context = context
    self.apiName = apiName
    git = Git(in: context.files.root, environment: context.environment)
    objects = GitObjects(git)
  }

  /// - Parameter name: The name of the side for messages: `old` or `new`.
  func specs(of source: SideSource, as name: String) throws -> SideSpecs {
    switch source {
    case .path(let path):
      return try specs(at: path, in: context.files, label: path, as: name)
    case .commit(let revision, let path, let isFromRoot):
      let label = "\(revision):\(isFromRoot ? "" : "./")\(path)"
      return try reading(name, label) {
        let tree = try tree(try git.revision(revision), path, isFromRoot)
        if try tree.find(path) != nil {
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
        return SideSpecs([named(source)], as: name, label: file.path, in: nil)
      }
    }
  }

  /// A side of `--against`: a commit, or the working tree. Nil if there is no spec at the path.
  func specs(in revision: GitRevision?, at path: String, as name: String) throws -> SideSpecs? {
    let label = revision?.name ?? "working tree"
    return try reading(name, label) {
      let commit = try revision.map { try tree($0, path, false) }
      let files: any FileTree = commit ?? context.files
      if let commit {
        guard try commit.find(path) != nil else { return nil }
      } else {
        // Nothing is read that no commit can have.
        _ = try worktree.get().place(of: path)
      }
      guard try SpecFolder(files: files).hasSpec(at: path) else { return nil }
      return try specs(at: path, in: files, label: label, as: name)
    }
  }

  /// The folder of the specs in a commit. Its `endpoints.json` may differ from the current one.
  ///
  /// - Parameter current: The current folder, in case that the commit has no specs in its own.
  func specsFolder(in revision: GitRevision, now current: String) throws -> String {
    try reading("old", revision.name) {
      let package = context.package
      let settings = FilePath.join(package, ProjectFile.name)
      let folder = try Project(in: tree(revision, settings, false), package: package).specs
      let hasSpec = try SpecFolder(files: tree(revision, folder, false)).hasSpec(at: folder)
      return hasSpec ? folder : current
    }
  }

  /// Whether git knows a revision with this name.
  func isRevision(_ name: String) -> Bool {
    GitRevision.isName(name) && (try? git.revision(name)) != nil
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
    let worktree = try isFromRoot ? nil : self.worktree.get()
    let tree = GitTree(revision, in: objects, worktree: worktree)
    try tree.readDocuments(in: path)
    return tree
  }

  /// Throws if a file counts as new or removed only because git cannot have it, or has not checked it out.
  func confirm(_ old: SideSpecs, _ new: SideSpecs, since revision: GitRevision) throws {
    let worktree = try reading("new", "working tree") { try self.worktree.get() }
    let commit = GitTree(revision, in: objects, worktree: nil)
    try reading("old", revision.name) {
      let read = Set(old.files)
      let added = SidePairs(old: old, new: new).pairs.filter { $0.old == nil }.compactMap(\.new)
      let unread = try new.files.filter { path in
        guard !read.contains(path) else { return false }
        let place = try worktree.places(of: path).first { try commit.find(place: $0) != nil }
        guard let place else { return true }
        guard !added.contains(where: { $0.contains(path) }) else {
          throw GitError("\(path) is \(place) there, which was not read: compare that file")
        }
        return false
      }
      try worktree.confirmCanBeAdded(unread)
    }
    try reading("new", "working tree") { try worktree.confirmRemoved(old.files) }
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
      return SideSpecs(
        sources.map(named),
        as: name,
        label: label,
        in: isFolder ? path : nil,
        of: tree as? GitTree
      )
    }
  }

  private func named(_ source: SpecSource) -> SpecSource {
    var source = source
    source.apiName = apiName
    return source
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
}
