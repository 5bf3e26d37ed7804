// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

@_exported import DeckOfCardsAPI
@_exported import EndpointTesting

nonisolated extension DeckOfCards {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "newDeck",
      endpoint: "Deck.shuffle",
      status: 200,
      body: #"{ "success": true, "deck_id": "gy7aqxz5nmpd", "remaining": 52 }"#
    ),
    Example(
      "twoCards",
      of: Deck(id: "gy7aqxz5nmpd").draw(count: 2),
      status: 200,
      body: #"""
        {
          "cards": [
            {
              "suit": "CLUBS",
              "value": "ACE",
              "image": "https://deckofcardsapi.com/static/img/AC.png"
            },
            { "suit": "HEARTS", "value": "10" }
          ],
          "remaining": 50
        }
        """#
    ),
    Example(
      "noSuchDeck",
      of: Deck(id: "nowhere").draw(),
      status: 404,
      body: #"{ "success": false, "error": "Deck ID does not exist." }"#
    ),
  ]
}
