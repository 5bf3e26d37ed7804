// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Bank: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Bank>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  public static let authentication: [String: AuthenticationScheme] = [
    "token": .bearer,
    "login": .basic,
    "key": .key("X-API-Key", in: .header),
    "query": .key("api_key", in: .query),
    "cookie": .key("session", in: .cookie),
    "oauth": .bearer,
  ]

  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)

  public static let servers: [String: Server] = [
    "reports": .reports,
    "regional": .init(
      "regional",
      "https://{region}.bank.example.com/{account}",
      variables: ["region": "eu"]
    ),
    "local": .local(),
  ]

  public static let throttle: JSONPath? = "limits.wait"

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Bank

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Bank> {
  public static var production: Self { .init("production", "https://bank.example.com") }

  public static var reports: Self {
    .init(
      "reports",
      "https://reports.bank.example.com",
      hosts: ["uploads": "https://up.bank.example.com"]
    )
  }

  public static func regional(region: String = "eu", account: String) -> Self {
    .init(
      "regional",
      "https://{region}.bank.example.com/{account}",
      variables: ["region": region, "account": account]
    )
  }

  public static func local(port: String = "8080") -> Self {
    .init("local", "http://127.0.0.1:{port}", variables: ["port": port])
  }
}

extension Bank {
  /// `GET /balance`
  public static func balance() -> Bank.Request<Decimal> {
    .init(.get, "/balance", endpoint: "balance")
  }

  /// `GET /open`
  public static func open() -> Bank.Request<Bool> {
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
  }

  /// `GET /either`
  public static func either() -> Bank.Request<Bool> {
    .init(
      .get,
      "/either",
      endpoint: "either",
      policy: .init(authentication: .anyOf(["token"], ["key", "query"], []), timeout: 30)
    )
  }

  /// `GET /scoped`
  public static func scoped() -> Bank.Request<Bool> {
    .init(
      .get,
      "/scoped",
      endpoint: "scoped",
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 30)
    )
  }

  /// `POST /transfer`
  public static func transfer() -> Bank.Request<Void> {
    .init(
      .post,
      "/transfer",
      endpoint: "transfer",
      policy: .init(
        authentication: .required("login"),
        timeout: 0.25,
        cache: .reload,
        isIdempotent: true,
        redirects: .return,
        server: "reports",
        host: "uploads"
      )
    )
  }

  /// `GET /cached`
  public static func cached() -> Bank.Request<Void> {
    .init(
      .get,
      "/cached",
      endpoint: "cached",
      policy: .init(timeout: 5, cache: .only, isIdempotent: false)
    )
  }

  /// `POST /search`
  public static func search() -> Bank.Request<Bool> {
    .init(
      .post,
      "/search",
      endpoint: "search",
      policy: .init(authentication: .required("token"), timeout: 30, isIdempotent: true)
    )
  }

  /// `GET /local`
  public static func local() -> Bank.Request<Void> {
    .init(.get, "/local", endpoint: "local", policy: .init(timeout: 30, server: "local"))
  }

  /// `GET /region`
  public static func region() -> Bank.Request<Void> {
    .init(.get, "/region", endpoint: "region", policy: .init(timeout: 30, server: "regional"))
  }

  /// `PURGE /cache`
  public static func purge() -> Bank.Request<Void> {
    .init("PURGE", "/cache", endpoint: "purge")
  }
}
