import EndpointRuntime
import Foundation

/// Reading JSON into models by their own code, against `JSONDecoder` with synthesized conformances.
func decodingBenchmark() throws {
  print("decoding: own code, MB/s; JSONDecoder, MB/s; times faster")
  try compare { ($0.decode.own, $0.decode.standard, $0.byteCount) }
}

/// Writing models as JSON by their own code, against `JSONEncoder` with synthesized conformances.
func encodingBenchmark() throws {
  print("encoding: own code, MB/s; JSONEncoder, MB/s; times faster")
  try compare { ($0.encode.own, $0.encode.standard, $0.encodedCount) }
}

/// Runs the two sides of each payload in turn, so that what slows the machine slows both.
private func compare(
  _ sides: (Payload) -> (own: () -> Void, standard: () -> Void, byteCount: Int)
) throws {
  var product = 1.0
  let payloads = try payloads()
  for payload in payloads {
    let (own, standard, byteCount) = sides(payload)
    let (ownCount, standardCount) = (repetitions(own), repetitions(standard))
    var (ownSpeed, standardSpeed, ratios) = (Samples(), Samples(), Samples())
    for _ in 0..<21 {
      let ownTime = processorSeconds { for _ in 0..<ownCount { own() } } / Double(ownCount)
      let standardTime =
        processorSeconds { for _ in 0..<standardCount { standard() } } / Double(standardCount)
      ownSpeed.add(Double(byteCount) / ownTime / 1e6)
      standardSpeed.add(Double(byteCount) / standardTime / 1e6)
      ratios.add(standardTime / ownTime)
    }
    product *= ratios.median
    let name = "\(payload.name), \(byteCount) bytes".padding(
      toLength: 42,
      withPad: " ",
      startingAt: 0
    )
    print(
      "\(name) \(rounded(ownSpeed.median))  \(rounded(standardSpeed.median))  "
        + "\(rounded(ratios.median)) (\(ratios.range))"
    )
  }
  print("geometric mean: \(rounded(pow(product, 1 / Double(payloads.count)))) times")
}

/// How often to run something so that it takes ten milliseconds.
private func repetitions(_ work: () -> Void) -> Int {
  work()
  let once = processorSeconds(work)
  return max(1, Int(0.01 / max(once, 1e-7)))
}

/// CPU time, since other processes' work is none of ours.
private func processorSeconds(_ work: () -> Void) -> Double {
  let start = processorSeconds()
  work()
  return processorSeconds() - start
}
