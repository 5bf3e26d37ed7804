import Foundation

/// Runs the tool with the arguments, working folder and terminal of the process. Then exits.
package func runOnCommandLine() -> Never {
  // A reader that stops early, such as `head`, must not end a command that writes files.
  signal(SIGPIPE, SIG_IGN)
  var isComplete = true
  let console = Console(
    usesColor: isColorTerminal(STDERR_FILENO),
    usesColorInOutput: isColorTerminal(STDOUT_FILENO),
    write: { text in
      do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if cause?.code != Int(EPIPE) { isComplete = false }
      }
    },
    writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    readInput: { try FilePieces.standardInput.rest() }
  )
  guard let path = getcwd(nil, 0) else {
    console.printError("the working folder does not exist")
    exit(ExitStatus.failure.rawValue)
  }
  let folder = String(cString: path)
  free(path)
  let arguments = Array(CommandLine.arguments.dropFirst())
  if let request = IndexRequest(arguments) { exit(request.runAsProcess()) }
  let status = run(
    arguments: arguments,
    in: folder,
    console: console,
    environment: ProcessInfo.processInfo.environment,
    today: String(Date.now.formatted(.iso8601).prefix(10)),
    toolChange: executable.flatMap(FileSystem(root: "/").modification),
    executable: executable,
    start: Date.now.timeIntervalSince1970
  )
  guard isComplete else {
    console.printError("the output could not be written completely")
    exit(ExitStatus.failure.rawValue)
  }
  exit(status)
}

/// The file of the tool. On Linux, `Bundle` would make a static executable four times as large.
private var executable: String? {
  #if os(Linux)
    try? FileSystem(root: "/").resolved("/proc/self/exe")
  #else
    Bundle.main.executablePath
  #endif
}

/// Whether the output is a terminal and the user did not disable colors (https://no-color.org).
private func isColorTerminal(_ file: Int32) -> Bool {
  guard isatty(file) == 1, getenv("NO_COLOR") == nil else { return false }
  return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
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
