import Foundation

/// Runs this program under valgrind, which counts exactly on a busy machine.
enum Valgrind {
  private static let tool = "/usr/bin/valgrind"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  /// Instructions for each repetition of a work.
  static func instructions(_ work: [String]) throws -> Int {
    try difference(instructionOptions, instructionLabel, work)
  }

  /// Instructions of a whole process.
  static func instructions(ofProcess command: [String]) throws -> Int {
    try count(instructionOptions + command, instructionLabel)
  }

  private static let instructionOptions = [
    "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
  ]
  private static let instructionLabel = "I   refs:"

  /// Allocations for each repetition of a work.
  static func allocations(_ work: [String]) throws -> Int {
    try difference([], "total heap usage:", work)
  }

  /// The difference between two runs, since the start of a process counts too.
  private static func difference(
    _ options: [String],
    _ label: String,
    _ work: [String]
  ) throws -> Int {
    let counts = try ["1", "3"].map { repetitions in
      try count(options + [CommandLine.arguments[0]] + work + [repetitions], label)
    }
    return (counts[1] - counts[0]) / 2
  }

  /// The number after a label in valgrind's report, such as `total heap usage: 12,345 allocs`.
  private static func count(_ arguments: [String], _ label: String) throws -> Int {
    // The start of the process decodes with dictionaries, whose cost varies with random hashes.
    let hashing = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let report = try output(of: tool, arguments, environment: hashing)
    guard let place = report.range(of: label),
      let number = report[place.upperBound...].split(separator: " ").first,
      let count = Int(number.filter { $0.isNumber })
    else { throw CocoaError(.fileReadCorruptFile) }
    return count
  }
}
