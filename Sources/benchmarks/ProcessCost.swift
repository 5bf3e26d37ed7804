import Foundation

/// What a process took.
struct ProcessCost {
  /// Without the time of the system. For new files, that depends on how many were deleted before.
  let userSeconds: Double
  /// At most.
  let megabytes: Double
}

/// Runs a command to its end. Foundation's `Process` notices the end tens of milliseconds late.
///
/// - Parameter isQuiet: Whether nobody sees what it prints.
/// - Throws: If it cannot run, or if its exit status is not 0.
@discardableResult
func run(_ command: [String], isQuiet: Bool = false) throws -> ProcessCost {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let bytes = 1.0
  #else
    var actions = posix_spawn_file_actions_t()
    let bytes = 1024.0
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if isQuiet {
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
  }
  let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  var arguments = command.map { strdup($0) } + [nil]
  var environment = variables.map { strdup($0) } + [nil]
  defer { for text in arguments + environment { free(text) } }
  var process = pid_t()
  var status: Int32 = 0
  var usage = rusage()
  guard posix_spawn(&process, command[0], &actions, nil, &arguments, &environment) == 0,
    wait4(process, &status, 0, &usage) == process, status == 0
  else { throw CocoaError(.executableLoad) }
  return ProcessCost(
    userSeconds: seconds(usage.ru_utime),
    megabytes: Double(usage.ru_maxrss) * bytes / 1e6
  )
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}
