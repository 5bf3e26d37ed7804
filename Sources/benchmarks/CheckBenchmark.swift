import Foundation

/// `endpoints check` as a whole process, start-up included.
func checkBenchmark() throws {
  var whole = Samples()
  for _ in 0..<31 {
    whole.add(try seconds { try run([toolPath, "check", "--quiet"]) } * 1000)
  }
  report("endpoints check, whole process", whole.median, "ms", whole)
}

/// The tool, which stands beside this executable.
var toolPath: String {
  URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("endpoints").path
}

/// Runs a command to its end, and answers how many kB of memory it took at most. Foundation's `Process` notices the end
/// tens of milliseconds late.
@discardableResult
func run(_ command: [String]) throws -> Double {
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  var status: Int32 = 0
  var usage = rusage()
  guard posix_spawn(&process, command[0], nil, nil, &arguments, environ) == 0,
    wait4(process, &status, 0, &usage) == process, status == 0
  else { throw CocoaError(.executableLoad) }
  return Double(usage.ru_maxrss)
}
