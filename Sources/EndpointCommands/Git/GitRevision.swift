import EndpointSpec

/// A commit, by the name that the user gave it.
struct GitRevision: Equatable {
  /// As the user wrote it: `main`.
  let name: String
  /// The object's full hash.
  let commit: String

  /// Whether git may be asked for it: nothing that it could take for an option.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-") && !text.contains("\0")
  }
}

extension Git {
  /// Looks a revision up. Where it is missing, the error says which `git fetch` brings it.
  func revision(_ name: String) throws(GitError) -> GitRevision {
    guard GitRevision.isName(name) else { throw GitError("\"\(name)\" is no revision") }
    if let commit = try commit(name) { return GitRevision(name: name, commit: commit) }
    // Outside a repository this is the error to show.
    _ = try line(["rev-parse", "--git-dir"])
    throw GitError("the revision \"\(name)\" is not in this clone: \(try remedy(for: name))")
  }

  /// The commit from which both the revision and the one that is checked out went on.
  func mergeBase(with revision: GitRevision) throws(GitError) -> GitRevision {
    guard let head = try commit("HEAD") else {
      throw GitError("there is no commit yet: nothing is checked out to be compared")
    }
    guard let base = try lineIfAny(["merge-base", revision.commit, head]) else {
      let remote = try isShallow() ? "run \"git fetch --unshallow \(try remoteName())\"" : nil
      throw GitError(
        "\"\(revision.name)\" and what is checked out have no commit in common: "
          + (remote ?? "compare with \"\(revision.name)\" itself by --exact")
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
        : "\"\(base)\" is, but has no such ancestor"
    }
    let names = try lines(["for-each-ref", "--format=%(refname:short)"])
    if let near = nearestName(to: name, in: names) { return "did you mean \"\(near)\"?" }
    if try lines(["remote"]).isEmpty { return "it has no remote from which to fetch it" }
    let branch = base.hasPrefix("\(remote)/") ? String(base.dropFirst(remote.count + 1)) : base
    let isHash = 7...64 ~= branch.utf8.count && branch.allSatisfy(\.isHexDigit)
    let target = isHash ? branch : "\(branch):refs/remotes/\(remote)/\(branch)"
    let hint =
      isHash || base.hasPrefix("\(remote)/") ? "" : ", then name it \"\(remote)/\(branch)\""
    return "run \"git fetch \(try isShallow() ? "--unshallow " : "")\(remote) \(target)\"\(hint)"
  }
}
