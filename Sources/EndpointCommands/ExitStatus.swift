/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// Success, without findings.
  case success = 0
  /// Findings: errors in a spec, stale files, or changes that fail the review.
  case problemsFound = 1
  /// The command could not run: invalid arguments, or files that cannot be read or written.
  case failure = 2
  /// `diff` only: one side cannot be read.
  case sideUnreadable = 3
}
