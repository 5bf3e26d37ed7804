import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Runs git, and explains its errors.
///
/// User input never becomes an option of git: revisions that begin with `-` are rejected, and paths follow `--`.
struct Git {
  /// The absolute path of the folder to run git in.
  let folder: String
  private let environment: [String: String]

  /// Variables that select a repository or change the meaning of paths. Git sets them for hooks, with values for
  /// another folder.
  private static let dropped: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
    "GIT_ICASE_PATHSPECS", "LC_ALL", "LANGUAGE",
  ]

  init(in folder: String, environment: [String: String]) {
    self.folder = folder
    let inherited = environment.filter { !Self.dropped.contains($0.key) }
    let own = [
      "GIT_LITERAL_PATHSPECS": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "LC_ALL": "C",
    ]
    self.environment = inherited.merging(own) { $1 }
  }

  /// The same git in another folder.
  func moved(to folder: String) -> Git { Git(in: folder, environment: environment) }

  /// Returns the standard output. Throws if git fails.
  func output(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
    let result = try run(arguments, input: input)
    guard result.status == 0 else { throw problem(result) }
    return result.output
  }

  /// Returns the first line of the output.
  func line(_ arguments: [String]) throws(GitError) -> String {
    Self.line(of: try output(arguments))
  }

  func lines(_ arguments: [String]) throws(GitError) -> [String] {
    String(decoding: try output(arguments), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the first line of the output. Nil if git fails.
  func lineIfAny(_ arguments: [String]) throws(GitError) -> String? {
    let result = try run(arguments, input: [])
    let line = Self.line(of: result.output)
    return result.status == 0 && !line.isEmpty ? line : nil
  }

  /// Whether git succeeds. False for exit status 1.
  func isTrue(_ arguments: [String]) throws(GitError) -> Bool {
    let result = try run(arguments, input: [])
    guard result.status == 0 || result.status == 1 else { throw problem(result) }
    return result.status == 0
  }

  private func run(_ arguments: [String], input: [UInt8]) throws(GitError) -> Subprocess.Result {
    let process = Subprocess(
      program: "git",
      arguments: ["-C", folder, "--no-pager", "--no-replace-objects"] + arguments,
      environment: environment,
      input: input
    )
    do throws(Subprocess.Failure) {
      return try process.run()
    } catch {
      switch error {
      case .notFound:
        throw GitError("git was not found: install it, or give two files instead of revisions")
      case .system(let cause): throw GitError("git could not be started: \(cause)")
      }
    }
  }

  private func problem(_ result: Subprocess.Result) -> GitError {
    let text = String(decoding: result.errors, as: UTF8.self)
    if text.contains("not a git repository") {
      return GitError(
        "\(folder) is not in a git repository: give two files, or run the command in a checkout"
      )
    }
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return GitError("git failed: \(first ?? "exit status \(result.status)")")
  }

  private static func line(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// An error of git, with a remedy.
struct GitError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

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
    if let dots = name.firstRange(of: ".."), dots.lowerBound > name.startIndex {
      let old = name[..<dots.lowerBound]
      throw GitError("\"\(name)\" is a range of revisions: write the older one, \"\(old)\"")
    }
    throw GitError("the revision \"\(name)\" is not in this clone: \(try remedy(for: name))")
  }

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
