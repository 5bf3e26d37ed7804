// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Streams {
  /// `GET /streams/points`
  public static func points(xTrace: String? = nil) -> Language.StreamRequest<Point> {
    .init(
      .get,
      "/streams/points",
      endpoint: "Streams.points",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(end: "[DONE]"),
      element: .json
    )
  }

  /// `POST /streams/texts`
  public static func texts(xTrace: String? = nil) -> Language.StreamRequest<String> {
    .init(
      .post,
      "/streams/texts",
      endpoint: "Streams.texts",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .events(),
      element: .text
    )
  }

  /// `GET /streams/dates`
  public static func dates(xTrace: String? = nil) -> Language.StreamRequest<Date> {
    .init(
      .get,
      "/streams/dates",
      endpoint: "Streams.dates",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      format: .lines(),
      element: .json { $0.date(.unix) }
    )
  }
}
