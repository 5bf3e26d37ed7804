// Written by the tests (RECORD=1). Do not edit.

/// The examples of the reference of the spec language.
let builtInExamples = ###"""
  ### spec.$schema
  ```json
  {
    "$schema": "endpoints.schema.json"
  }
  ```
  - added: nothing
  - removed: nothing
  - changed to `"endpoints.schema.json2"`: nothing
  ### spec.api
  ```json
  {
    "api": "News"
  }
  ```
  ```swift
  @_exported import EndpointExports
  /// News for people who have logged in.
  public enum News: API {
    public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
      Response, Item, Failure
    >
    public typealias ClientError = EndpointRuntime.ClientError<Failure>
    public typealias Server = EndpointRuntime.Server<News>
    /// The runtime that this code works with. After an update of the package, run `endpoints
    /// generate` again.
    public static let generatedCode = GeneratedCode.requiresRuntime2
  // …
  ```
  - changed to `"News2"`: `generator-option-changed` (wire safe, Swift breaking)
  ### spec.version
  ```json
  {
    "version": "2.1.0"
  }
  ```
  ```swift
  public static let version = "2.1.0"
  ```
  - added: nothing
  - removed: nothing
  ### spec.summary
  ```json
  {
    "summary": "Auctions of art."
  }
  ```
  ```swift
  /// Auctions of art.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Auctions of art.2"`: `docs-changed` (wire safe, Swift safe)
  ### spec.description
  ```json
  {
    "description": "No server speaks it: the tests of the generated code do.\n\nA second paragraph."
  }
  ```
  ```swift
  ///
  /// No server speaks it: the tests of the generated code do.
  ///
  /// A second paragraph.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### spec.servers
  ```json
  {
    "servers": {
      "production": "https://deckofcardsapi.com/api",
      "local": "http://127.0.0.1:8080/api"
    }
  }
  ```
  ```swift
  public static var local: Self { .init("local", "http://127.0.0.1:8080/api") }
  ```
  - changed to another value: `server-changed` (wire care, Swift breaking)
  ### spec.authentication
  ```json
  {
    "authentication": {
      "token": "bearer"
    }
  }
  ```
  ```swift
  "token": .bearer
  ```
  - changed to `{"token":"basic"}`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### spec.defaults
  ```json
  {
    "defaults": {
      "authentication": "token",
      "timeout": 30,
      "throttle": "limits.wait"
    }
  }
  ```
  ```swift
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
  public static let throttle: JSONPath? = "limits.wait"
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
      policy: .init(authentication: .anyOf(["token"], ["key", "query"], []), timeout: 30)
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 30)
    .init(.get, "/local", endpoint: "local", policy: .init(timeout: 30, server: "local"))
    .init(.get, "/region", endpoint: "region", policy: .init(timeout: 30, server: "regional"))
  ```
  - added: `auth-added-or-tightened` (wire breaking, Swift care), `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care), `auth-removed-or-loosened` (wire safe, Swift safe)
  - changed to `{"authentication":"token","timeout":30}`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### spec.swift
  ```json
  {
    "swift": { "access": "internal", "mutable": true, "hashable": true, "codable": "both" }
  }
  ```
  ```swift
  enum Innermost: API {
    typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    typealias ClientError = EndpointRuntime.ClientError<Failure>
    typealias Server = EndpointRuntime.Server<Innermost>
    static let generatedCode = GeneratedCode.requiresRuntime2
    typealias Things = InnermostAPI.Things
    static let secretFields: Set<String> = ["note"]
    enum Failure: ServiceFailure {
      typealias Service = Innermost
      static var rules: [FailureRule<Self>] {
    static var production: Self { .init("production", "https://inner.example.com") }
  ```
  - added: `generator-option-changed` (wire safe, Swift breaking), `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking), `generator-option-changed` (wire safe, Swift safe)
  - changed to another value: `generator-option-changed` (wire safe, Swift breaking)
  ### spec.errors
  ```json
  {
    "errors": {
      "404": { "case": "missing", "type": "Problem" },
      "409": "taken"
    }
  }
  ```
  ```swift
  public indirect enum Failure: ServiceFailure {
    case missing(Problem)
    case taken
      [
        .status(404) { .missing($0) },
        .status(409, .taken),
      ]
    }
    public var userFacingText: String? {
      switch self {
      case .missing(let problem): problem.text
      default: nil
  // …
  ```
  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to another value: `error-case-removed` (wire safe, Swift breaking)
  ### spec.receivers
  ```json
  {
    "receivers": {
      "Beers": { "summary": "A catalogue of beers." }
    }
  }
  ```
  ```swift
  /// A catalogue of beers.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{}`: `docs-changed` (wire safe, Swift safe)
  ### spec.types
  ```json
  {
    "types": {
      "Tick": {
        "fields": {
          "symbol": "string",
          "price": "decimal"
        }
      }
    }
  }
  ```
  ```swift
  public let price: Decimal
  public init(symbol: String, price: Decimal) {
    self.price = price
    case price
    price required
    var price: Decimal?
      case .price: price = json.decimal()
    guard json.finish(&object), let price else { return nil }
    self.init(symbol: symbol, price: price)
  ```
  - changed to `{"Tick":{"fields":{"symbol":"string"}}}`: `resp-field-removed-required` (wire breaking, Swift breaking)
  ### spec.endpoints
  ```json
  {
    "endpoints": {
      "Reservations.add": {
        "method": "POST",
        "path": "/reservations",
        "body": "Reservation"
      }
    }
  }
  ```
  ```swift
  /// The endpoints of `Reservations`.
  public typealias Reservations = BookingAPI.Reservations
  ```
  - added: `endpoint-added` (wire safe, Swift safe)
  - removed: `endpoint-removed` (wire breaking, Swift breaking)
  - changed to `{}`: `endpoint-removed` (wire breaking, Swift breaking)
  ### receiver.summary
  ```json
  {
    "Visitors": {
      "summary": "The people inside.",
      "description": "Counted at the doors, so that a crowd may be a few short."
    }
  }
  ```
  ```swift
  /// The people inside.
  ///
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The people inside.2"`: `docs-changed` (wire safe, Swift safe)
  ### receiver.description
  ```json
  {
    "Visitors": {
      "summary": "The people inside.",
      "description": "Counted at the doors, so that a crowd may be a few short."
    }
  }
  ```
  ```swift
  ///
  /// Counted at the doors, so that a crowd may be a few short.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### server.url
  ```json
  {
    "on-premises": {
      "url": "http://{port}.local",
      "variables": { "port": { "default": "80", "enum": ["80", "8080"] } }
    }
  }
  ```
  ```swift
  public enum RegionalPort: String, CaseIterable, Sendable {
  }
  /// The values that `port` may have in the URL of a server.
  public enum OnPremisesPort: String, CaseIterable, Sendable {
    case port80 = "80"
    case port8080 = "8080"
    port: Cloud.RegionalPort,
  }
  public static func onPremises(port: Cloud.OnPremisesPort = .port80) -> Self {
    .init("on-premises", "http://{port}.local", variables: ["port": port.rawValue])
  ```
  - changed to `"http://{port}.local2"`: `server-changed` (wire safe, Swift care)
  ### server.variables
  ```json
  {
    "on-premises": {
      "url": "http://{port}.local",
      "variables": { "port": { "default": "80", "enum": ["80", "8080"] } }
    }
  }
  ```
  ```swift
  public enum RegionalPort: String, CaseIterable, Sendable {
  }
  /// The values that `port` may have in the URL of a server.
  public enum OnPremisesPort: String, CaseIterable, Sendable {
    case port80 = "80"
    case port8080 = "8080"
    port: Cloud.RegionalPort,
  }
  public static func onPremises(port: Cloud.OnPremisesPort = .port80) -> Self {
    .init("on-premises", "http://{port}.local", variables: ["port": port.rawValue])
  ```
  - changed to `{"port":{"default":"80"}}`: `server-changed` (wire safe, Swift breaking)
  ### server.hosts
  ```json
  {
    "region": {
      "url": "https://{region}.example.com:{port}/{account}/v1",
      "variables": {
        "region": { "default": "eu", "enum": ["eu", "us"] },
        "port": { "default": "8443" },
        "account": {}
      },
      "hosts": { "uploads": "https://uploads.{region}.example.com" },
      "summary": "One of the regions."
    }
  }
  ```
  ```swift
  hosts: ["uploads": "https://uploads.{region}.example.com"],
  ```
  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)
  - changed to `{}`: `server-changed` (wire care, Swift safe)
  ### server.summary
  ```json
  {
    "region": {
      "url": "https://{region}.example.com:{port}/{account}/v1",
      "variables": {
        "region": { "default": "eu", "enum": ["eu", "us"] },
        "port": { "default": "8443" },
        "account": {}
      },
      "hosts": { "uploads": "https://uploads.{region}.example.com" },
      "summary": "One of the regions."
    }
  }
  ```
  ```swift
  /// One of the regions.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"One of the regions.2"`: `docs-changed` (wire safe, Swift safe)
  ### serverVariable.default
  ```json
  {
    "account": { "default": "main" }
  }
  ```
  ```swift
  public static func production(account: String = "main") -> Self {
  ```
  - added: `server-changed` (wire safe, Swift safe)
  - removed: `server-changed` (wire safe, Swift breaking)
  - changed to `"main2"`: `server-changed` (wire safe, Swift safe)
  ### serverVariable.enum
  ```json
  {
    "region": { "default": "eu-west-1", "enum": ["eu-west-1", "us-east-1"] }
  }
  ```
  ```swift
  /// The values that `region` may have in the URL of a server.
  public enum ServerRegion: String, CaseIterable, Sendable {
    case euWest1 = "eu-west-1"
    case usEast1 = "us-east-1"
  }
    region: Cloud.ServerRegion = .euWest1,
      variables: [
        "region": region.rawValue,
        "port": port.rawValue,
        "account": account,
        "stage": stage,
      ]
  ```
  - added: `server-changed` (wire care, Swift breaking)
  - removed: `server-changed` (wire safe, Swift breaking)
  - changed to `["eu-west-1"]`: `server-changed` (wire care, Swift breaking)
  ### authenticationKey.key
  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```
  ```swift
  "query": .key("api_key", in: .query),
  ```
  - changed to `"api_key2"`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### authenticationKey.in
  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```
  ```swift
  "query": .key("api_key", in: .query),
  ```
  - changed to `"header"`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### authenticationOAuth2.oauth2
  ```json
  {
    "login": { "oauth2": { "scopes": { "read": "Reads.", "write": "Writes." } } }
  }
  ```
  - changed to another value: nothing
  ### oauth2.scopes
  ```json
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  ```
  - changed to another value: nothing
  ### oauth2.authorizationURL
  ```json
  {
    "oauth2": {
      "scopes": { "cars": "Read and change cars." },
      "authorizationURL": "https://garage.example.com/authorize",
      "tokenURL": "https://garage.example.com/token"
    }
  }
  ```
  - added: `auth-scheme-details-changed` (wire care, Swift safe)
  - removed: `auth-scheme-details-changed` (wire care, Swift safe)
  - changed to `"https://garage.example.com/authorize2"`: `auth-scheme-details-changed` (wire care, Swift safe)
  ### oauth2.tokenURL
  ```json
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  ```
  - added: `auth-scheme-details-changed` (wire care, Swift safe)
  - removed: `auth-scheme-details-changed` (wire care, Swift safe)
  - changed to `"https://bank.example.com/token2"`: `auth-scheme-details-changed` (wire care, Swift safe)
  ### defaults.authentication
  ```json
  {
    "defaults": {
      "authentication": "token",
      "timeout": 30,
      "throttle": "limits.wait"
    }
  }
  ```
  ```swift
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
  ```
  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)
  ### defaults.headers
  ```json
  {
    "defaults": {
      "headers": { "Accept-Language": "en", "X-Client": "swift \"app\"" },
      "parameters": {
        "site": { "in": "query", "constant": "north" },
        "X-Request": { "type": "uuid?", "in": "header" }
      },
      "query": { "arrays": "comma" }
    }
  }
  ```
  ```swift
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest]
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
    "X-Client": "swift \"app\"",
  ```
  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{"Accept-Language":"en"}`: `param-removed` (wire care, Swift safe)
  ### defaults.parameters
  ```json
  {
    "defaults": {
      "parameters": {
        "site": { "in": "query", "constant": "stackoverflow" }
      },
      "at": "items",
      "throttle": "backoff"
    }
  }
  ```
  ```swift
  query: ["filter": "!bGqd94I0(qsKB2", "site": "stackoverflow"],
  ```
  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{}`: `param-removed` (wire care, Swift safe)
  ### defaults.date
  ```json
  {
    "defaults": {
      "date": "unix",
      "authentication": "account"
    }
  }
  ```
  ```swift
  case .parkedAt: parkedAt = json.date(.unix)
  ```
  - added: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  - changed to `"rfc3339"`: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  ### defaults.timeout
  ```json
  {
    "defaults": {
      "authentication": "token",
      "timeout": 30,
      "throttle": "limits.wait"
    }
  }
  ```
  ```swift
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
      policy: .init(authentication: .anyOf(["token"], ["key", "query"], []), timeout: 30)
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 30)
    .init(.get, "/local", endpoint: "local", policy: .init(timeout: 30, server: "local"))
    .init(.get, "/region", endpoint: "region", policy: .init(timeout: 30, server: "regional"))
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `31`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### defaults.query
  ```json
  {
    "defaults": { "query": { "arrays": "brackets", "objects": "json" } }
  }
  ```
  ```swift
  "colours": ParameterValue(colours, style: .brackets),
  "filter": ParameterValue(filter, nested: .brackets),
  "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
  ```
  - added: `param-encoding-changed` (wire care, Swift safe)
  - removed: `param-encoding-changed` (wire care, Swift safe)
  - changed to `{"arrays":"brackets"}`: nothing
  ### defaults.at
  ```json
  {
    "defaults": { "at": "data" }
  }
  ```
  ```swift
  .init(.get, "/mails", endpoint: "Mail.list", response: .json(at: "data"))
  ```
  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"data2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### defaults.throttle
  ```json
  {
    "defaults": {
      "parameters": {
        "site": { "in": "query", "constant": "stackoverflow" }
      },
      "at": "items",
      "throttle": "backoff"
    }
  }
  ```
  ```swift
  public static let throttle: JSONPath? = "backoff"
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"backoff2"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### queryStyles.arrays
  ```json
  {
    "query": { "arrays": "comma" }
  }
  ```
  ```swift
  "flags": ParameterValue(flags, style: .comma),
  "days": ParameterValue(style: .comma) { json in
  "more_days": ParameterValue(style: .comma) { json in
  ```
  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### queryStyles.objects
  ```json
  {
    "query": { "arrays": "brackets", "objects": "json" }
  }
  ```
  ```swift
  "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
  ```
  - added: nothing
  - removed: nothing
  - changed to `"deepObject"`: nothing
  ### swift.module
  ```json
  {
    "swift": { "module": "OfficeClient", "access": "package" }
  }
  ```
  ```swift
  @_exported import EndpointExports
  package enum Office: API {
    package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
      Response, Item, Failure
    >
    package typealias ClientError = EndpointRuntime.ClientError<Failure>
    package typealias Server = EndpointRuntime.Server<Office>
    /// The runtime that this code works with. After an update of the package, run `endpoints
    /// generate` again.
    package static let generatedCode = GeneratedCode.requiresRuntime2
    /// The endpoints of `Room`.
  // …
  ```
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `"OfficeClient2"`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.access
  ```json
  {
    "swift": { "access": "package", "mutable": true, "hashable": true, "codable": "both" }
  }
  ```
  ```swift
  package enum Inner: API {
    package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    package typealias ClientError = EndpointRuntime.ClientError<Failure>
    package typealias Server = EndpointRuntime.Server<Inner>
    package static let generatedCode = GeneratedCode.requiresRuntime2
    package typealias Things = InnerAPI.Things
    package static let secretFields: Set<String> = ["note"]
    package enum Failure: ServiceFailure {
      package typealias Service = Inner
      package static var rules: [FailureRule<Self>] {
    package static var production: Self { .init("production", "https://inner.example.com") }
  ```
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `"public"`: `generator-option-changed` (wire safe, Swift safe)
  ### swift.mutable
  ```json
  {
    "swift": { "access": "package", "mutable": true, "hashable": true, "codable": "both" }
  }
  ```
  ```swift
  package var id: ThingID
  package var state: State
  package var kind: Kind
  @Indirect package var parent: Thing?
  package var parts: [Piece]
  var _note: String?
  package var size: Int?
  package var note: String? {
    get { _note }
    set { _note = newValue }
  }
  package var length: Int? {
  // …
  ```
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.hashable
  ```json
  {
    "swift": { "access": "package", "mutable": true, "hashable": true, "codable": "both" }
  }
  ```
  ```swift
  package struct Thing:
    MemberwiseEquatable, Hashable, Identifiable, Sendable, WireDecodable, WireEncodable
  {
  package enum Piece: Hashable, Sendable, WireDecodable, WireEncodable {
  ```
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.identifiable
  ```json
  {
    "swift": { "identifiable": true }
  }
  ```
  ```swift
  public struct Car: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  ```
  - added: nothing
  - removed: nothing
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.codable
  ```json
  {
    "swift": { "access": "package", "mutable": true, "hashable": true, "codable": "both" }
  }
  ```
  ```swift
  package struct Thing:
    MemberwiseEquatable, Hashable, Identifiable, Sendable, WireDecodable, WireEncodable
  {
  package enum Piece: Hashable, Sendable, WireDecodable, WireEncodable {
  extension Thing {
    package func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.field("id", id)
      json.field("state", state)
      json.field("kind", kind)
      json.field("parent", parent)
      json.field("parts", parts)
  // …
  ```
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.include
  ```json
  {
    "swift": { "include": ["Issues.*", "Repos.get"], "exclude": ["Issues.delete"] }
  }
  ```
  ```swift
  Example("none", endpoint: "Issues.list", status: 200, body: #"[]"#)
  ```
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `["Issues.*"]`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.exclude
  ```json
  {
    "swift": { "include": ["Issues.*", "Repos.get"], "exclude": ["Issues.delete"] }
  }
  ```
  ```swift
  // Without the key, the client also has:
  /// `DELETE /issues/{id}`
  public static func delete(id: Int) -> Forge.Request<Void> {
    .init(.delete, "/issues/\(segment: id)", endpoint: "Issues.delete")
  }
  ```
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `[]`: `generator-option-changed` (wire safe, Swift safe)
  ### deprecationObject.message
  ```json
  {
    "deprecated": { "message": "Ask for all.", "sunset": "2027-03-01" }
  }
  ```
  ```swift
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Ask for all.2"`: `docs-changed` (wire safe, Swift safe)
  ### deprecationObject.sunset
  ```json
  {
    "deprecated": { "message": "Nobody knows.", "sunset": "2027-03-01" }
  }
  ```
  ```swift
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### limits.min
  ```json
  {
    "limits": { "min": 1, "max": 100 }
  }
  ```
  ```swift
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  ```
  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `param-constraint-loosened` (wire safe, Swift safe)
  - changed to `2`: `param-constraint-tightened` (wire breaking, Swift safe)
  ### limits.max
  ```json
  {
    "limits": { "min": 0, "max": 5 }
  }
  ```
  ```swift
  /// At least 0. At most 5. For example `4.5`.
  ```
  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `6`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.length
  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```
  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```
  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"3...102"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.items
  ```json
  {
    "limits": { "items": "2..." }
  }
  ```
  ```swift
  /// At least 2 elements.
  ```
  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"2...2"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.pattern
  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```
  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```
  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"^[A-Z]{1,3}-[0-9]+$2"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### struct.include
  ```json
  {
    "Animal": { "include": ["Base", "Dated"], "fields": { "legs": "int", "id": "string" } }
  }
  ```
  ```swift
  public struct Animal: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
    public var name: String
    public var created: Date
    public var updated: Date?
    public var legs: Int
    public init(id: String, name: String, created: Date, updated: Date? = nil, legs: Int) {
      self.name = name
      self.created = created
      self.updated = updated
      self.legs = legs
      case name
      case created
  // …
  ```
  - added: `body-field-added-required` (wire breaking, Swift breaking), `body-field-added-optional` (wire safe, Swift safe)
  - removed: `resp-field-removed-required` (wire breaking, Swift breaking), `body-field-removed` (wire care, Swift breaking)
  - changed to `["Base"]`: `resp-field-removed-required` (wire breaking, Swift breaking), `body-field-removed` (wire care, Swift breaking)
  ### struct.fields
  ```json
  {
    "Card.Back": {
      "fields": {
        "color": { "type": "Card.Back.Color", "default": "red" },
        "pattern": "Card.Back.Pattern?"
      }
    }
  }
  ```
  ```swift
      public var pattern: Card.Back.Pattern?
      public init(color: Card.Back.Color = .red, pattern: Card.Back.Pattern? = nil) {
        self.pattern = pattern
    public enum Pattern: Equatable, Sendable, WireDecodable, WireEncodable {
      case pattern
      pattern
      var pattern: Card.Back.Pattern?
        case .pattern: json.value(&pattern)
      self.init(color: color, pattern: pattern)
      json.field("pattern", pattern)
    }
  }
  // …
  ```
  - changed to another value: `body-field-removed` (wire care, Swift breaking), `swift-declaration-changed` (wire safe, Swift breaking)
  ### struct.additional
  ```json
  {
    "Scores": { "fields": {}, "additional": "int?" }
  }
  ```
  ```swift
  /// The values of all other keys.
  public var additional: [String: Int?]
  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
  private enum WireKey: ~Copyable {
    case unknown
  }
    var additional: [String: Int?] = [:]
    var object = json.object(Self.keys, additional: true, nullable: true)
    while let key: WireKey = json.next(&object) {
      switch key {
  // …
  ```
  - added: `resp-field-added-optional` (wire safe, Swift safe)
  - removed: `resp-field-removed-optional` (wire care, Swift breaking)
  - changed to `"string"`: `body-field-type-changed` (wire breaking, Swift breaking)
  ### struct.summary
  ```json
  {
    "Painting": {
      "deprecated": "Use Work.",
      "summary": "A painting.",
      "was": "Picture",
      "fields": { "title": "string" }
    }
  }
  ```
  ```swift
  /// A painting.
  /// A painting.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A painting.2"`: `docs-changed` (wire safe, Swift safe)
  ### struct.description
  ```json
  {
    "Car": { "description": "Cars are counted at the gate." }
  }
  ```
  ```swift
  /// Cars are counted at the gate.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Cars are counted at the gate.2"`: `docs-changed` (wire safe, Swift safe)
  ### struct.was
  ```json
  {
    "Thing": {
      "was": "Object",
      "fields": {
        "id": "ThingID",
        "state": "State",
        "kind": "Kind",
        "parent": "Thing?",
        "parts": "[Piece]",
        "note": { "type": "string?", "secret": true, "deprecated": true },
        "size": { "type": "int?", "was": "length" }
      }
    }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Thing")
  package typealias Object = Thing
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Object2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### struct.deprecated
  ```json
  {
    "Sack": { "fields": { "size": "int", "inner": "Bag?" }, "deprecated": true }
  }
  ```
  ```swift
  public typealias Bag = DeprecatedSack
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### struct.optional
  ```json
  {
    "type": { "fields": { "name": "string" }, "optional": true }
  }
  ```
  ```swift
  public let owner: Car.Owner?
    owner: Car.Owner? = nil,
    owner
    guard json.finish(&object), let parkedAt else { return nil }
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### identifier.identifier
  ```json
  {
    "Device": { "identifier": "uuid" }
  }
  ```
  ```swift
  public struct Device: Identifier {
    public let id: UUID
    public init(id: UUID) {
      self.id = id
    }
  }
  // MARK: - Coding
  extension Entry {
    private enum WireKey: ~Copyable {
      case deck
      case order
      case visits
  // …
  ```
  - changed to `"string"`: `resp-field-type-changed` (wire breaking, Swift breaking)
  ### identifier.summary
  ```json
  {
    "Deck": { "summary": "A deck of cards.", "identifier": "string" }
  }
  ```
  ```swift
  /// A deck of cards.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A deck of cards.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.description
  ```json
  {
    "type": { "identifier": "string", "description": "Printed on the ticket.", "optional": true }
  }
  ```
  ```swift
  /// Printed on the ticket.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Printed on the ticket.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.was
  ```json
  {
    "Letter": { "identifier": "string", "was": "Mail" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Letter")
  public typealias Mail = Letter
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Mail2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### identifier.deprecated
  ```json
  {
    "Crate": { "identifier": "string", "deprecated": "Use Box." }
  }
  ```
  ```swift
  public struct DeprecatedCrate: Identifier, ExpressibleByStringLiteral {
  @available(*, deprecated, message: "Use Box.")
  public typealias Crate = DeprecatedCrate
  extension DeprecatedCrate {
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Use Box.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.optional
  ```json
  {
    "type": { "identifier": "string", "description": "Printed on the ticket.", "optional": true }
  }
  ```
  ```swift
  public let tag: Car.Tag?
    tag: Car.Tag? = nil,
    tag
    guard json.finish(&object), let parkedAt else { return nil }
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### enum.enum
  ```json
  {
    "Level": {
      "enum": { "low": 1, "high": { "value": 10, "was": "top" }, "under": -1 },
      "closed": true
    }
  }
  ```
  ```swift
  public enum Level: Int, ClosedEnum {
    case low = 1
    case high = 10
    case under = -1
    @available(*, deprecated, renamed: "high")
    public static var top: Level { .high }
  }
  ```
  - changed to another value: `enum-case-removed-request` (wire breaking, Swift breaking)
  ### enum.closed
  ```json
  {
    "Priority": { "enum": { "low": { "value": 1 }, "high": { "value": 20 } }, "closed": true }
  }
  ```
  ```swift
  public enum Priority: Int, ClosedEnum {
    case low = 1
    case high = 20
  ```
  - added: `enum-open-to-closed-response` (wire care, Swift breaking)
  - removed: `enum-closed-to-open` (wire breaking, Swift breaking)
  - changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)
  ### enum.summary
  ```json
  {
    "Suit": {
      "summary": "The four colours.",
      "enum": ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"],
      "closed": true
    }
  }
  ```
  ```swift
  /// The four colours.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The four colours.2"`: `docs-changed` (wire safe, Swift safe)
  ### enum.description
  ```json
  {
    "type": { "enum": ["red", "blue"], "description": "As seen at the gate.", "optional": true }
  }
  ```
  ```swift
  /// As seen at the gate.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"As seen at the gate.2"`: `docs-changed` (wire safe, Swift safe)
  ### enum.was
  ```json
  {
    "Card.Suit": { "enum": ["clubs", "hearts"], "closed": true, "was": "Suit" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Card.Suit")
  public typealias Suit = Card.Suit
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Suit2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### enum.deprecated
  ```json
  {
    "Style": {
      "deprecated": { "message": "Nobody knows.", "sunset": "2027-03-01" },
      "enum": ["baroque", "modern"]
    }
  }
  ```
  ```swift
    public let style: DeprecatedStyle?
      style: DeprecatedStyle? = nil
  public struct DeprecatedStyle: OpenEnum {
    public static let baroque = DeprecatedStyle(rawValue: "baroque")
    public static let modern = DeprecatedStyle(rawValue: "modern")
    public static let allCases: [DeprecatedStyle] = [
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  public typealias Style = DeprecatedStyle
      var style: DeprecatedStyle?
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{"message":"Nobody knows."}`: `docs-changed` (wire safe, Swift safe)
  ### enum.optional
  ```json
  {
    "type": { "enum": ["red", "blue"], "description": "As seen at the gate.", "optional": true }
  }
  ```
  ```swift
  public let color: Car.Color?
    color: Car.Color? = nil,
    color
    guard json.finish(&object), let parkedAt else { return nil }
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### enumCase.value
  ```json
  {
    "high": { "value": 20 }
  }
  ```
  ```swift
  case high = 20
  ```
  - changed to `21`: `enum-raw-value-changed` (wire breaking, Swift safe)
  ### enumCase.summary
  ```json
  {
    "jack": { "value": "JACK", "summary": "Above the ten.", "was": "knave" }
  }
  ```
  ```swift
  /// Above the ten.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Above the ten.2"`: `docs-changed` (wire safe, Swift safe)
  ### enumCase.deprecated
  ```json
  {
    "joker": {
      "value": "JOKER",
      "deprecated": { "message": "Jokers are out.", "sunset": "2027-03-01" }
    }
  }
  ```
  ```swift
  @available(*, deprecated, message: "Jokers are out. May be removed after 2027-03-01.")
    Rank(rawValue: "JOKER"),
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{"message":"Jokers are out."}`: `docs-changed` (wire safe, Swift safe)
  ### enumCase.was
  ```json
  {
    "jack": { "value": "JACK", "was": "knave" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "jack")
  public static var knave: Value { .jack }
  ```
  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"knave2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### union.union
  ```json
  {
    "Command": {
      "union": {
        "stop": "Nothing",
        "go": "Point",
        "secret": "Login",
        "raw": "json",
        "again": "Wrapper"
      },
      "by": "event.name"
    }
  }
  ```
  ```swift
  public indirect enum Command: Equatable, Sendable, WireDecodable, WireEncodable {
    case stop(Nothing)
    case go(Point)
    case secret(Login)
    case raw(JSONValue)
    case again(Wrapper)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
  public struct Nothing: Equatable, Sendable, WireDecodable, WireEncodable {
    public init() {}
  }
  // …
  ```
  - changed to another value: `union-variant-removed-request` (wire breaking, Swift breaking)
  ### union.by
  ```json
  {
    "Shape": { "union": { "dot": "Dot", "line": { "tag": "LINE", "type": "Line" } }, "by": "kind" }
  }
  ```
  ```swift
  public enum Shape: Equatable, Sendable, WireDecodable {
    case dot(Dot)
    case line(Line)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
  public struct Dot: Equatable, Sendable, WireDecodable {
    public let x: Int
    public init(x: Int) {
      self.x = x
    }
  }
  // …
  ```
  - changed to `"kind2"`: `union-tag-changed` (wire care, Swift safe)
  ### union.closed
  ```json
  {
    "Event": {
      "union": { "joined": { "tag": 1, "type": "Button" }, "left": { "tag": 2, "type": "Image" } },
      "by": "event.type",
      "closed": true
    }
  }
  ```
  ```swift
  event required
    json.fail(expected: "one of 1, 2")
    return nil
  ```
  - added: `enum-open-to-closed-request` (wire breaking, Swift breaking)
  - removed: `enum-closed-to-open` (wire breaking, Swift breaking)
  - changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)
  ### union.summary
  ```json
  {
    "Attachment": {
      "summary": "What hangs on a message.",
      "union": {
        "image": "Image",
        "picture": "Image",
        "button": { "tag": "press-button", "type": "Button" }
      },
      "by": "kind"
    }
  }
  ```
  ```swift
  /// What hangs on a message.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"What hangs on a message.2"`: `docs-changed` (wire safe, Swift safe)
  ### union.description
  ```json
  {
    "type": { "union": ["int", "string"], "description": "In meters, or a word.", "optional": true }
  }
  ```
  ```swift
  /// In meters, or a word.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"In meters, or a word.2"`: `docs-changed` (wire safe, Swift safe)
  ### union.was
  ```json
  {
    "Payment": { "union": { "cash": "Cash", "card": "Card" }, "by": "kind", "was": "Bill" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Payment")
  public typealias Bill = Payment
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Bill2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### union.deprecated
  ```json
  {
    "Kind": { "deprecated": true, "union": ["Painting", "int"] }
  }
  ```
  ```swift
    public let kinds: [DeprecatedKind]
      kinds: [DeprecatedKind],
  public enum DeprecatedKind: Equatable, Sendable, WireDecodable {
  @available(*, deprecated)
  public typealias Kind = DeprecatedKind
      var kinds: [DeprecatedKind] = []
  extension DeprecatedKind {
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### union.optional
  ```json
  {
    "type": { "union": ["int", "string"], "description": "In meters, or a word.", "optional": true }
  }
  ```
  ```swift
  public let size: Car.Size?
    size: Car.Size? = nil,
    size
    guard json.finish(&object), let parkedAt else { return nil }
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### unionMember.tag
  ```json
  {
    "joined": { "tag": 1, "type": "Button" }
  }
  ```
  ```swift
  case 1:
    json.fail(expected: "one of 1, 2")
    json.field("event.type", 1)
  ```
  - added: `union-tag-changed` (wire breaking, Swift safe)
  - removed: `union-tag-changed` (wire breaking, Swift safe)
  ### unionMember.type
  ```json
  {
    "joined": { "tag": 1, "type": "Point" }
  }
  ```
  ```swift
  case joined(Point)
    case 1:
      guard let value = Point(from: &json) else { return nil }
      self = .joined(value)
    case .joined(let value):
      json.beginObject()
      json.field("type", 1)
      json.members(of: value)
      json.endObject()
  ```
  - `joined` added: `union-variant-added-response` (wire safe, Swift breaking)
  - `joined` removed: `union-variant-removed-request` (wire breaking, Swift breaking)
  ### alias.alias
  ```json
  {
    "Flag": { "alias": "bool" }
  }
  ```
  ```swift
  public typealias Flag = Bool
  // MARK: - Coding
  extension Wired {
    private enum WireKey: ~Copyable {
      case flag
      case word
      case count
      case small
      case big
      case ratio
      case price
      case maybe
  // …
  ```
  - changed to `"bool?"`: `resp-field-type-changed` (wire breaking, Swift breaking)
  ### alias.summary
  ```json
  {
    "Books": { "summary": "More than one.", "alias": "[Book]" }
  }
  ```
  ```swift
  /// More than one.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"More than one.2"`: `docs-changed` (wire safe, Swift safe)
  ### alias.description
  ```json
  {
    "CarList": { "alias": "[Car]", "description": "In the order of their places." }
  }
  ```
  ```swift
  /// In the order of their places.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"In the order of their places.2"`: `docs-changed` (wire safe, Swift safe)
  ### alias.was
  ```json
  {
    "Counts": { "alias": "[string: int]", "was": "Numbers" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Counts")
  public typealias Numbers = Counts
  ```
  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"Numbers2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### alias.deprecated
  ```json
  {
    "Bag": { "alias": "Sack", "deprecated": true }
  }
  ```
  ```swift
  public typealias Bag = DeprecatedSack
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### alias.optional
  ```json
  {
    "type": { "alias": "string", "optional": true }
  }
  ```
  ```swift
  public let paint: Car.Paint?
    paint: Car.Paint? = nil
    paint
    var paint: Car.Paint?
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### external.external
  ```json
  {
    "Money": {
      "external": "Money",
      "module": "MoneyKit",
      "wire": "string",
      "summary": "An amount with its currency.",
      "was": "Amount"
    }
  }
  ```
  ```swift
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  ```
  - changed to `"Money2"`: `body-field-type-widened` (wire safe, Swift breaking)
  ### external.module
  ```json
  {
    "Money": {
      "external": "Money",
      "module": "MoneyKit",
      "wire": "string",
      "summary": "An amount with its currency.",
      "was": "Amount"
    }
  }
  ```
  ```swift
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  ```
  - changed to `"MoneyKit2"`: `body-field-type-widened` (wire safe, Swift breaking)
  ### external.wire
  ```json
  {
    "Money": {
      "external": "Money",
      "module": "MoneyKit",
      "wire": "string",
      "summary": "An amount with its currency.",
      "was": "Amount"
    }
  }
  ```
  ```swift
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  ```
  - changed to `"int"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### external.summary
  ```json
  {
    "Link": {
      "external": "URL",
      "module": "Foundation",
      "wire": "string",
      "summary": "A type that the app has."
    }
  }
  ```
  ```swift
  /// A type that the app has.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A type that the app has.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.description
  ```json
  {
    "Badge": {
      "external": "Badge.Shape",
      "module": "BadgeKit",
      "description": "Its colors come from the brand.",
      "deprecated": "Use a picture."
    }
  }
  ```
  ```swift
  /// Its colors come from the brand.
  /// Its colors come from the brand.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Its colors come from the brand.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.was
  ```json
  {
    "Money": {
      "external": "Money",
      "module": "MoneyKit",
      "wire": "string",
      "summary": "An amount with its currency.",
      "was": "Amount"
    }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  ```
  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"Amount2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### external.deprecated
  ```json
  {
    "Badge": {
      "external": "Badge.Shape",
      "module": "BadgeKit",
      "description": "Its colors come from the brand.",
      "deprecated": "Use a picture."
    }
  }
  ```
  ```swift
    public let badge: DeprecatedBadge?
      badge: DeprecatedBadge? = nil,
  public typealias DeprecatedBadge = BadgeKit.Badge.Shape
  /// Its colors come from the brand.
  @available(*, deprecated, message: "Use a picture.")
  public typealias Badge = DeprecatedBadge
      var badge: DeprecatedBadge?
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Use a picture.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.optional
  ```json
  {
    "type": { "external": "Money", "module": "MoneyKit", "wire": "string", "optional": true }
  }
  ```
  ```swift
    public let change: Receipt.Change?
      change: Receipt.Change? = nil,
      self.change = change
    public typealias Change = MoneyKit.Money
  }
  extension Receipt {
      case change
      change
      var change: Receipt.Change?
        case .change: json.value(&change)
        change: change,
        Equality.of(one.change, other.change),
  ```
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### field.type
  ```json
  {
    "is_last": { "type": "bool", "wire": "number" }
  }
  ```
  ```swift
  public var isLast: Bool
    isLast: Bool,
    self.isLast = isLast
    case isLast
    is_last required
    var isLast: Bool?
      case .isLast: isLast = json.bool(.number)
    guard json.finish(&object), let posts, let count, let isLast, let price, let counts
    else { return nil }
      isLast: isLast,
    json.field("is_last", isLast, .number)
      Equality.of(one.isLast, other.isLast),
  ```
  - changed to `"bool?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### field.as
  ```json
  {
    "deck_id": { "type": "Deck", "as": "deck" }
  }
  ```
  ```swift
  public let deck: Deck
  public init(deck: Deck, remaining: Int) {
    self.deck = deck
    case deck
    var deck: Deck?
      case .deck: json.value(&deck)
    guard json.finish(&object), let deck else { return nil }
    self.init(deck: deck, remaining: remaining)
  ```
  - added: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - removed: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"deck2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  ### field.default
  ```json
  {
    "level": { "type": "int", "only": "response", "default": 1 }
  }
  ```
  ```swift
  public var level: Int
    level: Int = 1,
    var level: Int = 1
  ```
  - added: `resp-field-became-optional` (wire safe, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `2`: `body-field-default-changed` (wire safe, Swift care)
  ### field.constant
  ```json
  {
    "options": { "constant": { "deep": { "x": [] } } }
  }
  ```
  ```swift
  json.field("options", ["deep": ["x": []]] as JSONValue)
  ```
  - changed to `{}`: `body-field-type-changed` (wire breaking, Swift safe)
  ### field.at
  ```json
  {
    "path": { "type": "string?", "secret": true, "at": "a.path" }
  }
  ```
  ```swift
  let path = json.at("a.path", of: object, secret: true) { $0.string() }
  ```
  - added: `resp-field-wire-name-changed` (wire care, Swift safe)
  - removed: `resp-field-wire-name-changed` (wire care, Swift safe)
  - changed to `"a.path2"`: `resp-field-wire-name-changed` (wire care, Swift safe)
  ### field.lossy
  ```json
  {
    "posts": { "type": "[Post]", "lossy": true }
  }
  ```
  ```swift
  var posts: [Post]?
    case .posts: posts = json.lossyArray(of: Post.self)
  guard json.finish(&object), let posts, let count, let isLast, let price, let counts
  else { return nil }
  ```
  - added: `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire safe, Swift care)
  - changed to `false`: `resp-format-changed` (wire safe, Swift care)
  ### field.lenient
  ```json
  {
    "homepage": { "type": "url?", "lenient": true }
  }
  ```
  ```swift
  case .homepage: homepage = json.lenient { $0.url() }
  ```
  - added: `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire safe, Swift care)
  - changed to `false`: `resp-format-changed` (wire safe, Swift care)
  ### field.wire
  ```json
  {
    "is_last": { "type": "bool", "wire": "number" }
  }
  ```
  ```swift
  var isLast: Bool?
    case .isLast: isLast = json.bool(.number)
  guard json.finish(&object), let posts, let count, let isLast, let price, let counts
  else { return nil }
  json.field("is_last", isLast, .number)
  ```
  - added: `resp-format-changed` (wire breaking, Swift care)
  - removed: `resp-format-changed` (wire breaking, Swift care)
  - changed to `"string"`: `resp-format-changed` (wire breaking, Swift care)
  ### field.only
  ```json
  {
    "password": { "type": "string", "only": "request", "secret": true }
  }
  ```
  ```swift
  public var password: String?
  public init(
    id: Int? = nil,
    name: String,
    password: String? = nil,
    level: Int = 1,
    token: String? = nil
  ) {
    self.init(id: id, name: name, level: level, token: token)
  ```
  - added: `body-field-readonly-changed` (wire breaking, Swift breaking)
  - removed: `body-field-readonly-changed` (wire care, Swift breaking)
  - changed to `"response"`: `body-field-readonly-changed` (wire care, Swift safe)
  ### field.limits
  ```json
  {
    "plate": { "type": "string", "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" } }
  }
  ```
  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```
  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `{"pattern":"^[A-Z]{1,3}-[0-9]+$"}`: `resp-constraint-changed` (wire safe, Swift safe)
  ### field.was
  ```json
  {
    "title": { "type": "string", "was": "name" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "title")
  public var name: String {
    get { title }
    set { title = newValue }
  }
  ```
  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"name2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### field.secret
  ```json
  {
    "note": { "type": "string?", "secret": true, "deprecated": true }
  }
  ```
  ```swift
  package static let secretFields: Set<String> = ["note"]
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### field.nullable
  ```json
  {
    "previous": { "type": "Draft?", "nullable": true }
  }
  ```
  ```swift
  @Indirect public var previous: Patch<Draft>
  public init(previous: Patch<Draft> = .keep, next: Draft? = nil) {
  ```
  - added: `body-field-became-nullable` (wire safe, Swift breaking)
  - removed: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  ### field.userFacing
  ```json
  {
    "text": { "type": "string", "userFacing": true }
  }
  ```
  ```swift
  public var userFacingText: String? {
    switch self {
    case .missing(let problem): problem.text
    default: nil
    }
  }
  ```
  - added: nothing
  - removed: nothing
  - changed to `false`: nothing
  ### field.summary
  ```json
  {
    "year": {
      "type": "int?",
      "deprecated": "Use created, which also knows the day, the month, the season, the decade and the century of it.",
      "summary": "The year."
    }
  }
  ```
  ```swift
  /// The year.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The year.2"`: `docs-changed` (wire safe, Swift safe)
  ### field.deprecated
  ```json
  {
    "note": { "type": "string?", "secret": true, "deprecated": true }
  }
  ```
  ```swift
  var _note: String?
    self._note = note
  @available(*, deprecated)
  package var note: String? {
    get { _note }
    set { _note = newValue }
  }
    json.field("note", _note, secret: true)
      Equality.of(one._note, other._note),
  ```
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### field.example
  ```json
  {
    "count": { "type": "int", "limits": { "min": 1, "max": 10 }, "example": 3 }
  }
  ```
  ```swift
  /// At least 1. At most 10. For example `3`.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `4`: `docs-changed` (wire safe, Swift safe)
  ### parameter.type
  ```json
  {
    "page": { "type": "int?", "was": "p" }
  }
  ```
  ```swift
  /// The old stamps.
  ///
  /// `GET /stamps/old`
  @available(*, deprecated)
  public static func old(page: Int? = nil) -> Post.Request<[Stamp]> {
    .init(.get, "/stamps/old", endpoint: "Stamps.old", query: ["page": page])
  }
  @available(*, deprecated, renamed: "old(page:)")
  public static func old(p page: Int?) -> Post.Request<[Stamp]> {
    old(page: page)
  }
  ```
  - changed to `"int"`: `param-became-required` (wire breaking, Swift breaking)
  ### parameter.in
  ```json
  {
    "most": { "type": "Money?", "in": "query" }
  }
  ```
  ```swift
  .init(.get, "/receipts/\(segment: least)", endpoint: "Receipts.list", query: ["most": most])
  ```
  - added: nothing
  - removed: nothing
  - changed to `"header"`: `param-location-changed` (wire care, Swift safe)
  ### parameter.name
  ```json
  {
    "id": { "type": "string", "in": "header", "name": "X-ID" }
  }
  ```
  ```swift
  "X-ID": id,
  ```
  - added: `param-wire-name-changed` (wire breaking, Swift safe)
  - removed: `param-wire-name-changed` (wire breaking, Swift safe)
  - changed to `"X-ID2"`: `param-wire-name-changed` (wire breaking, Swift safe)
  ### parameter.as
  ```json
  {
    "kind": { "type": "Kind", "as": "other", "default": "wood", "deprecated": "Nobody reads it." }
  }
  ```
  ```swift
  /// - Parameters:
  ///   - kind: Deprecated.
  ///   - other: Deprecated. Nobody reads it.
  public func items(
    kind: DeprecatedKind,
    from: Int,
    other: DeprecatedKind = .wood
  ) -> Depot.Request<[Item]> {
      query: ["filter": DeprecatedFilter(kind: kind, from: from), "kind": other]
  ```
  - changed to `"other2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.default
  ```json
  {
    "size": { "type": "Size", "default": { "width": 10, "height": 20 } }
  }
  ```
  ```swift
  size: Size = Size(width: 10, height: 20),
  ```
  - added: `param-became-optional` (wire safe, Swift safe)
  - removed: `param-became-required` (wire safe, Swift breaking)
  - changed to `{"width":11,"height":20}`: `param-default-changed` (wire safe, Swift care)
  ### parameter.constant
  ```json
  {
    "version": { "constant": 3 }
  }
  ```
  ```swift
  "version": 3,
  ```
  - changed to `4`: `param-default-changed` (wire breaking, Swift care)
  ### parameter.label
  ```json
  {
    "inout": { "type": "string?", "label": "_" }
  }
  ```
  ```swift
  _ `inout`: String? = nil,
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"_2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.serverDefault
  ```json
  {
    "page": { "type": "int", "serverDefault": 1 }
  }
  ```
  ```swift
  /// - Parameter page: Defaults to `1` on the server.
  ```
  - changed to `2`: `param-default-changed` (wire care, Swift safe)
  ### parameter.style
  ```json
  {
    "pipe": { "type": "[Suit]", "style": "pipe" }
  }
  ```
  ```swift
  "pipe": ParameterValue(pipe, style: .pipe),
  ```
  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### parameter.spread
  ```json
  {
    "filter": { "type": "Filter", "spread": true }
  }
  ```
  ```swift
  /// - Parameters:
  ///   - kind: Deprecated.
  ///   - other: Deprecated. Nobody reads it.
    kind: DeprecatedKind,
    from: Int,
      query: ["filter": DeprecatedFilter(kind: kind, from: from), "kind": other]
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.nullable
  ```json
  {
    "all": { "type": "[date(unix)]", "nullable": true }
  }
  ```
  ```swift
  public static func list(
    byName: [String: Date]? = nil,
    all: [Date]? = nil
  ) -> Harvest.Request<Void> {
        "all": ParameterValue(nullable: true) { json in
          if let all {
            json.array(all) { json, value in json.date(value, .unix) }
          } else {
            json.null()
          }
  ```
  - added: `param-became-nullable` (wire safe, Swift safe)
  - removed: `param-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `param-became-not-nullable` (wire breaking, Swift breaking)
  ### parameter.wire
  ```json
  {
    "loaded": { "type": "bool", "wire": "number" }
  }
  ```
  ```swift
  "/ships/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: token, secret: true)",
  ```
  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"string"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### parameter.limits
  ```json
  {
    "limit": {
      "type": "int",
      "serverDefault": 20,
      "limits": { "min": 1, "max": 100 },
      "was": "count",
      "summary": "How many books at most."
    }
  }
  ```
  ```swift
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  ```
  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `param-constraint-loosened` (wire safe, Swift safe)
  - changed to `{"min":1}`: `param-constraint-loosened` (wire safe, Swift safe)
  ### parameter.secret
  ```json
  {
    "kind": { "constant": "wheat", "secret": true }
  }
  ```
  ```swift
  "/fields/\(segment: "wheat", secret: true)/\(segment: rowID)",
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### parameter.was
  ```json
  {
    "express": { "type": "bool", "default": false, "was": "fast" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "send(express:note:)")
  public func send(fast express: Bool, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"fast2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### parameter.summary
  ```json
  {
    "title": { "type": "string", "label": "_", "summary": "A part of the title." }
  }
  ```
  ```swift
  ///   - title: A part of the title.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A part of the title.2"`: `docs-changed` (wire safe, Swift safe)
  ### parameter.deprecated
  ```json
  {
    "dir": { "type": "string?", "as": "direction", "deprecated": "Nobody sorts." }
  }
  ```
  ```swift
  ///   - direction: Deprecated. Nobody sorts.
  ```
  - added: `param-deprecated` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Nobody sorts.2"`: `docs-changed` (wire safe, Swift safe)
  ### parameter.example
  ```json
  {
    "color": { "type": "string?", "example": "red" }
  }
  ```
  ```swift
  ///
  /// - Parameter color: For example `"red"`.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"red2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.type
  ```json
  {
    "cook": { "type": "Deck", "serverDefault": "chef" }
  }
  ```
  ```swift
  ///
  /// - Parameter cook: Defaults to `"chef"` on the server.
    cook: Deck? = nil,
        json.field("cook", cook)
  ```
  - changed to `"Deck?"`: nothing
  ### bodyField.as
  ```json
  {
    "title": { "type": "string", "as": "newTitle" }
  }
  ```
  ```swift
  newTitle: String,
      json.field("title", newTitle)
  ```
  - changed to `"newTitle2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.default
  ```json
  {
    "guests": { "type": "int", "default": 2, "summary": "Who eats." }
  }
  ```
  ```swift
  guests: Int = 2,
  ```
  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire safe, Swift breaking)
  - changed to `3`: `body-field-default-changed` (wire safe, Swift care)
  ### bodyField.constant
  ```json
  {
    "kind": { "constant": "dinner" }
  }
  ```
  ```swift
  json.field("kind", "dinner")
  ```
  - changed to `"dinner2"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### bodyField.at
  ```json
  {
    "user_key": { "type": "string?", "at": "user.key", "secret": true }
  }
  ```
  ```swift
  public static let secretFields: Set<String> = ["SECRET", "key"]
  ```
  - added: `param-wire-name-changed` (wire care, Swift safe)
  - removed: `param-wire-name-changed` (wire care, Swift safe)
  - changed to `"user.key2"`: `param-wire-name-changed` (wire care, Swift safe)
  ### bodyField.label
  ```json
  {
    "plate": {
      "type": "string",
      "label": "withPlate",
      "limits": { "length": "3...10" },
      "example": "B-1"
    }
  }
  ```
  ```swift
    withPlate plate: String,
  @available(*, deprecated, renamed: "park(withPlate:hours:floor:)")
    withPlate plate: String,
    park(withPlate: plate, hours: hours, floor: floor)
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"withPlate2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.serverDefault
  ```json
  {
    "cook": { "type": "Cook", "serverDefault": "chef" }
  }
  ```
  ```swift
  /// - Parameters:
  ///   - guests: Who eats.
  ///   - cook: Defaults to `"chef"` on the server.
    cook: Cook? = nil,
  ```
  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire breaking, Swift breaking)
  - changed to `"chef2"`: nothing
  ### bodyField.style
  ```json
  {
    "amount": { "type": "Amount?", "style": "flat" }
  }
  ```
  ```swift
  "amount": ParameterValue(amount, style: .flat),
  ```
  - added: `param-encoding-changed` (wire care, Swift safe)
  - removed: `param-encoding-changed` (wire care, Swift safe)
  - changed to `"deepObject"`: `param-encoding-changed` (wire care, Swift safe)
  ### bodyField.spread
  ```json
  {
    "range": { "type": "BeerRange", "spread": true }
  }
  ```
  ```swift
  ///
  /// - Parameters:
  ///   - from: The first one's position. At least 0.
  ///   - to: The position after the last one's.
  public static func search(text: String, from: Int, to: Int) -> Beverages.Request<[Beer]> {
        json.field("range", BeerRange(from: from, to: to))
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.encoding
  ```json
  {
    "days": { "type": "[date(unix)]?", "encoding": "json" }
  }
  ```
  ```swift
  .json("days") { json in
    if let days {
      json.array(days) { json, value in json.date(value, .unix) }
    } else {
      json.null()
    }
  ```
  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  ### bodyField.nullable
  ```json
  {
    "note": { "type": "string?", "nullable": true }
  }
  ```
  ```swift
  note: Patch<String> = .keep,
  ```
  - added: `body-field-became-nullable` (wire safe, Swift breaking)
  - removed: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  ### bodyField.wire
  ```json
  {
    "remember": { "type": "bool?", "wire": "number", "summary": "Stay logged in." }
  }
  ```
  ```swift
  "remember": ParameterValue(remember, .number),
  ```
  - added: `body-field-type-changed` (wire breaking, Swift safe)
  - removed: `body-field-type-changed` (wire breaking, Swift safe)
  - changed to `"string"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### bodyField.limits
  ```json
  {
    "plate": {
      "type": "string",
      "label": "withPlate",
      "limits": { "length": "3...10" },
      "example": "B-1"
    }
  }
  ```
  ```swift
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  ```
  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `body-constraint-loosened` (wire safe, Swift safe)
  - changed to `{}`: `body-constraint-loosened` (wire safe, Swift safe)
  ### bodyField.secret
  ```json
  {
    "password": { "type": "string", "secret": true }
  }
  ```
  ```swift
  public static let secretFields: Set<String> = ["password"]
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### bodyField.was
  ```json
  {
    "hours": { "type": "int?", "was": "time" }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "park(withPlate:hours:floor:)")
  public static func park(
    withPlate plate: String,
    time hours: Int?,
    floor: Int? = nil
  ) -> Garage.Request<Car> {
    park(withPlate: plate, hours: hours, floor: floor)
  }
  ```
  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"time2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### bodyField.summary
  ```json
  {
    "guests": { "type": "int", "default": 2, "summary": "Who eats." }
  }
  ```
  ```swift
  /// - Parameters:
  ///   - guests: Who eats.
  ///   - cook: Defaults to `"chef"` on the server.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Who eats.2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.deprecated
  ```json
  {
    "floor": { "type": "int?", "deprecated": "Floors are assigned." }
  }
  ```
  ```swift
  /// - Parameters:
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  ///   - floor: Deprecated. Floors are assigned.
  ```
  - added: `param-deprecated` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Floors are assigned.2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.example
  ```json
  {
    "plate": {
      "type": "string",
      "label": "withPlate",
      "limits": { "length": "3...10" },
      "example": "B-1"
    }
  }
  ```
  ```swift
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"B-12"`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.summary
  ```json
  {
    "Books.find": { "summary": "Find books." }
  }
  ```
  ```swift
  /// Find books.
  ///
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Find books.2"`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.description
  ```json
  {
    "Hall.pictures": {
      "summary": "What hangs in the hall.",
      "description": "The pictures come in the order in which a visitor passes them, beginning at the door that is nearest to the cloakroom.",
      "path": "/halls/{hall}/pictures",
      "parameters": {
        "hall": "self",
        "id": { "type": "string?", "summary": "Only the picture with this id." }
      },
      "response": "[Picture]"
    }
  }
  ```
  ```swift
  /// The pictures come in the order in which a visitor passes them, beginning at the door that is
  /// nearest to the cloakroom.
  ///
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### endpoint.method
  ```json
  {
    "Deck.draw": { "method": "GET" }
  }
  ```
  ```swift
  /// `GET /deck/{deck}/draw/`
    .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  ```
  - added: nothing
  - removed: nothing
  - changed to `"HEAD"`: `endpoint-method-changed` (wire breaking, Swift safe)
  ### endpoint.path
  ```json
  {
    "Responses.map": { "path": "/map", "response": "[string: date(unix)]" }
  }
  ```
  ```swift
  /// `GET /map`
  public static func map(xTrace: String? = nil) -> Language.Request<[String: Date]> {
    .init(
      .get,
      "/map",
      endpoint: "Responses.map",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json { $0.dictionary { $0.date(.unix) } }
    )
  }
  ```
  - changed to `"/map2"`: `endpoint-path-changed` (wire breaking, Swift safe)
  ### endpoint.parameters
  ```json
  {
    "Fields.set": {
      "method": "PUT",
      "path": "/fields/{kind}/{rowID}",
      "parameters": {
        "kind": { "constant": "wheat", "secret": true },
        "rowID": { "type": "int", "was": "row_id" }
      },
      "body": "Field",
      "authentication": [{ "login": ["read"] }, ["token", { "login": ["read", "write"] }]]
    }
  }
  ```
  ```swift
  public struct Field: Equatable, Sendable, WireEncodable {
    public var rowID: Int
    public var soil: Field.Soil
    }
  }
  extension Field {
    public struct Soil: OpenEnum {
      public static let clay = Soil(rawValue: "c")
      public static let allCases: [Soil] = [
        .clay
      ]
      public let rawValue: String
  // …
  ```
  - changed to another value: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.body
  ```json
  {
    "Recipes.import": { "method": "POST", "path": "/recipes/json", "body": "json" }
  }
  ```
  ```swift
  public static func `import`(_ value: JSONValue) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/json", endpoint: "Recipes.import", body: .json(value))
  ```
  - added: `body-added-required` (wire breaking, Swift breaking)
  - removed: `body-removed` (wire breaking, Swift breaking)
  - changed to `"json?"`: `body-became-optional` (wire safe, Swift safe)
  ### endpoint.response
  ```json
  {
    "Echo.work": { "method": "POST", "path": "/echo/work", "body": "Work", "response": "Work" }
  }
  ```
  ```swift
  public static func work(_ work: Work, xTrace: String? = nil) -> Language.Request<Work> {
  ```
  - added: `resp-body-added` (wire safe, Swift care)
  - removed: `resp-body-removed` (wire breaking, Swift breaking)
  - changed to `"Work?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### endpoint.errors
  ```json
  {
    "Tables.seats": {
      "path": "/tables",
      "response": { "fields": { "seats": "[TablesSeat]", "count": "CardCount" } },
      "errors": { "423": { "case": "locked", "type": { "fields": { "until": "date" } } } }
    }
  }
  ```
  ```swift
  public indirect enum Failure: ServiceFailure {
    case locked(Tables.SeatsLockedFailure)
  ```
  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to `{}`: `error-case-removed` (wire safe, Swift breaking)
  ### endpoint.pagination
  ```json
  {
    "Papers.pages": {
      "path": "/pages",
      "parameters": { "page": "int?" },
      "response": { "type": "[Paper]", "at": "items" },
      "pagination": { "style": "page", "items": "items", "more": "has_more" }
    }
  }
  ```
  ```swift
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  ```
  - added: `pagination-changed` (wire safe, Swift breaking)
  - removed: `pagination-changed` (wire breaking, Swift breaking)
  - changed to `{"style":"page","items":"items"}`: `pagination-changed` (wire breaking, Swift safe)
  ### endpoint.authentication
  ```json
  {
    "Categories.named": { "authentication": "token" }
  }
  ```
  ```swift
  .init(
    .get,
    "/categories",
    endpoint: "Categories.named",
    query: ["name": name],
    policy: .init(authentication: .required("token"))
  )
  ```
  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)
  ### endpoint.cache
  ```json
  {
    "cached": {
      "path": "/cached",
      "cache": "only",
      "authentication": null,
      "timeout": 5,
      "idempotent": false
    }
  }
  ```
  ```swift
  .init(
    .get,
    "/cached",
    endpoint: "cached",
    policy: .init(timeout: 5, cache: .only, isIdempotent: false)
  )
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"default"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.idempotent
  ```json
  {
    "transfer": {
      "method": "POST",
      "path": "/transfer",
      "timeout": 0.25,
      "cache": "reload",
      "idempotent": true,
      "redirects": "return",
      "server": "reports",
      "host": "uploads",
      "authentication": "login"
    }
  }
  ```
  ```swift
  isIdempotent: true,
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.redirects
  ```json
  {
    "transfer": {
      "method": "POST",
      "path": "/transfer",
      "timeout": 0.25,
      "cache": "reload",
      "idempotent": true,
      "redirects": "return",
      "server": "reports",
      "host": "uploads",
      "authentication": "login"
    }
  }
  ```
  ```swift
  redirects: .return,
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"follow"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.headers
  ```json
  {
    "Bodies.wrapped": {
      "method": "POST",
      "path": "/wrapped",
      "body": { "type": "Point", "at": "point" },
      "headers": { "Content-Type": "application/vnd.language+json" }
    }
  }
  ```
  ```swift
  body: .json(contentType: "application/vnd.language+json") { json in
  ```
  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{}`: `param-removed` (wire care, Swift safe)
  ### endpoint.timeout
  ```json
  {
    "cached": {
      "path": "/cached",
      "cache": "only",
      "authentication": null,
      "timeout": 5,
      "idempotent": false
    }
  }
  ```
  ```swift
  policy: .init(timeout: 5, cache: .only, isIdempotent: false)
  ```
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `6`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.server
  ```json
  {
    "Policies.all": {
      "method": "POST",
      "path": "/policies/all",
      "cache": "reload",
      "idempotent": true,
      "redirects": "return",
      "timeout": 80,
      "server": "login"
    }
  }
  ```
  ```swift
  public static let servers: [String: Server] = ["login": .login()]
  ```
  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)
  ### endpoint.host
  ```json
  {
    "transfer": {
      "method": "POST",
      "path": "/transfer",
      "timeout": 0.25,
      "cache": "reload",
      "idempotent": true,
      "redirects": "return",
      "server": "reports",
      "host": "uploads",
      "authentication": "login"
    }
  }
  ```
  ```swift
  server: "reports",
  host: "uploads"
  ```
  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)
  ### endpoint.was
  ```json
  {
    "Stamps.all": {
      "path": "/stamps",
      "parameters": { "limit": { "type": "int", "default": 10 } },
      "was": "stamps",
      "response": "[Stamp]"
    }
  }
  ```
  ```swift
  @available(*, deprecated, renamed: "Stamps.all(limit:)")
  public static func stamps(limit: Int = 10) -> Post.Request<[Stamp]> {
    Stamps.all(limit: limit)
  }
  ```
  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"stamps2"`: `generated-symbol-collision` (wire safe, Swift breaking)
  ### endpoint.deprecated
  ```json
  {
    "Stamps.none": {
      "path": "/stamps/none",
      "was": "Stamps.zero",
      "response": "[Stamp]",
      "deprecated": { "message": "Ask for all.", "sunset": "2027-03-01" }
    }
  }
  ```
  ```swift
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  ```
  - added: `endpoint-deprecated` (wire safe, Swift care)
  - removed: `endpoint-undeprecated` (wire safe, Swift safe)
  - changed to `{"message":"Ask for all."}`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.examples
  ```json
  {
    "Deck.shuffle": {
      "summary": "Create a new deck, shuffle it, and return it.",
      "path": "/deck/new/shuffle/",
      "parameters": {
        "deck_count": { "type": "int?", "summary": "How many decks are shuffled together." }
      },
      "response": "DeckInfo",
      "examples": {
        "newDeck": { "response": { "success": true, "deck_id": "gy7aqxz5nmpd", "remaining": 52 } }
      }
    }
  }
  ```
  ```swift
  nonisolated extension DeckInfo {
    /// The values of the spec's examples, for tests and previews.
    public static let examples = ExampleValues()
    /// The values of the spec's examples.
    public struct ExampleValues: Sendable {
      /// The response of `Deck.shuffle`.
      public var newDeck: DeckInfo { DeckOfCards.examples.value("newDeck", of: "Deck.shuffle") }
    }
  }
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{}`: `docs-changed` (wire safe, Swift safe)
  ### example.arguments
  ```json
  {
    "two": {
      "arguments": { "deck": "a/b", "span": { "from": 5, "step": 2 }, "suit": "CLUBS", "count": 2 },
      "response": [{ "x": 1 }, { "x": 2, "y": 3 }]
    }
  }
  ```
  ```swift
  of: Examples.show(
    deck: "a/b",
    from: Date(timeIntervalSince1970: 5),
    step: 2,
    suit: .clubs,
    count: 2
  ),
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### example.status
  ```json
  {
    "gone": {
      "arguments": { "deck": "gone", "span": { "from": 0 } },
      "status": 410,
      "response": null
    }
  }
  ```
  ```swift
    "gone",
    of: Examples.show(deck: "gone", from: Date(timeIntervalSince1970: 0)),
    status: 410
  ),
  Example(
  ```
  - added: nothing
  - removed: nothing
  - changed to `411`: nothing
  ### example.response
  ```json
  {
    "tester": {
      "arguments": { "userName": "example@gmail.com", "password": "tester1" },
      "response": {
        "userName": "example@gmail.com",
        "email": "example@gmail.com",
        "fullName": "Exa Mple"
      }
    }
  }
  ```
  ```swift
    "tester",
    of: User.login(userName: "example@gmail.com", password: "tester1"),
    status: 200,
    body: #"""
      { "userName": "example@gmail.com", "email": "example@gmail.com", "fullName": "Exa Mple" }
      """#
  ),
  Example(
  ),
  ```
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### bodyOfFields.fields
  ```json
  {
    "body": { "fields": { "userName": "string", "password": { "type": "string", "secret": true } } }
  }
  ```
  ```swift
  /// The endpoints of `User`.
  public typealias User = NewsAPI.User
  public static let secretFields: Set<String> = ["password"]
  ```
  - changed to another value: `body-field-became-optional` (wire safe, Swift safe)
  ### bodyOfFields.encoding
  ```json
  {
    "body": {
      "encoding": "form",
      "fields": {
        "USERNAME": "string",
        "PASSWORD": { "type": "string", "secret": true },
        "remember": { "type": "bool?", "wire": "number", "summary": "Stay logged in." }
      }
    }
  }
  ```
  ```swift
  body: .form([
    "USERNAME": username,
    "PASSWORD": ParameterValue(password, secret: true),
    "remember": ParameterValue(remember, .number),
  ]),
  ```
  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfFields.at
  ```json
  {
    "body": { "at": "order" }
  }
  ```
  ```swift
  json.beginObject("order")
  json.endObject()
  ```
  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"order2"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.type
  ```json
  {
    "body": { "type": "Span", "encoding": "form" }
  }
  ```
  ```swift
  public static func formValue(_ span: Span, xTrace: String? = nil) -> Language.Request<Void> {
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .form(of: span)
  ```
  - changed to `"Span?"`: `body-became-optional` (wire safe, Swift safe)
  ### bodyOfType.encoding
  ```json
  {
    "body": { "type": "Recipe", "encoding": "form" }
  }
  ```
  ```swift
  .init(.post, "/filter", endpoint: "Recipes.filter", body: .form(of: recipe))
  ```
  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.at
  ```json
  {
    "body": { "type": "Point", "at": "point" }
  }
  ```
  ```swift
  body: .json(contentType: "application/vnd.language+json") { json in
    json.beginObject()
    json.field("point", point)
    json.endObject()
  }
  ```
  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"point2"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.label
  ```json
  {
    "body": { "type": "Recipe", "label": "with", "at": "data.recipe" }
  }
  ```
  ```swift
  public static func replace(id: Int, with recipe: Recipe) -> Kitchen.Request<Void> {
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"with2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyOfType.spread
  ```json
  {
    "body": { "type": "Recipe", "spread": true }
  }
  ```
  ```swift
  public static func write(title: String, minutes: Int? = nil) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/spread",
      endpoint: "Recipes.write",
      body: .json(Recipe(title: title, minutes: minutes))
    )
  ```
  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### responseOfType.type
  ```json
  {
    "response": { "type": "data", "at": "pixels" }
  }
  ```
  ```swift
  public static func pixels() -> Weather.Request<Data> {
    .init(.get, "/pixels", endpoint: "Reports.pixels", response: .json(at: "pixels"))
  ```
  - changed to `"data?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### responseOfType.at
  ```json
  {
    "response": { "type": "data", "at": "blob" }
  }
  ```
  ```swift
  response: .json(at: "blob")
  ```
  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"blob2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseOfType.encoding
  ```json
  {
    "response": { "type": "string", "encoding": "text" }
  }
  ```
  ```swift
  .init(.get, "/text", endpoint: "Order.text", response: .text)
  ```
  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseOfType.headers
  ```json
  {
    "200": {
      "type": "Report",
      "at": "report",
      "headers": { "X-Rate-Limit": "int", "Last-Modified": "date(rfc1123)" }
    }
  }
  ```
  ```swift
  nonisolated extension Response where Value == Reports.OrderResponse {
    public var xRateLimit: Int? { header("X-Rate-Limit") }
    public var lastModified: Date? { header("Last-Modified", .rfc1123) }
  }
  ```
  - added: `resp-header-added` (wire safe, Swift safe)
  - removed: `resp-header-removed` (wire care, Swift breaking)
  - changed to `{"X-Rate-Limit":"int"}`: `resp-header-removed` (wire care, Swift breaking)
  ### header.type
  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```
  ```swift
  /// Which rank.
  public var rank: Rank? { header("X-Rank") }
  ```
  - changed to `"string"`: `resp-field-type-changed` (wire safe, Swift breaking)
  ### header.as
  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```
  ```swift
  public var rank: Rank? { header("X-Rank") }
  ```
  - added: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - removed: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"rank2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  ### header.summary
  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```
  ```swift
  /// Which rank.
  ```
  - added: nothing
  - removed: nothing
  - changed to `"Which rank.2"`: nothing
  ### responseStream.stream
  ```json
  {
    "response": { "stream": "Tick", "format": "sse" }
  }
  ```
  ```swift
  public struct Tick: Equatable, Sendable, WireDecodable {
    }
  }
  // MARK: - Coding
  extension Tick {
    private enum WireKey: ~Copyable {
      case symbol
      case price
    }
    private static let keys: WireKeys = """
      symbol required
      price required
  // …
  ```
  - changed to `"Tick?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### responseStream.format
  ```json
  {
    "response": { "stream": "[date(unix)]", "format": "lines" }
  }
  ```
  ```swift
  public static func export() -> Ticker.StreamRequest<[Date]> {
    .init(
      .get,
      "/export",
      endpoint: "export",
      format: .lines(),
      element: .json { $0.array { $0.date(.unix) } }
    )
  ```
  - changed to `"sse"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseStream.end
  ```json
  {
    "response": { "stream": "string", "format": "sse", "end": "[DONE]" }
  }
  ```
  ```swift
  format: .events(end: "[DONE]"),
  ```
  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"[DONE]2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### errors.default
  ```json
  {
    "errors": {
      "default": { "case": "other", "type": "Envelope" }
    }
  }
  ```
  ```swift
  case other(Envelope)
      .otherwise { .other($0) },
    case .other(let envelope): envelope.error?.text
  ```
  - changed to `{"case":"other"}`: `error-body-changed` (wire care, Swift breaking)
  ### endpointErrors.default
  ```json
  {
    "errors": {
      "default": "closed"
    }
  }
  ```
  ```swift
  ///
  /// Can also fail with `closed`.
    .init(
      .get,
      "/cars/\(segment: id)/payment",
      endpoint: "Cars.pay",
      failures: [.otherwise(.closed)]
    )
  ```
  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to `"closed2"`: `error-case-removed` (wire safe, Swift breaking)
  ### errorOfStatus.case
  ```json
  {
    "404": { "case": "gone", "type": "Problem" }
  }
  ```
  ```swift
  package indirect enum Failure: ServiceFailure {
    case gone(Problem)
      [
        .status(404) { .gone($0) }
      ]
    }
    package var userFacingText: String? {
      switch self {
      case .gone(let problem): problem.text
      default: nil
      }
  ```
  - changed to `"gone2"`: `error-case-removed` (wire safe, Swift breaking)
  ### errorOfStatus.type
  ```json
  {
    "default": { "case": "odd", "type": "json" }
  }
  ```
  ```swift
  case odd(JSONValue)
      .otherwise { .odd($0) },
  ```
  - added: `error-body-changed` (wire safe, Swift breaking)
  - removed: `error-body-changed` (wire care, Swift breaking)
  - changed to `"json?"`: `error-body-changed` (wire safe, Swift breaking)
  ### errorOfStatus.message
  ```json
  {
    "410": { "case": "gone", "message": "It is gone." }
  }
  ```
  ```swift
  case .gone: "It is gone."
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"It is gone.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorOfStatus.summary
  ```json
  {
    "429": { "case": "slowDown", "type": "Problem", "summary": "Too many requests." }
  }
  ```
  ```swift
  /// Too many requests.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Too many requests.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorWhen.when
  ```json
  {
    "stolen": {
      "when": { "state": "stolen", "meta.reason": "the parcel was taken away in front of the door" },
      "type": "Problem"
    }
  }
  ```
  ```swift
  /// - `stolen`
        .when([
          ("state", .equals("stolen")),
          ("meta.reason", .equals("the parcel was taken away in front of the door")),
        ]) { .stolen($0) },
  ```
  - changed to `{"state":"stolen"}`: `error-case-added` (wire care, Swift safe)
  ### errorWhen.type
  ```json
  {
    "refused": { "when": { "ok": false }, "type": "Excuse" }
  }
  ```
  ```swift
  case refused(Excuse)
      .when("ok", .equals(false)) { .refused($0) },
  ```
  - added: `error-body-changed` (wire safe, Swift breaking)
  - removed: `error-body-changed` (wire care, Swift breaking)
  - changed to `"Excuse?"`: `error-body-changed` (wire care, Swift breaking)
  ### errorWhen.message
  ```json
  {
    "soldOut": {
      "when": { "reason": "sold_out", "until": { "present": true } },
      "message": "All places are taken.",
      "summary": "No place is free."
    }
  }
  ```
  ```swift
  case .soldOut: "All places are taken."
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"All places are taken.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorWhen.summary
  ```json
  {
    "soldOut": {
      "when": { "reason": "sold_out", "until": { "present": true } },
      "message": "All places are taken.",
      "summary": "No place is free."
    }
  }
  ```
  ```swift
  /// No place is free.
  ```
  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"No place is free.2"`: `docs-changed` (wire safe, Swift safe)
  ### presence.present
  ```json
  {
    "meta.reason": { "present": true }
  }
  ```
  ```swift
  .without(.when([("meta.done", .equals(false)), ("meta.reason", .present(true))])),
  ```
  - changed to `false`: `error-case-added` (wire care, Swift safe)
  ### pagination.style
  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```
  ```swift
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.style
  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```
  ```swift
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.parameter
  ```json
  {
    "pagination": { "style": "page", "parameter": "p", "start": 0 }
  }
  ```
  ```swift
  public static func zero(p: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/zero",
      endpoint: "Papers.zero",
      query: ["p": p],
      response: .json,
      pagination: .page("p", start: 0)
    )
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.start
  ```json
  {
    "pagination": { "style": "page", "parameter": "p", "start": 0 }
  }
  ```
  ```swift
  pagination: .page("p", start: 0)
  ```
  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `1`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationPage.items
  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```
  ```swift
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.more
  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```
  ```swift
  pagination: .page("page", start: 1, more: "has_more")
  ```
  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationPage.pages
  ```json
  {
    "pagination": { "style": "page", "items": "items", "pages": "total_pages" }
  }
  ```
  ```swift
  pagination: .page("page", start: 1, pages: "total_pages")
  ```
  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"total_pages2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationOffset.style
  ```json
  {
    "pagination": {
      "style": "offset",
      "parameter": "skip",
      "limit": "take",
      "items": "items",
      "total": "meta.total"
    }
  }
  ```
  ```swift
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.parameter
  ```json
  {
    "pagination": {
      "style": "offset",
      "parameter": "skip",
      "limit": "take",
      "items": "items",
      "total": "meta.total"
    }
  }
  ```
  ```swift
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.limit
  ```json
  {
    "pagination": {
      "style": "offset",
      "parameter": "skip",
      "limit": "take",
      "items": "items",
      "total": "meta.total"
    }
  }
  ```
  ```swift
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.items
  ```json
  {
    "pagination": {
      "style": "offset",
      "parameter": "skip",
      "limit": "take",
      "items": "items",
      "total": "meta.total"
    }
  }
  ```
  ```swift
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.total
  ```json
  {
    "pagination": {
      "style": "offset",
      "parameter": "skip",
      "limit": "take",
      "items": "items",
      "total": "meta.total"
    }
  }
  ```
  ```swift
  pagination: .offset("skip", total: "meta.total")
  ```
  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"meta.total2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationCursor.style
  ```json
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data",
      "more": "has_more"
    }
  }
  ```
  ```swift
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.parameter
  ```json
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data",
      "more": "has_more"
    }
  }
  ```
  ```swift
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.next
  ```json
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data",
      "more": "has_more"
    }
  }
  ```
  ```swift
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  ```
  - changed to `"string"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationCursor.items
  ```json
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data",
      "more": "has_more"
    }
  }
  ```
  ```swift
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.more
  ```json
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data",
      "more": "has_more"
    }
  }
  ```
  ```swift
  pagination: .cursor("after", next: "data[last].id", more: "has_more")
  ```
  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationUrl.style
  ```json
  {
    "pagination": { "style": "url", "next": "next", "items": "papers" }
  }
  ```
  ```swift
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .get,
      "/urls",
      endpoint: "Papers.urls",
      response: .json,
      pagination: .url(next: "next"),
      items: \.papers
    )
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationUrl.next
  ```json
  {
    "pagination": { "style": "url", "next": "next", "items": "papers" }
  }
  ```
  ```swift
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .get,
      "/urls",
      endpoint: "Papers.urls",
      response: .json,
      pagination: .url(next: "next"),
      items: \.papers
    )
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationUrl.items
  ```json
  {
    "pagination": { "style": "url", "next": "next", "items": "points" }
  }
  ```
  ```swift
  public static func url(xTrace: String? = nil) -> Language.PagedRequest<Pages.URLResponse, Point> {
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .url(next: "next"),
      items: \.points
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationLink.style
  ```json
  {
    "pagination": { "style": "link" }
  }
  ```
  ```swift
  public static func links() -> Archive.PagedRequest<[Paper], Paper> {
    .init(.get, "/links", endpoint: "Papers.links", response: .json, pagination: .link)
  ```
  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationLink.items
  ```json
  {
    "pagination": { "style": "link", "items": "byYear.2026" }
  }
  ```
  ```swift
  public static func thisYear() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/year",
      endpoint: "Shelf.thisYear",
      response: .json,
      pagination: .link,
      items: { $0.byYear["2026"] ?? [] }
    )
  ```
  - changed to `"byYear.20262"`: `pagination-changed` (wire breaking, Swift safe)

  """###
