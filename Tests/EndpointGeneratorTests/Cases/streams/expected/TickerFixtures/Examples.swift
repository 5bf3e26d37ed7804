// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import TickerAPI

nonisolated extension Ticker {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "two",
      of: Ticks.watch(symbol: "A"),
      elements: [#"{ "symbol": "A", "price": 1.5 }"#, #"{ "symbol": "A", "price": 1.25 }"#]
    ),
    Example("any", endpoint: "Ticks.watch", format: .events(), elements: []),
    Example("unknown", of: Ticks.watch(symbol: "Z"), status: 404),
    Example(
      "answer",
      endpoint: "Ticks.ask",
      format: .events(end: "[DONE]"),
      elements: [#"It"#, #" "rises""#, ""]
    ),
    Example(
      "day",
      of: Ticks.follow(symbol: "A"),
      events: [("tick", #"{ "symbol": "A", "price": 1.5 }"#), ("note", #"quiet"#), ("ping", "")]
    ),
    Example("one", endpoint: "Ticks.gateway", format: .gateway(), elements: [#"[1]"#]),
  ]
}
