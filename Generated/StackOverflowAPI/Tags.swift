// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The subjects of questions.
public nonisolated enum Tags {
  /// The names of the tags that often stand beside a tag.
  ///
  /// `GET /tags/{tag}/related`
  public static func related(to tag: String) -> StackOverflow.Request<[String]> {
    .init(
      .get,
      "/tags/\(segment: tag)/related",
      endpoint: "Tags.related",
      query: ["filter": "!bGqd94I0(qsKB2", "site": "stackoverflow"],
      response: .json(at: "items[].name")
    )
  }
}
