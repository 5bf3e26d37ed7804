/// Runs git, and explains its errors.
///
/// User input never becomes an option of git: revisions that begin with `-` are rejected, and paths follow `--`.
struct Git {
  /// The absolute path of the folder to run git in.
  let folder: String
  private let environment: [String]

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
    self.environment = inherited.merging(own) { $1 }.map { "\($0.key)=\($0.value)" }
  }

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
      case .system(let code):
        throw GitError("git could not be started: \(FileError.text(of: code))")
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
