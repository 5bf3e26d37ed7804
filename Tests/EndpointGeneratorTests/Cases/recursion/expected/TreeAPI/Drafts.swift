// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Drafts {}

extension Drafts {
  /// `POST /drafts`
  public static func add(_ draft: Draft) -> Tree.Request<Expression> {
    .init(.post, "/drafts", endpoint: "Drafts.add", body: .json(draft))
  }
}
