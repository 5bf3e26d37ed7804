// Generated from Spec/Language by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// Every feature of the spec language.
///
/// No server speaks it: the tests of the generated code do.
///
/// A second paragraph.
public enum Language: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias StreamRequest<Element: Sendable> = EndpointRuntime.StreamRequest<
    Element, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Language>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Albums`.
  public typealias Albums = LanguageAPI.Albums

  /// The endpoints of `Berth`.
  public typealias Berth = LanguageAPI.Berth

  /// The endpoints of `Bodies`.
  public typealias Bodies = LanguageAPI.Bodies

  /// The endpoints of `Echo`.
  public typealias Echo = LanguageAPI.Echo

  /// The endpoints of `Examples`.
  public typealias Examples = LanguageAPI.Examples

  /// The endpoints of `Faults`.
  public typealias Faults = LanguageAPI.Faults

  /// The endpoints of `Labels`.
  public typealias Labels = LanguageAPI.Labels

  /// The endpoints of `Pages`.
  public typealias Pages = LanguageAPI.Pages

  /// The endpoints of `Places`.
  public typealias Places = LanguageAPI.Places

  /// The endpoints of `Policies`.
  public typealias Policies = LanguageAPI.Policies

  /// The endpoints of `Responses`.
  public typealias Responses = LanguageAPI.Responses

  /// The endpoints of `Ship`.
  public typealias Ship = LanguageAPI.Ship

  /// The endpoints of `Streams`.
  public typealias Streams = LanguageAPI.Streams

  /// The endpoints of `Styles`.
  public typealias Styles = LanguageAPI.Styles

  public static let version = "2.1.0"

  public static let authentication: [String: AuthenticationScheme] = [
    "token": .bearer,
    "password": .basic,
    "key": .key("X-API-Key", in: .header),
    "signature": .key("signature", in: .query),
    "session": .key("sid", in: .cookie),
    "oauth": .bearer,
  ]

  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 90.5)

  public static let servers: [String: Server] = ["login": .login()]

  public static let secretFields: Set<String> = [
    "PASSWORD",
    "deep",
    "key",
    "level",
    "pass_key",
    "passport_number",
    "password",
    "pin",
    "pins",
    "token",
    "zb",
  ]

  public static let throttle: JSONPath? = "backoff"

  /// The values that `region` may have in the URL of a server.
  public enum ServerRegion: String, CaseIterable, Sendable {
    case eu
    case us
  }

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Language

    case missing(Problem)
    case gone
    case limit(Limit)
    /// Too many requests.
    case slowDown(Problem)
    case refused(Refusal)
    case rejected(Problem)
    case unavailable
    case odd(JSONValue)
    case notHere
    case limited(Limit)
    case full
    case forbidden
    case waiting
    case failed
    case expired

    public static var rules: [FailureRule<Self>] {
      [
        .when([("status", .equals("error")), ("reason", .present(true))], case: "refused") {
          .refused($0)
        },
        .status(404, case: "missing") { .missing($0) },
        .status(410, .gone),
        .status(412, case: "limit") { .limit($0) },
        .status(429, case: "slowDown") { .slowDown($0) },
        .statusClass(4, case: "rejected") { .rejected($0) },
        .statusClass(5, .unavailable),
        .otherwise(case: "odd") { .odd($0) },
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .missing(let problem): problem.message
      case .gone: "It is gone."
      case .limit(let limit): limit.message
      case .slowDown(let problem): problem.message
      case .refused(let refusal): refusal.reason
      case .rejected(let problem): problem.message
      case .limited(let limit): limit.message
      default: nil
      }
    }
  }
}

nonisolated extension Server<Language> {
  public static func production(account: String = "main") -> Self {
    .init("production", "https://language.example.com/v1", variables: ["account": account])
  }

  /// One of the regions.
  public static func region(
    region: Language.ServerRegion = .eu,
    port: String = "8443",
    account: String
  ) -> Self {
    .init(
      "region",
      "https://{region}.example.com:{port}/{account}/v1",
      hosts: ["uploads": "https://uploads.{region}.example.com"],
      variables: ["region": region.rawValue, "port": port, "account": account]
    )
  }

  public static func plain(account: String = "main") -> Self {
    .init(
      "plain",
      "http://127.0.0.1:8080",
      hosts: ["uploads": "http://127.0.0.1:8081/up"],
      variables: ["account": account]
    )
  }

  public static func login(account: String = "main") -> Self {
    .init("login", "https://login.example.com", variables: ["account": account])
  }
}

extension Language {
  /// A bare verb.
  ///
  /// `GET /ping`
  public static func ping(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/ping",
      endpoint: "ping",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// A verb that is a keyword.
  ///
  /// `GET /repeat/{in}`
  public static func `repeat`(
    in: String,
    default: Int? = nil,
    itself: Int? = nil,
    xTrace: String? = nil
  ) -> Language.Request<Void> {
    .init(
      .get,
      "/repeat/\(segment: `in`)",
      endpoint: "repeat",
      query: ["default": `default`, "self_": itself, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /greeting`
  public static func greet(xTrace: String? = nil) -> Language.Request<Language.Greeting> {
    .init(
      .get,
      "/greeting",
      endpoint: "greet",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }
}

extension Language {
  public struct Greeting: Equatable, Sendable, WireDecodable {
    public let text: String

    public init(text: String) {
      self.text = text
    }
  }
}

// MARK: - Coding

extension Language.Greeting {
  private enum WireKey: ~Copyable {
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text required", as: .text)
  }

  public init?(from json: inout JSONReader) {
    var text = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(text: text)
  }
}
