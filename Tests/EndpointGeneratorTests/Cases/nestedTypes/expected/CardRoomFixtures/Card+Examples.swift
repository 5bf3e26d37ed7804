// Generated from spec.json by endpoints. Do not edit.

import CardRoomAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Card {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Deck.draw`.
    public var one: [Card] { CardRoom.examples.value("one", of: "Deck.draw") }
  }
}
