// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public nonisolated enum Operators {
  /// `GET /operators`
  public static func list() -> Words.Request<[Operator]> {
    .init(.get, "/operators", endpoint: "Operators.list")
  }
}

public enum Operator: String, ClosedEnum {
  case `let` = "let"
  case `var` = "var"
  case some = "some"
  case `true` = "true"
}
