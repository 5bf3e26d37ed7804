import Foundation

/// Reading JSON into generated models against `JSONDecoder`, or writing it against `JSONEncoder`.
enum Coding: String {
  case decode, encode

  func measure(_ source: PayloadSource, rounds: Int = 21) throws -> CodingSpeed {
    let payload = try source.make()
    return switch self {
    case .decode: CodingSpeed(source.name, payload.byteCount, payload.decode, rounds: rounds)
    case .encode: CodingSpeed(source.name, payload.encodedCount, payload.encode, rounds: rounds)
    }
  }

  /// Codes one payload several times, for valgrind.
  func work(_ source: PayloadSource, count: Int, isStandard: Bool) throws {
    let payload = try source.make()
    let sides = self == .decode ? payload.decode : payload.encode
    for _ in 0..<count { isStandard ? sides.standard() : sides.own() }
  }
}

/// Measures the published texts, and other forms of them.
func codingBenchmark(_ coding: Coding) throws {
  print("\(coding): MB/s; standard coder, MB/s; times faster; instructions a byte")
  if publishedTexts().isEmpty { print("skips texts: ../shared/json-texts is not there") }
  for sources in [publishedTexts(), variedTexts()] where !sources.isEmpty {
    var speeds: [CodingSpeed] = []
    for source in sources {
      let speed = try coding.measure(source)
      speeds.append(speed)
      print(
        speed.name.padding(toLength: 32, withPad: " ", startingAt: 0),
        rounded(speed.own.median),
        rounded(speed.standard.median),
        "\(rounded(speed.ratio.median)) (\(speed.ratio.range))",
        try instructions(coding, speed).map { rounded($0) } ?? "",
        separator: "  "
      )
    }
    print("geometric mean: \(rounded(speeds.ratio)) times\n")
  }
}

private func instructions(_ coding: Coding, _ speed: CodingSpeed) throws -> Double? {
  guard Valgrind.isInstalled else { return nil }
  let count = try Valgrind.instructions(["code", coding.rawValue, "own", speed.name])
  return Double(count) / Double(speed.byteCount)
}

/// The allocations of one login.
func allocationBenchmark() throws {
  guard Valgrind.isInstalled else { return print("allocations: needs valgrind") }
  for side in ["own", "standard"] {
    let count = try Valgrind.allocations(["code", "decode", side, "login"])
    report("allocations to decode the login, \(side)", Double(count), "")
  }
}

/// What valgrind runs: `code decode own login 3`.
func codeRepeatedly(_ arguments: [String]) throws {
  guard arguments.count == 4, let coding = Coding(rawValue: arguments[0]),
    let count = Int(arguments[3])
  else { throw CocoaError(.featureUnsupported) }
  let source = try payloadSource(named: arguments[2])
  try coding.work(source, count: count, isStandard: arguments[1] == "standard")
}

func payloadSource(named name: String) throws -> PayloadSource {
  let sources = publishedTexts() + variedTexts()
  guard let source = sources.first(where: { $0.name == name }) else {
    throw CocoaError(.featureUnsupported)
  }
  return source
}

/// The speed of both ways of coding with the published texts, as the Markdown table of the README.
func codingTable() throws {
  let names = publishedTexts().map { " \($0.name) |" }
  print("| |\(names.joined()) mean |")
  print("| --- |\(String(repeating: " --- |", count: names.count + 1))")
  for (coding, coder) in [(Coding.decode, "JSONDecoder"), (.encode, "JSONEncoder")] {
    let speeds = try publishedTexts().map { try coding.measure($0) }
    let megabytes = speeds.map { " \(Int($0.own.median)) |" }
    let ratios = speeds.map { " \(tenths($0.ratio.median)) |" }
    print("| \(coding), MB/s |\(megabytes.joined()) |")
    print("| times `\(coder)` |\(ratios.joined()) \(tenths(speeds.ratio)) |")
  }
}

private func tenths(_ value: Double) -> String { String(format: "%.1f", value) }

/// The speed of one way of coding with one payload.
struct CodingSpeed {
  let name: String
  let byteCount: Int
  /// Megabytes a second of the generated model and of the standard coder, and how many times faster the model is.
  private(set) var own = Samples()
  private(set) var standard = Samples()
  private(set) var ratio = Samples()

  /// Runs the two sides in turn, so that a busy machine slows both.
  init(
    _ name: String,
    _ byteCount: Int,
    _ sides: (own: () -> Void, standard: () -> Void),
    rounds: Int
  ) {
    self.name = name
    self.byteCount = byteCount
    let (ownCount, standardCount) = (repetitions(sides.own), repetitions(sides.standard))
    for _ in 0..<rounds {
      let ownTime = seconds(ownCount, sides.own)
      let standardTime = seconds(standardCount, sides.standard)
      own.add(Double(byteCount) / ownTime / 1e6)
      standard.add(Double(byteCount) / standardTime / 1e6)
      ratio.add(standardTime / ownTime)
    }
  }

  /// The number of repetitions that take ten milliseconds.
  private func repetitions(_ work: () -> Void) -> Int {
    work()
    return max(1, Int(0.01 / max(seconds(1, work), 1e-7)))
  }

  /// The CPU seconds of one of several runs.
  private func seconds(_ count: Int, _ work: () -> Void) -> Double {
    processorSeconds { for _ in 0..<count { work() } } / Double(count)
  }
}

extension [CodingSpeed] {
  /// The geometric mean of how many times faster the models are.
  var ratio: Double {
    exp(reduce(0) { $0 + log($1.ratio.median) } / Double(count))
  }
}
