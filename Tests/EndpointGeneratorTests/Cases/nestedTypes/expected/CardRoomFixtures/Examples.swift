// Generated from spec.json by endpoints. Do not edit.

@_exported import CardRoomAPI
@_exported import EndpointTesting

nonisolated extension CardRoom {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "one",
      of: Deck(id: "d").draw(),
      status: 200,
      body: #"[{ "suit": "clubs", "back": {} }]"#
    ),
    Example("hello", endpoint: "greet", status: 200, body: #"{ "text": "Hello.", "number": 1 }"#),
  ]
}
