// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The people inside.
///
/// Counted at the doors, so that a crowd may be a few short.
public nonisolated enum Visitors {
  /// How many people are inside.
  ///
  /// `GET /visitors/count`
  public static func count() -> Gallery.Request<Int> {
    .init(.get, "/visitors/count", endpoint: "Visitors.count")
  }

  /// `GET /visitors/default`
  public static func `default`() -> Gallery.Request<String> {
    .init(.get, "/visitors/default", endpoint: "Visitors.default")
  }

  /// `DELETE /visitors/{in}`
  public static func leave(
    in: String,
    json jsonValue: Bool = true,
    reasonThatWasGivenByTheVisitor: String? = nil,
    anotherLongNameOfAnArgument: String? = nil
  ) -> Gallery.Request<Void> {
    .init(
      .delete,
      "/visitors/\(segment: `in`)",
      endpoint: "Visitors.leave",
      query: [
        "json": jsonValue,
        "reason_that_was_given_by_the_visitor": reasonThatWasGivenByTheVisitor,
        "another_long_name_of_an_argument": anotherLongNameOfAnArgument,
      ]
    )
  }
}
