// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import TickerAPI

nonisolated extension Ticks.FollowEvent {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Ticks.follow`.
    public var day: [Ticks.FollowEvent] {
      Ticker.examples.values("day", of: "Ticks.follow", .event)
    }
  }
}
