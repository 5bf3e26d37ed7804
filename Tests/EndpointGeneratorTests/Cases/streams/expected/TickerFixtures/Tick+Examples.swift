// Generated from spec.json by endpoints. Do not edit.

import TickerAPI

extension Tick {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Ticks.watch` answers.
    public var two: [Tick] { Ticker.examples.values("two", of: "Ticks.watch") }

    /// What `Ticks.watch` answers.
    public var any: [Tick] { Ticker.examples.values("any", of: "Ticks.watch") }
  }
}
