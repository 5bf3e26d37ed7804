// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Faults {
  /// `GET /faults`
  public static func all(xTrace: String? = nil) -> Language.Request<Point> {
    .init(
      .get,
      "/faults",
      endpoint: "Faults.all",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /faults/own`
  ///
  /// Can also fail with `notHere`, `limited`, `full`, `forbidden` or `waiting`.
  public static func own(xTrace: String? = nil) -> Language.Request<Point> {
    .init(
      .get,
      "/faults/own",
      endpoint: "Faults.own",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      failures: [
        .status(403, when: [("error_tag", .equals("MAX_ITEMS"))], .full),
        .when("state", .equals("waiting"), .waiting),
        .status(404, .notHere),
        .status(402, case: "limited") { .limited($0) },
        .status(403, .forbidden),
        .status(429, case: "limited") { .limited($0) },
        .without(.statusClass(5)),
        .without(.otherwise()),
      ]
    )
  }

  /// `GET /faults/nothing`
  ///
  /// Can also fail with `failed`.
  public static func nothing(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/faults/nothing",
      endpoint: "Faults.nothing",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      failures: [.when("ok", .equals(false), .failed)]
    )
  }
}
