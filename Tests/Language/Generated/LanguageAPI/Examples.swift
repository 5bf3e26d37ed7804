// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Examples {
  /// `GET /examples/{deck}`
  public static func show(
    deck: Deck,
    from: Date,
    to: Date? = nil,
    step: Int = 1,
    suit: Suit? = nil,
    count: Int = 1,
    xTrace: String? = nil
  ) -> Language.Request<[Point]> {
    .init(
      .get,
      "/examples/\(segment: deck)",
      endpoint: "Examples.show",
      query: [
        "span": Span(from: from, to: to, step: step),
        "suit": suit,
        "count": count,
        "site": "main",
      ],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }
}
