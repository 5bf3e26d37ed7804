// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import TickerAPI

nonisolated extension Tick {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Ticks.watch`.
    public var two: [Tick] { Ticker.examples.values("two", of: "Ticks.watch") }

    /// The response of `Ticks.watch`.
    public var any: [Tick] { Ticker.examples.values("any", of: "Ticks.watch") }
  }
}
