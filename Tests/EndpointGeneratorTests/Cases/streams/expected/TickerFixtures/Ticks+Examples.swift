// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime
@_spi(Generated) import EndpointTesting
import TickerAPI

nonisolated extension Ticks {
  /// The values of the spec's examples, for tests and previews.
  public static let askExamples = AskExampleValues()

  /// The values of the spec's examples.
  public struct AskExampleValues: Sendable {
    /// The response of `Ticks.ask`.
    public var answer: [String] { Ticker.examples.values("answer", of: "Ticks.ask", .text) }
  }
}

nonisolated extension Ticks {
  /// The values of the spec's examples, for tests and previews.
  public static let gatewayExamples = GatewayExampleValues()

  /// The values of the spec's examples.
  public struct GatewayExampleValues: Sendable {
    /// The response of `Ticks.gateway`.
    public var one: [[Date]] {
      Ticker.examples.values("one", of: "Ticks.gateway", .json { $0.array { $0.date(.unix) } })
    }
  }
}
