import Foundation

/// The tool, which is built beside the benchmarks.
let tool = URL(fileURLWithPath: CommandLine.arguments[0])
  .deletingLastPathComponent().appendingPathComponent("endpoints").path

/// `endpoints check` as a whole process, start-up included.
func checkBenchmark() throws {
  var whole = Samples()
  for _ in 0..<31 {
    whole.add(try seconds { try run([tool, "check", "--quiet"]) } * 1000)
  }
  report("endpoints check, whole process", whole, "ms")
}

/// Runs a command to its end, with its output thrown away.
func runQuietly(_ command: [String]) throws {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  try run(command, &actions)
}

/// Runs a command to its end, and answers how many kB of memory it took at most. Foundation's `Process` notices the end
/// tens of milliseconds late.
@discardableResult
func run(
  _ command: [String],
  _ actions: UnsafePointer<posix_spawn_file_actions_t>? = nil
) throws -> Double {
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  var status: Int32 = 0
  var usage = rusage()
  guard posix_spawn(&process, command[0], actions, nil, &arguments, environ) == 0,
    wait4(process, &status, 0, &usage) == process, status == 0
  else { throw CocoaError(.executableLoad) }
  return Double(usage.ru_maxrss)
}
