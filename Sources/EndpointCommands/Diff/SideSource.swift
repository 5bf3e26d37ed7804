/// Where one side of a comparison comes from, as the arguments say it.
enum SideSource: Equatable {
  /// A file or folder on disk.
  case path(String)
  /// A file or folder in a commit. With `isFromRoot` the path begins at the root of the repository, else where the tool runs.
  case commit(String, path: String, isFromRoot: Bool)
  case standardInput

  /// Reads an operand: `-`, `REV:path` (`REV:./path` from here, as git has it), or a path. What lies on disk comes first.
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
