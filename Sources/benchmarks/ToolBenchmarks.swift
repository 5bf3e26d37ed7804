import Foundation

/// The tool, which is built beside the benchmarks.
let tool = URL(fileURLWithPath: CommandLine.arguments[0])
  .deletingLastPathComponent().appendingPathComponent("endpoints").path

/// What the tool takes, start-up included: instructions, which others on the machine do not change.
func toolBenchmark() throws {
  guard Valgrind.isInstalled else { return print("tool: needs valgrind") }
  try reportTool("check of the six sample specs", ["check", "--quiet"])
  let document = URL(fileURLWithPath: "\(#filePath)/../../../../shared/openapi/github-2023.json")
    .standardized
    .path
  guard FileManager.default.fileExists(atPath: document) else {
    return print("skips GitHub's API: there is no \(document)")
  }
  try withFolder { folder in
    let spec = folder.appendingPathComponent("GitHub.json").path
    let output = folder.appendingPathComponent("Generated").path
    let generate = ["generate", "--quiet", "--output", output, spec]
    let importing = ["import", "openapi", document, "--name", "GitHub", "--force", "--quiet"]
    try reportTool("import openapi, GitHub's API", importing + ["--output", spec])
    try reportTool("generate, GitHub's API", generate)
    try reportTool("generate, nothing changed", generate)
  }
}

private func reportTool(_ name: String, _ arguments: [String]) throws {
  let instructions = try Valgrind.instructions(ofProcess: [tool] + arguments)
  report(name, Double(instructions) / 1e6, "million instructions")
}

/// Runs some work with a temporary folder.
func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}
