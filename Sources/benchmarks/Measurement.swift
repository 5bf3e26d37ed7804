import Foundation

/// Samples of one quantity; the median is what is reported.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  var range: String {
    "\(rounded(values.min() ?? .nan))…\(rounded(values.max() ?? .nan))"
  }
}

/// Wall-clock seconds that the work takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try work()
  let (whole, fraction) = (clock.now - start).components
  return Double(whole) + Double(fraction) / 1e18
}

/// CPU seconds that this process has used, on all its threads.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// CPU seconds that the work takes; others on the machine count little.
func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}

func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  return String(Double(Int((value * 100).rounded())) / 100)
}

func report(_ name: String, _ samples: Samples, _ unit: String) {
  report(name, samples.median, "\(unit)  (\(samples.range))")
}

func report(_ name: String, _ value: Double, _ unit: String) {
  print("\(name.padding(toLength: 52, withPad: " ", startingAt: 0)) \(rounded(value)) \(unit)")
}

/// Runs this executable or another one to its end, and returns what it writes to its standard output and error.
func output(
  of executable: String = CommandLine.arguments[0],
  _ arguments: [String],
  environment: [String: String] = [:]
) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: executable)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardOutput = output
  process.standardError = output
  try process.run()
  defer { process.waitUntilExit() }
  return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}
