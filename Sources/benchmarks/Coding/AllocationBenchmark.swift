import EndpointRuntime
import Foundation

/// How many allocations one login takes.
func allocationBenchmark() throws {
  try reportAllocations("to decode the login", "logins")
}

/// Reports the allocations of one work on both sides, as valgrind counts them.
///
/// It is the difference between two runs of this executable, since start-up allocates too.
func reportAllocations(_ name: String, _ work: String) throws {
  let valgrind = URL(fileURLWithPath: "/usr/bin/valgrind")
  guard FileManager.default.isExecutableFile(atPath: valgrind.path) else {
    print("allocations: needs valgrind")
    return
  }
  for side in ["own", "standard"] {
    let few = try allocations(valgrind, [work, side, "100"])
    let many = try allocations(valgrind, [work, side, "1100"])
    report("allocations \(name), \(side)", Double(many - few) / 1000, "")
  }
}

/// What valgrind runs: some logins, decoded by one side.
func decodeLogins(_ side: String, _ count: Int) throws {
  let json = Data(try JSONWriter.write { Login.sample.encode(to: &$0) }.bytes)
  let decoder = JSONDecoder()
  for _ in 0..<count {
    if side == "own" {
      _ = try JSONReader.read(json) { Login(from: &$0) }
    } else {
      _ = try decoder.decode(Standard.Login.self, from: json)
    }
  }
}

private func allocations(_ valgrind: URL, _ arguments: [String]) throws -> Int {
  let process = Process()
  let output = Pipe()
  process.executableURL = valgrind
  process.arguments = [CommandLine.arguments[0]] + arguments
  process.standardError = output
  try process.run()
  let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  // total heap usage: 12,345 allocs, 12,000 frees, 1,234,567 bytes allocated
  guard let usage = report.range(of: "total heap usage: "),
    let allocations = Int(report[usage.upperBound...].prefix { $0 != " " }.filter { $0 != "," })
  else { throw CocoaError(.fileReadCorruptFile) }
  return allocations
}
