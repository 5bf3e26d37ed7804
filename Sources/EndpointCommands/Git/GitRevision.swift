import EndpointSpec

/// A commit and the name that the user gave for it.
struct GitRevision: Equatable {
  /// As the user wrote it, such as `main`.
  let name: String
  /// The full hash of the commit.
  let commit: String

  /// Whether the name is safe to pass to git. It must not look like an option.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-") && !text.contains("\0")
  }
}

extension Git {
  /// Resolves a revision. If it does not exist, the error suggests a `git fetch` command.
  func revision(_ name: String) throws(GitError) -> GitRevision {
    guard GitRevision.isName(name) else { throw GitError("\"\(name)\" is not a revision") }
    if let commit = try commit(name) { return GitRevision(name: name, commit: commit) }
    // Outside a repository, this throws the error to show.
    _ = try line(["rev-parse", "--git-dir"])
    throw GitError("the revision \"\(name)\" is not in this clone: \(try remedy(for: name))")
  }

  /// The merge base of the revision and HEAD.
  func mergeBase(with revision: GitRevision) throws(GitError) -> GitRevision {
    guard let head = try commit("HEAD") else {
      throw GitError("there are no commits yet")
    }
    guard let base = try lineIfAny(["merge-base", revision.commit, head]) else {
      let remote = try isShallow() ? "run \"git fetch --unshallow \(try remoteName())\"" : nil
      throw GitError(
        "\"\(revision.name)\" and HEAD have no common ancestor: "
          + (remote ?? "use --exact to compare with \"\(revision.name)\" itself")
      )
    }
    let isSame = base == revision.commit
    return GitRevision(
      name: isSame ? revision.name : "merge base with \(revision.name)",
      commit: base
    )
  }

  private func commit(_ name: String) throws(GitError) -> String? {
    try lineIfAny(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
  }

  private func isShallow() throws(GitError) -> Bool {
    try lineIfAny(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  private func remoteName() throws(GitError) -> String {
    let remotes = try lines(["remote"])
    return remotes.contains("origin") ? "origin" : remotes.first ?? "origin"
  }

  private func remedy(for name: String) throws(GitError) -> String {
    let remote = try remoteName()
    if try commit("\(remote)/\(name)") != nil { return "did you mean \"\(remote)/\(name)\"?" }
    let base = String(name.prefix { !"~^@:".contains($0) })
    if base != name, try commit(base) != nil {
      return try isShallow()
        ? "run \"git fetch --unshallow \(remote)\", since the clone is shallow"
        : "\"\(base)\" exists, but has no such ancestor"
    }
    let names = try lines(["for-each-ref", "--format=%(refname:short)"])
    if let near = nearestName(to: name, in: names) { return "did you mean \"\(near)\"?" }
    if try lines(["remote"]).isEmpty { return "the repository has no remote to fetch it from" }
    let branch = base.hasPrefix("\(remote)/") ? String(base.dropFirst(remote.count + 1)) : base
    let isHash = 7...64 ~= branch.utf8.count && branch.allSatisfy(\.isHexDigit)
    let target = isHash ? branch : "\(branch):refs/remotes/\(remote)/\(branch)"
    let hint =
      isHash || base.hasPrefix("\(remote)/") ? "" : " and use \"\(remote)/\(branch)\""
    return "run \"git fetch \(try isShallow() ? "--unshallow " : "")\(remote) \(target)\"\(hint)"
  }
}
