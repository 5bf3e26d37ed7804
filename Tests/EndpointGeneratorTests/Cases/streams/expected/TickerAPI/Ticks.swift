// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Ticks {
  /// The prices as they change.
  ///
  /// `GET /ticks/{symbol}`
  public static func watch(symbol: String) -> Ticker.StreamRequest<Tick> {
    .init(
      .get,
      "/ticks/\(segment: symbol)",
      endpoint: "Ticks.watch",
      format: .events(),
      element: .json
    )
  }

  /// `POST /ask`
  ///
  /// Can also fail with `tooManyQuestions`.
  public static func ask(question: String) -> Ticker.StreamRequest<String> {
    .init(
      .post,
      "/ask",
      endpoint: "Ticks.ask",
      body: .json { json in
        json.beginObject()
        json.field("question", question)
        json.endObject()
      },
      failures: [.status(429, .tooManyQuestions)],
      format: .events(end: "[DONE]"),
      element: .text
    )
  }
}
