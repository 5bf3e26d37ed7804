// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// People and their reputation.
public nonisolated enum Users {
  /// What changed a user's reputation, the latest first.
  ///
  /// `GET /users/{id}/reputation-history`
  ///
  /// - Parameter page: Defaults to `1` on the server.
  public static func reputationHistory(
    id: Int,
    pageSize: Int = 20,
    page: Int? = nil
  ) -> StackOverflow.PagedRequest<[ReputationChange], ReputationChange> {
    .init(
      .get,
      "/users/\(segment: id)/reputation-history",
      endpoint: "Users.reputationHistory",
      query: ["pagesize": pageSize, "page": page, "site": "stackoverflow"],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }
}
