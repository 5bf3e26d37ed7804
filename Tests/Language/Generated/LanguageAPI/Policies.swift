// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Policies {
  /// `GET /policies/none`
  public static func none(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/none",
      endpoint: "Policies.none",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(timeout: 90.5)
    )
  }

  /// `GET /policies/other`
  public static func other(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/other",
      endpoint: "Policies.other",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .required("password"), timeout: 90.5)
    )
  }

  /// `GET /policies/any`
  public static func alternatives(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/any",
      endpoint: "Policies.alternatives",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .anyOf(["token"], ["key", "signature"], []), timeout: 90.5)
    )
  }

  /// `GET /policies/scopes`
  public static func scopes(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/scopes",
      endpoint: "Policies.scopes",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 90.5)
    )
  }

  /// `GET /policies/session`
  public static func session(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/session",
      endpoint: "Policies.session",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .required("session"), timeout: 90.5)
    )
  }

  /// `POST /policies/all`
  public static func all(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/policies/all",
      endpoint: "Policies.all",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(
        authentication: .required("token"),
        timeout: 80,
        cache: .reload,
        isIdempotent: true,
        redirects: .return,
        server: "login"
      )
    )
  }

  /// `POST /policies/search`
  public static func search(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/policies/search",
      endpoint: "Policies.search",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .required("token"), timeout: 90.5, isIdempotent: true)
    )
  }

  /// `GET /policies/quick`
  public static func quick(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/policies/quick",
      endpoint: "Policies.quick",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(authentication: .required("token"), timeout: 0.25)
    )
  }

  /// `POST /policies/{account}/host`
  public static func host(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .post,
      "/policies/{account}/host",
      endpoint: "Policies.host",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      policy: .init(
        authentication: .required("token"),
        timeout: 90.5,
        cache: .only,
        host: "uploads"
      )
    )
  }
}
