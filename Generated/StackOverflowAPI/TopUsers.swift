// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The people who answer best under a tag.
public nonisolated enum TopUsers {
  /// Who has answered best under a tag, ever.
  ///
  /// `GET /tags/{tag}/top-answerers/all_time`
  ///
  /// - Parameter page: Defaults to `1` on the server.
  public static func allTime(
    tag: String,
    page: Int? = nil
  ) -> StackOverflow.PagedRequest<[TopUser], TopUser> {
    .init(
      .get,
      "/tags/\(segment: tag)/top-answerers/all_time",
      endpoint: "TopUsers.allTime",
      query: ["page": page, "site": "stackoverflow"],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }
}
