// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Cloud: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Cloud>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The values that `region` may have in the URL of a server.
  public enum ServerRegion: String, CaseIterable, Sendable {
    case euWest1 = "eu-west-1"
    case usEast1 = "us-east-1"
  }

  /// The values that `port` may have in the URL of a server.
  public enum RegionalPort: String, CaseIterable, Sendable {
    case port443 = "443"
    case port8443 = "8443"
  }

  /// The values that `port` may have in the URL of a server.
  public enum OnPremisesPort: String, CaseIterable, Sendable {
    case port80 = "80"
    case port8080 = "8080"
  }

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Cloud

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Cloud> {
  public static var production: Self { .init("production", "https://cloud.example.com/v1") }

  /// Where releases are tried.
  public static var staging: Self {
    .init(
      "staging",
      "https://staging.cloud.example.com/with/a/rather/long/path/that/does/not/fit",
      hosts: ["uploads": "https://up.staging.example.com"]
    )
  }

  public static func regional(
    region: Cloud.ServerRegion = .euWest1,
    port: Cloud.RegionalPort,
    account: String,
    stage: String = "live"
  ) -> Self {
    .init(
      "regional",
      "https://{region}.cloud.example.com:{port}/{account}",
      hosts: [
        "uploads": "https://up.{region}.example.com",
        "downloads": "https://down.{region}.example.com",
      ],
      variables: [
        "region": region.rawValue,
        "port": port.rawValue,
        "account": account,
        "stage": stage,
      ]
    )
  }

  public static func onPremises(port: Cloud.OnPremisesPort = .port80) -> Self {
    .init("on-premises", "http://{port}.local", variables: ["port": port.rawValue])
  }
}

extension Cloud {
  /// `GET /status`
  public static func status() -> Cloud.Request<String> {
    .init(.get, "/status", endpoint: "status")
  }
}
