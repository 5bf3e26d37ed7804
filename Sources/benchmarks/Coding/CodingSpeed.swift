import Foundation

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
    let start = processorSeconds()
    for _ in 0..<count { work() }
    return (processorSeconds() - start) / Double(count)
  }
}

extension [CodingSpeed] {
  /// The geometric mean of how many times faster the models are.
  var ratio: Double {
    exp(reduce(0) { $0 + log($1.ratio.median) } / Double(count))
  }
}
