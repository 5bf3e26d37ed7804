import Foundation

/// Runs this program under valgrind, which counts exactly on a busy machine.
enum Valgrind {
  private static let tool = URL(fileURLWithPath: "/usr/bin/valgrind")

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

  /// Instructions for each repetition of a work.
  static func instructions(_ work: [String]) throws -> Int {
    try difference(
      ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"],
      "I   refs:",
      work
    )
  }

  /// Allocations for each repetition of a work.
  static func allocations(_ work: [String]) throws -> Int {
    try difference([], "total heap usage:", work)
  }

  /// The difference between two runs, since the start of a process counts too.
  private static func difference(_ options: [String], _ label: String, _ work: [String]) throws
    -> Int
  {
    let one = try count(options + [CommandLine.arguments[0]] + work + ["1"], label)
    let three = try count(options + [CommandLine.arguments[0]] + work + ["3"], label)
    return (three - one) / 2
  }

  /// The number after a label in valgrind's report, such as `total heap usage: 12,345 allocs`.
  private static func count(_ arguments: [String], _ label: String) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    // The start of the process decodes with dictionaries, whose cost varies with random hashes.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    process.standardError = output
    try process.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let place = report.range(of: label),
      let number = report[place.upperBound...].split(separator: " ").first,
      let count = Int(number.filter { $0.isNumber })
    else { throw CocoaError(.fileReadCorruptFile) }
    return count
  }
}
