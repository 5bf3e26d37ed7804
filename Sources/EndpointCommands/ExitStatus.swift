/// What a run of the tool tells who started it.
enum ExitStatus: Int32 {
  /// Done, and nothing to complain about.
  case success = 0
  /// The tool did its work, and found errors in a spec, files that are not up to date, or changes
  /// that may not pass.
  case problemsFound = 1
  /// The tool could not do its work: wrong arguments, or files that cannot be read or written.
  case failure = 2
  /// Only of `diff`: what is to be compared could not be read, so that nothing is said of it.
  case sideUnreadable = 3
}
