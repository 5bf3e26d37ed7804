import Foundation

/// `endpoints check` as a whole process, start-up included.
func checkBenchmark() throws {
  let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("endpoints")
  guard FileManager.default.isExecutableFile(atPath: tool.path) else {
    print("check: build the tool first: swift build -c release --product endpoints")
    return
  }
  var whole = Samples()
  for _ in 0..<31 {
    whole.add(try seconds { try run(tool, ["check", "--quiet"]) } * 1000)
  }
  report("endpoints check, whole process", whole.median, "ms", whole)
}

private func run(_ tool: URL, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw CocoaError(.executableLoad)
  }
}
