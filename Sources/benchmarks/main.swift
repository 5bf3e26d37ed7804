import Foundation

// swift run -c release benchmarks            all benchmarks
// swift run -c release benchmarks check      only those named
// swift run -c release benchmarks spec 800   prints a spec of 800 endpoints
// swift run -c release benchmarks text records   prints a text of `decode`
if CommandLine.arguments.dropFirst().first == "serve" {
  try serve()
} else if CommandLine.arguments.dropFirst().first == "memory", CommandLine.arguments.count == 4 {
  try await printLoadMemory(CommandLine.arguments[2], CommandLine.arguments[3])
} else if CommandLine.arguments.dropFirst().first == "requests", CommandLine.arguments.count == 4 {
  sendInMemory(CommandLine.arguments[2], Int(CommandLine.arguments[3]) ?? 0)
} else if CommandLine.arguments.dropFirst().first == "code" {
  try codeRepeatedly(Array(CommandLine.arguments.dropFirst(2)))
} else if CommandLine.arguments.dropFirst().first == "text", CommandLine.arguments.count == 3 {
  FileHandle.standardOutput.write(try payloadSource(named: CommandLine.arguments[2]).json())
} else if CommandLine.arguments.dropFirst().first == "spec", CommandLine.arguments.count == 3 {
  print(MixedSpec(endpoints: Int(CommandLine.arguments[2]) ?? 0).text)
} else {
  let chosen = Set(CommandLine.arguments.dropFirst())
  for (name, benchmark) in benchmarks where chosen.isEmpty || chosen.contains(name) {
    try await benchmark()
  }
}

var benchmarks: [(String, () async throws -> Void)] {
  [
    ("check", checkBenchmark),
    ("request", inMemoryBenchmark),
    ("loopback", requestBenchmark),
    ("load", loadBenchmark),
    ("decode", { try codingBenchmark(.decode) }),
    ("encode", { try codingBenchmark(.encode) }),
    ("table", codingTable),
    ("allocations", allocationBenchmark),
    ("growth", growthBenchmark),
    ("diff", diffBenchmark),
    ("specs", specSizeBenchmark),
  ]
}
