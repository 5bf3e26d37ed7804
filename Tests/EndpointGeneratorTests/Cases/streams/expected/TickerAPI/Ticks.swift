// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Ticks {
  /// The prices as they change.
  ///
  /// `GET /ticks/{symbol}`
  public static func watch(symbol: String) -> Ticker.StreamRequest<Tick> {
    .init(.init(.get, "/ticks/\(segment: symbol)", endpoint: "Ticks.watch"), format: .events())
  }

  /// `POST /ask`
  public static func ask(question: String) -> StreamRequest<String, TicksAskFailure> {
    .init(
      .init(
        .post,
        "/ask",
        endpoint: "Ticks.ask",
        body: .json { json in
          json.beginObject()
          json.field("question", question)
          json.endObject()
        }
      ),
      format: .events(end: "[DONE]"),
      element: .text
    )
  }
}

/// The errors of `Ticks.ask`.
public enum TicksAskFailure: ServiceFailure {
  public typealias Service = Ticker

  case unknownSymbol
  case tooManyQuestions

  public static var rules: [FailureRule<Self>] {
    [
      .status(429, .tooManyQuestions),
      .status(404, .unknownSymbol),
    ]
  }
}
