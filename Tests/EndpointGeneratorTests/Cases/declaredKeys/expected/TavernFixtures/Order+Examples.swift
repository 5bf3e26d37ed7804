// Generated from spec.json by endpoints. Do not edit.

import TavernAPI

extension Order {
  /// What the examples of the spec hold, for tests and previews.
  public static let textExamples = TextExampleValues()

  /// What the examples of the spec hold.
  public struct TextExampleValues: Sendable {
    /// What `Order.text` answers.
    public var fine: String { Tavern.examples.value("fine", of: "Order.text", .text) }

    /// What `Order.text` answers with the status 404.
    public var gone: String { Tavern.examples.value("gone", of: "Order.text") }
  }
}
