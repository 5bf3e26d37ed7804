#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the tool with the process's arguments, in its working folder, on its terminal, and ends the process.
package func runOnCommandLine() -> Never {
  let console = Console(
    usesColor: isColorTerminal(STDERR_FILENO),
    write: { writeText($0, to: STDOUT_FILENO) },
    writeError: { writeText($0, to: STDERR_FILENO) }
  )
  guard let path = getcwd(nil, 0) else {
    console.printError("the working folder is gone")
    exit(ExitStatus.failure.rawValue)
  }
  let folder = String(cString: path)
  free(path)
  let arguments = Array(CommandLine.arguments.dropFirst())
  exit(run(arguments: arguments, in: folder, console: console))
}

/// Whether the output is a terminal whose user did not turn colours off (https://no-color.org).
private func isColorTerminal(_ file: Int32) -> Bool {
  guard isatty(file) == 1, getenv("NO_COLOR") == nil else { return false }
  return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
}

private func writeText(_ text: String, to file: Int32) {
  _ = FileSystem.writeAll(Array(text.utf8), to: file)
}
