#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs the tool with the arguments, working folder and terminal of the process. Then exits.
package func runOnCommandLine() -> Never {
  let console = Console(
    usesColor: isColorTerminal(STDERR_FILENO),
    usesColorInOutput: isColorTerminal(STDOUT_FILENO),
    write: { writeText($0, to: STDOUT_FILENO) },
    writeError: { writeText($0, to: STDERR_FILENO) },
    readInput: { try StandardInput.read() }
  )
  guard let path = getcwd(nil, 0) else {
    console.printError("the working folder does not exist")
    exit(ExitStatus.failure.rawValue)
  }
  let folder = String(cString: path)
  free(path)
  let arguments = Array(CommandLine.arguments.dropFirst())
  let environment = processEnvironment()
  let status = run(
    arguments: arguments,
    in: folder,
    console: console,
    environment: environment,
    today: today()
  )
  exit(status)
}

/// The environment variables, except those that are not UTF-8.
private func processEnvironment() -> [String: String] {
  var variables: [String: String] = [:]
  #if canImport(Darwin)
    var entry = _NSGetEnviron().pointee
  #else
    var entry = environ
  #endif
  while let text = entry.pointee {
    let parts = String(cString: text).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    entry += 1
  }
  return variables
}

/// Whether the output is a terminal and the user did not disable colors (https://no-color.org).
private func isColorTerminal(_ file: Int32) -> Bool {
  guard isatty(file) == 1, getenv("NO_COLOR") == nil else { return false }
  return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
}

private func writeText(_ text: String, to file: Int32) {
  _ = FileSystem.writeAll(Array(text.utf8), to: file)
}

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
