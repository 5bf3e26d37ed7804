import Foundation
import Growth

/// Every command on 1,000 and on 10,000 endpoints: CPU grows at most 12 times, and memory stays under 400 MB.
///
/// - Parameter commands: The commands to measure. All if it is empty.
func growthBenchmark(_ commands: Set<String>) throws {
  print(
    "growth: CPU seconds of 1,000 and of 10,000 endpoints, exchanges or members; memory of 10,000"
  )
  print("| command | 1,000: s | 10,000: s | times | MB |")
  print("| --- | --- | --- | --- | --- |")
  let cases = GrowthCase.all.filter { commands.isEmpty || commands.contains($0.arguments[0]) }
  var (excesses, mostTimes, mostMemory) = ([String](), 0.0, 0.0)
  for growthCase in cases {
    let small = try cost(of: growthCase, size: 1_000, rounds: 3)
    let large = try cost(of: growthCase, size: 10_000, rounds: 2)
    let factor = large.userSeconds / small.userSeconds
    (mostTimes, mostMemory) = (max(mostTimes, factor), max(mostMemory, large.megabytes))
    if factor > 12 || large.megabytes > 400 { excesses.append(growthCase.description) }
    let cells = [small.userSeconds, large.userSeconds, factor].map(rounded)
    print("| \(growthCase) | \(cells.joined(separator: " | ")) | \(Int(large.megabytes)) |")
  }
  print("most: \(rounded(mostTimes)) times, \(Int(mostMemory)) MB")
  guard excesses.isEmpty else {
    print("more than 12 times, or 400 MB: \(excesses.joined(separator: "; "))")
    exit(1)
  }
}

/// The cost of a command: of several rounds, the one with the least CPU, since others on the machine only add to it.
private func cost(of growthCase: GrowthCase, size: Int, rounds: Int) throws -> ProcessCost {
  let costs = try (0..<rounds).map { _ in try cost(of: growthCase, size: size) }
  guard let least = costs.min(by: { $0.userSeconds < $1.userSeconds }) else {
    throw CocoaError(.featureUnsupported)
  }
  return least
}

private func cost(of growthCase: GrowthCase, size: Int) throws -> ProcessCost {
  try withFolder { folder in
    for (path, text) in growthCase.files(size) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    for arguments in growthCase.preparation { try run(arguments, in: folder) }
    return try run(growthCase.arguments, in: folder)
  }
}

@discardableResult
private func run(_ arguments: [String], in folder: URL) throws -> ProcessCost {
  let script = #"cd "$1" && shift && XDG_CACHE_HOME=$PWD/caches exec "$@""#
  let process = ["/bin/sh", "-c", script, "sh", folder.path, tool] + arguments
  do {
    return try run(process, isQuiet: true)
  } catch {
    print("failed: \(arguments.joined(separator: " "))")
    throw error
  }
}
