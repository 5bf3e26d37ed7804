import EndpointSpec

/// The working tree of a repository.
struct Worktree {
  /// Absolute, without symbolic links.
  let root: String
  private let files: FileSystem
  private let git: Git

  init(_ files: FileSystem, git: Git) throws(GitError) {
    root = try git.line(["rev-parse", "--show-toplevel"])
    (self.files, self.git) = (files, git)
  }

  /// The paths from the root at which a commit may have the file of a path on disk: as given, and with all symbolic
  /// links resolved.
  func places(of path: String) throws(GitError) -> [String] {
    let given = try place(of: path)
    guard let real = realPlace(of: path), real != given else { return [given] }
    return [given, real]
  }

  /// The path from the root. A symbolic link that leads into the working tree is resolved, one inside is not.
  func place(of path: String) throws(GitError) -> String {
    let names = files.absolute(path).split(separator: "/")
    for count in 0...names.count {
      if let folder = realPlace(of: "/" + names.prefix(count).joined(separator: "/")) {
        return FilePath.normalized(
          FilePath.join(folder, names.dropFirst(count).joined(separator: "/"))
        )
      }
    }
    throw GitError("\(path) is outside the repository \(root)")
  }

  /// The path from the root, without symbolic links. Nil if it is outside, or does not exist.
  private func realPlace(of path: String) -> String? {
    guard let real = try? files.resolved(path) else { return nil }
    return real == root ? "." : FilePath.relative(real, to: root)
  }

  /// Throws if git ignores one of the files, or cannot have it: then no commit has a version to compare it with.
  func confirmCanBeAdded(_ paths: [String]) throws(GitError) {
    for path in paths {
      guard let place = realPlace(of: path) else {
        throw GitError("\(path) is outside the repository \(root)")
      }
      let file = FilePath.join(root, place)
      let git = git.moved(to: FilePath.folder(of: file))
      let top = try git.line(["rev-parse", "--show-toplevel"])
      guard try isPart(top) else {
        throw GitError("\(path) is in the repository \(top), which is not a submodule of \(root)")
      }
      guard try !git.isTrue(["--no-literal-pathspecs", "check-ignore", "--quiet", "--", file])
      else {
        throw GitError("\(path) is ignored by git: name the specs to compare, or give two files")
      }
    }
  }

  /// Whether the root of a working tree is this one, or that of a submodule.
  private func isPart(_ top: String) throws(GitError) -> Bool {
    var top = top
    while top != root {
      let outer = try git.moved(to: top).lineIfAny([
        "rev-parse", "--show-superproject-working-tree",
      ])
      guard let outer else { return false }
      top = outer
    }
    return true
  }

  /// Throws if one of the files is missing on disk only because the checkout is sparse.
  func confirmRemoved(_ paths: [String]) throws(GitError) {
    let root = git.moved(to: root)
    for path in paths where files.kind(of: path) == nil {
      let line = try root.lineIfAny(["ls-files", "-t", "--", try place(of: path)])
      guard line?.hasPrefix("S ") != true else {
        throw GitError("\(path) is not in this sparse checkout: run \"git sparse-checkout add\"")
      }
    }
  }
}
