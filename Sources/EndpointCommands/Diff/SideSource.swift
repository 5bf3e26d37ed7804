/// The source of one side of a comparison, as the arguments specify it.
enum SideSource: Equatable {
  /// A file or folder on disk.
  case path(String)
  /// A file or folder in a commit. With `isFromRoot`, the path is relative to the root of the repository, otherwise to
  /// the current folder.
  case commit(String, path: String, isFromRoot: Bool)
  case standardInput

  /// Parses an operand: `-`, `REV:path` (`REV:./path` for the current folder, as in git), or a path. Existing files
  /// take precedence over revisions.
  init(_ operand: String, files: FileSystem) throws(UsageError) {
    guard operand != "-" else {
      self = .standardInput
      return
    }
    let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, files.kind(of: operand) == nil else {
      self = .path(FilePath.normalized(operand))
      return
    }
    let (revision, path) = (String(parts[0]), String(parts[1]))
    guard GitRevision.isName(revision) else {
      throw UsageError("\"\(operand)\" has no revision before the colon", command: "diff")
    }
    let isFromHere = path.hasPrefix("./") || path.hasPrefix("../")
    self = .commit(revision, path: FilePath.normalized(path), isFromRoot: !isFromHere)
  }
}
