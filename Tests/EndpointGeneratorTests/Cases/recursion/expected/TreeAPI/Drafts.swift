// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Drafts {
  /// `POST /drafts`
  public static func add(_ draft: Draft) -> Tree.Request<Expression> {
    .init(.post, "/drafts", endpoint: "Drafts.add", body: .json(draft))
  }
}
