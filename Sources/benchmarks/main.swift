import Foundation
import Growth

// swift run -c release benchmarks            all benchmarks
// swift run -c release benchmarks decode     only those named
// swift run -c release benchmarks growth import   the growth of one command
// swift run -c release benchmarks spec 800   prints a spec of 800 endpoints
// swift run -c release benchmarks text records   prints a text of `decode`
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("serve", _): try serve()
case ("memory", 3): try await printLoadMemory(arguments[1], arguments[2])
case ("requests", 3): sendInMemory(arguments[1], Int(arguments[2]) ?? 0)
case ("code", _): try codeRepeatedly(Array(arguments.dropFirst()))
case ("text", 2): FileHandle.standardOutput.write(try payloadSource(named: arguments[1]).json())
case ("growth", 2...): try growthBenchmark(Set(arguments.dropFirst()))
case ("spec", 2): print(MixedSpec(endpoints: Int(arguments[1]) ?? 0).text)
default:
  for (name, benchmark) in benchmarks where arguments.isEmpty || arguments.contains(name) {
    try await benchmark()
  }
}

var benchmarks: [(String, () async throws -> Void)] {
  [
    ("tool", toolBenchmark),
    ("request", inMemoryBenchmark),
    ("load", loadBenchmark),
    ("decode", { try codingBenchmark(.decode) }),
    ("encode", { try codingBenchmark(.encode) }),
    ("table", codingTable),
    ("allocations", allocationBenchmark),
    ("stream", streamBenchmark),
    ("long-texts", longTextBenchmark),
    ("growth", { try growthBenchmark([]) }),
  ]
}
