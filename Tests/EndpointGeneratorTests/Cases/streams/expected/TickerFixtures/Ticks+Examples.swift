// Generated from spec.json by endpoints. Do not edit.

import TickerAPI

extension Ticks {
  /// What the examples of the spec hold, for tests and previews.
  public static let askExamples = AskExampleValues()

  /// What the examples of the spec hold.
  public struct AskExampleValues: Sendable {
    /// What `Ticks.ask` answers.
    public var answer: [String] { Ticker.examples.values("answer", of: "Ticks.ask", .text) }
  }
}
