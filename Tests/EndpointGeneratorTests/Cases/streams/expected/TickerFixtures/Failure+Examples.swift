// Generated from spec.json by endpoints. Do not edit.

import TickerAPI

extension Ticker.Failure {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Ticks.watch` answers with the status 404.
    public var unknown: Ticker.Failure { .unknownSymbol }
  }
}
