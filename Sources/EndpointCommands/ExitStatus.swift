/// What a run of the tool tells who started it.
enum ExitStatus: Int32 {
  /// Done, and nothing to complain about.
  case success = 0
  /// The tool did its work, and found errors in a spec, or files that are not up to date.
  case problemsFound = 1
  /// The tool could not do its work: wrong arguments, or files that cannot be read or written.
  case failure = 2
}
