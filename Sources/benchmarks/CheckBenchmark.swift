import Foundation

/// `endpoints check` as a whole process, start-up included.
func checkBenchmark() throws {
  let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("endpoints").path
  var whole = Samples()
  for _ in 0..<31 {
    whole.add(try seconds { try run([tool, "check", "--quiet"]) } * 1000)
  }
  report("endpoints check, whole process", whole.median, "ms", whole)
}

/// Runs a command to its end. Foundation's `Process` notices the end tens of milliseconds late.
private func run(_ command: [String]) throws {
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  var status: Int32 = 0
  guard posix_spawn(&process, command[0], nil, nil, &arguments, environ) == 0,
    waitpid(process, &status, 0) == process, status == 0
  else { throw CocoaError(.executableLoad) }
}
