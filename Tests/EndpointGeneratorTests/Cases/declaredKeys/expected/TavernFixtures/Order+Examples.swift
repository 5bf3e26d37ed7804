// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import TavernAPI

nonisolated extension Order {
  /// The values of the spec's examples, for tests and previews.
  public static let textExamples = TextExampleValues()

  /// The values of the spec's examples.
  public struct TextExampleValues: Sendable {
    /// The response of `Order.text`.
    public var fine: String { Tavern.examples.value("fine", of: "Order.text", .text) }

    /// The response of `Order.text` with the status 404.
    public var gone: String { Tavern.examples.value("gone", of: "Order.text") }
  }
}
