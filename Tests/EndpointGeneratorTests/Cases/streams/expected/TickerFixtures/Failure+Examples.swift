// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import TickerAPI

nonisolated extension Ticker.Failure {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Ticks.watch` with the status 404.
    public var unknown: Ticker.Failure { .unknownSymbol }
  }
}
