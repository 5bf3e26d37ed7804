// Written from endpoints.docc/Reference.md by the tests (RECORD=1). Do not edit.

/// The reference of the spec language.
let builtInReference = ###"""
  # Reference of the spec language

  Every key of a spec: its meaning, its default, a compiled example with its Swift code, and its findings in `diff`.

  ## Overview

  Each section names the object and its key, as in `field.lossy`. `endpoints explain lossy` prints the same.

  The findings of `endpoints diff` are those of adding, removing or changing the key in the example. Each has a level for
  apps in use (wire) and one for code that compiles against the client (Swift).

  ## spec

  One API.

  Written in: a file

  ### spec.$schema

  The JSON Schema of this file; for editors.

  Optional.

  ```json
  {
    "$schema": "endpoints.schema.json"
  }
  ```

  Swift: none, since only editors read it.

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"endpoints.schema.json2"`: nothing

  ### spec.api

  The namespace in Swift, in UpperCamelCase. The module is named `<api>API`.

  Required.

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

  In `diff`:

  - changed to `"News2"`: `generator-option-changed` (wire safe, Swift breaking)

  ### spec.version

  The semantic version of the API's contract.

  Optional.

  ```json
  {
    "version": "2.1.0"
  }
  ```

  ```swift
  public static let version = "2.1.0"
  ```

  In `diff`:

  - added: nothing
  - removed: nothing

  ### spec.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "summary": "Auctions of art."
  }
  ```

  ```swift
  /// Auctions of art.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Auctions of art.2"`: `docs-changed` (wire safe, Swift safe)

  ### spec.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)

  ### spec.servers

  The servers: name → URL, or an object with more to say. The first is the default.

  Required.

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

  In `diff`:

  - changed to another value: `server-changed` (wire care, Swift breaking)

  ### spec.authentication

  The authentication schemes: name → scheme.

  Optional.

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

  In `diff`:

  - changed to `{"token":"basic"}`: `auth-added-or-tightened` (wire breaking, Swift care)

  ### spec.defaults

  What every endpoint has unless it says otherwise.

  Optional.

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

  In `diff`:

  - added: `auth-added-or-tightened` (wire breaking, Swift care), `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care), `auth-removed-or-loosened` (wire safe, Swift safe)
  - changed to `{"authentication":"token","timeout":30}`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### spec.swift

  How the Swift module is generated.

  Optional.

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift breaking), `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking), `generator-option-changed` (wire safe, Swift safe)
  - changed to another value: `generator-option-changed` (wire safe, Swift breaking)

  ### spec.errors

  The failures of the API: a status, a class, `default`, or a case with `when`.

  Optional.

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

  In `diff`:

  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to another value: `error-case-removed` (wire safe, Swift breaking)

  ### spec.receivers

  The documentation of receivers: the name before the dot of endpoints → texts.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{}`: `docs-changed` (wire safe, Swift safe)

  ### spec.types

  The types of the API: name → type definition. `Card.Suit` is nested in `Card`.

  Optional.

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

  In `diff`:

  - changed to `{"Tick":{"fields":{"symbol":"string"}}}`: `resp-field-removed-required` (wire breaking, Swift breaking)

  ### spec.endpoints

  The endpoints: `Receiver.verb` or `verb` → endpoint.

  Optional.

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

  In `diff`:

  - added: `endpoint-added` (wire safe, Swift safe)
  - removed: `endpoint-removed` (wire breaking, Swift breaking)
  - changed to `{}`: `endpoint-removed` (wire breaking, Swift breaking)

  ## receiver

  The documentation of a namespace of endpoints, or of the endpoints of a type.

  Written in: `spec.receivers`

  ### receiver.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The people inside.2"`: `docs-changed` (wire safe, Swift safe)

  ### receiver.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)

  ## server

  A server with variables or hosts.

  Written in: `spec.servers`

  ### server.url

  The URL, with `{name}` for its variables.

  Required.

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

  In `diff`:

  - changed to `"http://{port}.local2"`: `server-changed` (wire safe, Swift care)

  ### server.variables

  The variables in the URL and in endpoints' paths.

  Optional.

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

  In `diff`:

  - changed to `{"port":{"default":"80"}}`: `server-changed` (wire safe, Swift breaking)

  ### server.hosts

  Other hosts, for the endpoints with `"host": name`.

  Optional.

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

  In `diff`:

  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)
  - changed to `{}`: `server-changed` (wire care, Swift safe)

  ### server.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"One of the regions.2"`: `docs-changed` (wire safe, Swift safe)

  ## serverVariable

  A variable of a server. Without a default it is an argument.

  Written in: `server.variables`

  ### serverVariable.default

  The value where none is given.

  Optional.

  ```json
  {
    "account": { "default": "main" }
  }
  ```

  ```swift
  public static func production(account: String = "main") -> Self {
  ```

  In `diff`:

  - added: `server-changed` (wire safe, Swift safe)
  - removed: `server-changed` (wire safe, Swift breaking)
  - changed to `"main2"`: `server-changed` (wire safe, Swift safe)

  ### serverVariable.enum

  The values that it may have.

  Optional.

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

  In `diff`:

  - added: `server-changed` (wire care, Swift breaking)
  - removed: `server-changed` (wire safe, Swift breaking)
  - changed to `["eu-west-1"]`: `server-changed` (wire care, Swift breaking)

  ## authenticationKey

  A key in a header, the query or a cookie.

  Written in: `spec.authentication`

  ### authenticationKey.key

  The name of the header, parameter or cookie.

  Required.

  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```

  ```swift
  "query": .key("api_key", in: .query),
  ```

  In `diff`:

  - changed to `"api_key2"`: `auth-added-or-tightened` (wire breaking, Swift care)

  ### authenticationKey.in

  Where the key travels.

  Required.

  One of: `"header"`, `"query"`, `"cookie"`

  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```

  ```swift
  "query": .key("api_key", in: .query),
  ```

  In `diff`:

  - changed to `"header"`: `auth-added-or-tightened` (wire breaking, Swift care)

  ## authenticationOAuth2

  OAuth 2; the token is sent as a bearer's.

  Written in: `spec.authentication`

  ### authenticationOAuth2.oauth2

  The scopes and URLs.

  Required.

  ```json
  {
    "login": { "oauth2": { "scopes": { "read": "Reads.", "write": "Writes." } } }
  }
  ```

  Swift: as for `bearer`, since the app fetches the token.

  In `diff`:

  - changed to another value: nothing

  ## oauth2

  The scopes and URLs of OAuth 2.

  Written in: `authenticationOAuth2.oauth2`

  ### oauth2.scopes

  Scope → what it allows.

  Required.

  ```json
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  ```

  Swift: none, since the app fetches the token.

  In `diff`:

  - changed to another value: nothing

  ### oauth2.authorizationURL

  Where a person grants access.

  Optional.

  ```json
  {
    "oauth2": {
      "scopes": { "cars": "Read and change cars." },
      "authorizationURL": "https://garage.example.com/authorize",
      "tokenURL": "https://garage.example.com/token"
    }
  }
  ```

  Swift: none, since the app fetches the token.

  In `diff`:

  - added: `auth-scheme-details-changed` (wire care, Swift safe)
  - removed: `auth-scheme-details-changed` (wire care, Swift safe)
  - changed to `"https://garage.example.com/authorize2"`: `auth-scheme-details-changed` (wire care, Swift safe)

  ### oauth2.tokenURL

  Where tokens are fetched.

  Optional.

  ```json
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  ```

  Swift: none, since the app fetches the token.

  In `diff`:

  - added: `auth-scheme-details-changed` (wire care, Swift safe)
  - removed: `auth-scheme-details-changed` (wire care, Swift safe)
  - changed to `"https://bank.example.com/token2"`: `auth-scheme-details-changed` (wire care, Swift safe)

  ## defaults

  What every endpoint has unless it says otherwise.

  Written in: `spec.defaults`

  ### defaults.authentication

  The schemes that endpoints ask for.

  Optional.

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

  In `diff`:

  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)

  ### defaults.headers

  Constant headers: name → value.

  Optional.

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

  In `diff`:

  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{"Accept-Language":"en"}`: `param-removed` (wire care, Swift safe)

  ### defaults.parameters

  Parameters of every endpoint; each says where it goes with `in`.

  Optional.

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

  In `diff`:

  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{}`: `param-removed` (wire care, Swift safe)

  ### defaults.date

  The format of a bare `date`.

  Default: `"rfc3339"`

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

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  - changed to `"rfc3339"`: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)

  ### defaults.timeout

  Seconds until a call is given up.

  Default: 60 seconds

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `31`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### defaults.query

  How arrays and objects are written into queries and forms.

  Optional.

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

  In `diff`:

  - added: `param-encoding-changed` (wire care, Swift safe)
  - removed: `param-encoding-changed` (wire care, Swift safe)
  - changed to `{"arrays":"brackets"}`: nothing

  ### defaults.at

  Where responses lie in the body.

  Optional.

  ```json
  {
    "defaults": { "at": "data" }
  }
  ```

  ```swift
  .init(.get, "/mails", endpoint: "Mail.list", response: .json(at: "data"))
  ```

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"data2"`: `resp-format-changed` (wire breaking, Swift safe)

  ### defaults.throttle

  Path of the seconds to wait before the next call, in a response of any status.

  Optional.

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"backoff2"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ## queryStyles

  How arrays and objects are written into queries and forms.

  Written in: `defaults.query`

  ### queryStyles.arrays

  The style of arrays; `repeat` (`a=1&a=2`) unless said.

  Default: `"repeat"`

  One of: `"repeat"`, `"comma"`, `"space"`, `"pipe"`, `"brackets"`, `"indexed"`

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

  In `diff`:

  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)

  ### queryStyles.objects

  The style of objects; `deepObject` (`a[b]=1`) unless said.

  Default: `"deepObject"`

  One of: `"deepObject"`, `"flat"`, `"json"`

  ```json
  {
    "query": { "arrays": "brackets", "objects": "json" }
  }
  ```

  ```swift
  "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"deepObject"`: nothing

  ## swift

  How the Swift module is generated.

  Written in: `spec.swift`

  ### swift.module

  The name of the module that compiles the code. Defaults to `<api>API`.

  Optional.

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `"OfficeClient2"`: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.access

  The access level of what is generated.

  Default: `"public"`

  One of: `"public"`, `"package"`, `"internal"`

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `"public"`: `generator-option-changed` (wire safe, Swift safe)

  ### swift.mutable

  Properties are `var`.

  Default: `false`

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.hashable

  Structs are `Hashable`.

  Default: `false`

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.identifiable

  Structs with a field `id` are `Identifiable`.

  Default: `true`

  ```json
  {
    "swift": { "identifiable": true }
  }
  ```

  ```swift
  public struct Car: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.codable

  `both`: every type can be decoded and encoded.

  Default: types are decoded or encoded as endpoints need it

  One of: `"both"`

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.include

  The endpoints that are generated, `Issues.list` or `Issues.*`; all unless said.

  Optional.

  ```json
  {
    "swift": { "include": ["Issues.*", "Repos.get"], "exclude": ["Issues.delete"] }
  }
  ```

  ```swift
  Example("none", endpoint: "Issues.list", status: 200, body: #"[]"#)
  ```

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `["Issues.*"]`: `generator-option-changed` (wire safe, Swift breaking)

  ### swift.exclude

  The endpoints that are not generated, `Issues.list` or `Issues.*`.

  Optional.

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

  In `diff`:

  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  - changed to `[]`: `generator-option-changed` (wire safe, Swift safe)

  ## deprecationObject

  A deprecation.

  Written in: `struct.deprecated`, `identifier.deprecated`, `enum.deprecated`, `enumCase.deprecated`, `union.deprecated`, `alias.deprecated`, `external.deprecated`, `field.deprecated`, `parameter.deprecated`, `bodyField.deprecated`, `endpoint.deprecated`

  ### deprecationObject.message

  What to use instead.

  Optional.

  ```json
  {
    "deprecated": { "message": "Ask for all.", "sunset": "2027-03-01" }
  }
  ```

  ```swift
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Ask for all.2"`: `docs-changed` (wire safe, Swift safe)

  ### deprecationObject.sunset

  The day after which it may go, `2027-03-01`.

  Optional.

  ```json
  {
    "deprecated": { "message": "Nobody knows.", "sunset": "2027-03-01" }
  }
  ```

  ```swift
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)

  ## limits

  What the server demands of the value.

  Written in: `field.limits`, `parameter.limits`, `bodyField.limits`

  ### limits.min

  The least value.

  Optional.

  ```json
  {
    "limits": { "min": 1, "max": 100 }
  }
  ```

  ```swift
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  ```

  In `diff`:

  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `param-constraint-loosened` (wire safe, Swift safe)
  - changed to `2`: `param-constraint-tightened` (wire breaking, Swift safe)

  ### limits.max

  The greatest value.

  Optional.

  ```json
  {
    "limits": { "min": 0, "max": 5 }
  }
  ```

  ```swift
  /// At least 0. At most 5. For example `4.5`.
  ```

  In `diff`:

  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `6`: `resp-constraint-changed` (wire safe, Swift safe)

  ### limits.length

  The length of a text, `5` or `1...20`.

  Optional.

  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  In `diff`:

  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"3...102"`: `resp-constraint-changed` (wire safe, Swift safe)

  ### limits.items

  How many elements, `5` or `1...20`.

  Optional.

  ```json
  {
    "limits": { "items": "2..." }
  }
  ```

  ```swift
  /// At least 2 elements.
  ```

  In `diff`:

  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"2...2"`: `resp-constraint-changed` (wire safe, Swift safe)

  ### limits.pattern

  A regular expression that a text matches.

  Optional.

  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  In `diff`:

  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `"^[A-Z]{1,3}-[0-9]+$2"`: `resp-constraint-changed` (wire safe, Swift safe)

  ## struct

  A struct.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### struct.include

  The structs whose fields come first.

  Optional.

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

  In `diff`:

  - added: `body-field-added-required` (wire breaking, Swift breaking), `body-field-added-optional` (wire safe, Swift safe)
  - removed: `resp-field-removed-required` (wire breaking, Swift breaking), `body-field-removed` (wire care, Swift breaking)
  - changed to `["Base"]`: `resp-field-removed-required` (wire breaking, Swift breaking), `body-field-removed` (wire care, Swift breaking)

  ### struct.fields

  The fields, in order: wire name → type expression or field.

  Required.

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
        case .pattern: pattern = Card.Back.Pattern(from: &json)
      self.init(color: color, pattern: pattern)
      json.field("pattern", pattern)
    }
  }
  // …
  ```

  In `diff`:

  - changed to another value: `body-field-removed` (wire care, Swift breaking), `swift-declaration-changed` (wire safe, Swift breaking)

  ### struct.additional

  The type of all keys that no field names, as a dictionary.

  Optional.

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

  In `diff`:

  - added: `resp-field-added-optional` (wire safe, Swift safe)
  - removed: `resp-field-removed-optional` (wire care, Swift breaking)
  - changed to `"string"`: `body-field-type-changed` (wire breaking, Swift breaking)

  ### struct.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A painting.2"`: `docs-changed` (wire safe, Swift safe)

  ### struct.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

  ```json
  {
    "Car": { "description": "Cars are counted at the gate." }
  }
  ```

  ```swift
  /// Cars are counted at the gate.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Cars are counted at the gate.2"`: `docs-changed` (wire safe, Swift safe)

  ### struct.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Object2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### struct.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

  ```json
  {
    "Sack": { "fields": { "size": "int", "inner": "Bag?" }, "deprecated": true }
  }
  ```

  ```swift
  public typealias Bag = DeprecatedSack
  ```

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)

  ### struct.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## identifier

  A struct that wraps one scalar.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### identifier.identifier

  The scalar that it wraps.

  Required.

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

  In `diff`:

  - changed to `"string"`: `resp-field-type-changed` (wire breaking, Swift breaking)

  ### identifier.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "Deck": { "summary": "A deck of cards.", "identifier": "string" }
  }
  ```

  ```swift
  /// A deck of cards.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A deck of cards.2"`: `docs-changed` (wire safe, Swift safe)

  ### identifier.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

  ```json
  {
    "type": { "identifier": "string", "description": "Printed on the ticket.", "optional": true }
  }
  ```

  ```swift
  /// Printed on the ticket.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Printed on the ticket.2"`: `docs-changed` (wire safe, Swift safe)

  ### identifier.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

  ```json
  {
    "Letter": { "identifier": "string", "was": "Mail" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Letter")
  public typealias Mail = Letter
  ```

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Mail2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### identifier.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Use Box.2"`: `docs-changed` (wire safe, Swift safe)

  ### identifier.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## enum

  An enum of strings or integers. Open unless `closed`.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### enum.enum

  The values: a list of strings, or case → value.

  Required.

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

  In `diff`:

  - changed to another value: `enum-case-removed-request` (wire breaking, Swift breaking)

  ### enum.closed

  A Swift enum, which fails to decode any other value.

  Default: `false`

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

  In `diff`:

  - added: `enum-open-to-closed-response` (wire care, Swift breaking)
  - removed: `enum-closed-to-open` (wire breaking, Swift breaking)
  - changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)

  ### enum.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The four colours.2"`: `docs-changed` (wire safe, Swift safe)

  ### enum.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

  ```json
  {
    "type": { "enum": ["red", "blue"], "description": "As seen at the gate.", "optional": true }
  }
  ```

  ```swift
  /// As seen at the gate.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"As seen at the gate.2"`: `docs-changed` (wire safe, Swift safe)

  ### enum.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

  ```json
  {
    "Card.Suit": { "enum": ["clubs", "hearts"], "closed": true, "was": "Suit" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Card.Suit")
  public typealias Suit = Card.Suit
  ```

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Suit2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### enum.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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
        case .style: style = DeprecatedStyle(from: &json)
  ```

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{"message":"Nobody knows."}`: `docs-changed` (wire safe, Swift safe)

  ### enum.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## enumCase

  A value with more to say.

  Written in: `enum.enum`

  ### enumCase.value

  The value on the wire.

  Required.

  ```json
  {
    "high": { "value": 20 }
  }
  ```

  ```swift
  case high = 20
  ```

  In `diff`:

  - changed to `21`: `enum-raw-value-changed` (wire breaking, Swift safe)

  ### enumCase.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "jack": { "value": "JACK", "summary": "Above the ten.", "was": "knave" }
  }
  ```

  ```swift
  /// Above the ten.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Above the ten.2"`: `docs-changed` (wire safe, Swift safe)

  ### enumCase.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{"message":"Jokers are out."}`: `docs-changed` (wire safe, Swift safe)

  ### enumCase.was

  The name the case had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

  ```json
  {
    "clay": { "value": "c", "was": "clay" }
  }
  ```

  ```swift
    public var soil: Field.Soil
    public init(rowID: Int, soil: Field.Soil) {
      self.soil = soil
  extension Field {
    public struct Soil: OpenEnum {
      public static let clay = Soil(rawValue: "c")
      public static let allCases: [Soil] = [
        .clay
      ]
      public let rawValue: String
      public init(rawValue: String) {
        self.rawValue = rawValue
  // …
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"clay2"`: nothing

  ## union

  An enum with a payload a case. Open unless `closed`.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### union.union

  The members: case → type, or a list of types.

  Required.

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

  In `diff`:

  - changed to another value: `union-variant-removed-request` (wire breaking, Swift breaking)

  ### union.by

  The field whose value chooses the case. Without it, the keys of an object choose: all required keys of the member are there, and its constants and enums have the object's values. Of several such members, the one that knows most of the keys is chosen, then the first. Of an array, the first element decides. Any other value is the first member that reads it; integers come before other numbers, and texts with a format before other texts.

  Optional.

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

  In `diff`:

  - changed to `"kind2"`: `union-tag-changed` (wire care, Swift safe)

  ### union.closed

  No other member is ever taken.

  Default: `false`

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

  In `diff`:

  - added: `enum-open-to-closed-request` (wire breaking, Swift breaking)
  - removed: `enum-closed-to-open` (wire breaking, Swift breaking)
  - changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)

  ### union.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"What hangs on a message.2"`: `docs-changed` (wire safe, Swift safe)

  ### union.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

  ```json
  {
    "type": { "union": ["int", "string"], "description": "In meters, or a word.", "optional": true }
  }
  ```

  ```swift
  /// In meters, or a word.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"In meters, or a word.2"`: `docs-changed` (wire safe, Swift safe)

  ### union.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

  ```json
  {
    "Payment": { "union": { "cash": "Cash", "card": "Card" }, "by": "kind", "was": "Bill" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Payment")
  public typealias Bill = Payment
  ```

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"Bill2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### union.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)

  ### union.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## unionMember

  A member whose tag is not its case's name.

  Written in: `union.union`

  ### unionMember.tag

  The value of the field that chooses the case.

  Optional.

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

  In `diff`:

  - added: `union-tag-changed` (wire breaking, Swift safe)
  - removed: `union-tag-changed` (wire breaking, Swift safe)

  ### unionMember.type

  The type of the payload.

  Required.

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

  In `diff`:

  - `joined` added: `union-variant-added-response` (wire safe, Swift breaking)
  - `joined` removed: `union-variant-removed-request` (wire breaking, Swift breaking)

  ## alias

  Another name of a type.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### alias.alias

  The type with another name.

  Required.

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

  In `diff`:

  - changed to `"bool?"`: `resp-field-type-changed` (wire breaking, Swift breaking)

  ### alias.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "Books": { "summary": "More than one.", "alias": "[Book]" }
  }
  ```

  ```swift
  /// More than one.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"More than one.2"`: `docs-changed` (wire safe, Swift safe)

  ### alias.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

  ```json
  {
    "CarList": { "alias": "[Car]", "description": "In the order of their places." }
  }
  ```

  ```swift
  /// In the order of their places.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"In the order of their places.2"`: `docs-changed` (wire safe, Swift safe)

  ### alias.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

  ```json
  {
    "Counts": { "alias": "[string: int]", "was": "Numbers" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Counts")
  public typealias Numbers = Counts
  ```

  In `diff`:

  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"Numbers2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### alias.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

  ```json
  {
    "Bag": { "alias": "Sack", "deprecated": true }
  }
  ```

  ```swift
  public typealias Bag = DeprecatedSack
  ```

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)

  ### alias.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## external

  A type that the app has, in a module of its own. It conforms to `WireDecodable`, `WireEncodable` or both, as it is used.

  Written in: `spec.types`, `struct.fields`, `struct.additional`, `identifier.identifier`, `union.union`, `unionMember.type`, `alias.alias`, `field.type`, `parameter.type`, `bodyField.type`, `endpoint.parameters`, `endpoint.body`, `endpoint.response`, `bodyOfFields.fields`, `bodyOfType.type`, `responseOfType.type`, `responseOfType.headers`, `header.type`, `responseStream.stream`, `errorOfStatus.type`, `errorWhen.type`

  ### external.external

  The type's name in Swift.

  Required.

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

  In `diff`:

  - changed to `"Money2"`: `body-field-type-widened` (wire safe, Swift breaking)

  ### external.module

  The module that declares the type.

  Required.

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

  In `diff`:

  - changed to `"MoneyKit2"`: `body-field-type-widened` (wire safe, Swift breaking)

  ### external.wire

  The scalar that its values have on the wire. Without it they may be any JSON.

  Optional.

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

  In `diff`:

  - changed to `"int"`: `body-field-type-changed` (wire breaking, Swift safe)

  ### external.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A type that the app has.2"`: `docs-changed` (wire safe, Swift safe)

  ### external.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Its colors come from the brand.2"`: `docs-changed` (wire safe, Swift safe)

  ### external.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"Amount2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### external.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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
        case .badge: badge = DeprecatedBadge(from: &json)
  ```

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Use a picture.2"`: `docs-changed` (wire safe, Swift safe)

  ### external.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

  Default: `false`

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
        case .change: change = Receipt.Change(from: &json)
        change: change,
        Equality.of(one.change, other.change),
  ```

  In `diff`:

  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)

  ## field

  A field of a struct.

  Written in: `struct.fields`

  ### field.type

  The type. Required unless there is a `constant`.

  Optional.

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

  In `diff`:

  - changed to `"bool?"`: `resp-field-became-optional` (wire breaking, Swift breaking)

  ### field.as

  The name in Swift, where it shall not be derived from the key.

  Optional.

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
      case .deck: deck = Deck(from: &json)
    guard json.finish(&object), let deck else { return nil }
    self.init(deck: deck, remaining: remaining)
  ```

  In `diff`:

  - added: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - removed: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"deck2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)

  ### field.default

  Used where the key is missing or null, as on the wire. The Swift type is `T`, never `T?`.

  Optional.

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

  In `diff`:

  - added: `resp-field-became-optional` (wire safe, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `2`: `body-field-default-changed` (wire safe, Swift care)

  ### field.constant

  A value that always travels: sent, not in the initialiser, not read.

  Optional.

  ```json
  {
    "options": { "constant": { "deep": { "x": [] } } }
  }
  ```

  ```swift
  json.field("options", ["deep": ["x": []]] as JSONValue)
  ```

  In `diff`:

  - changed to `{}`: `body-field-type-changed` (wire breaking, Swift safe)

  ### field.at

  Where the value lies inside this object, its own key included. The key of the field is then only a name.

  Optional.

  ```json
  {
    "path": { "type": "string?", "secret": true, "at": "a.path" }
  }
  ```

  ```swift
  let path = json.at("a.path", of: object, secret: true) { $0.string() }
  ```

  In `diff`:

  - added: `resp-field-wire-name-changed` (wire care, Swift safe)
  - removed: `resp-field-wire-name-changed` (wire care, Swift safe)
  - changed to `"a.path2"`: `resp-field-wire-name-changed` (wire care, Swift safe)

  ### field.lossy

  On an array: elements that do not decode are dropped and counted, not fatal.

  Default: `false`

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

  In `diff`:

  - added: `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire safe, Swift care)
  - changed to `false`: `resp-format-changed` (wire safe, Swift care)

  ### field.lenient

  On an optional date, day, URL, UUID or base64 text: a value that cannot be read is nil and counted, not fatal.

  Default: `false`

  ```json
  {
    "homepage": { "type": "url?", "lenient": true }
  }
  ```

  ```swift
  case .homepage: homepage = json.lenient { $0.url() }
  ```

  In `diff`:

  - added: `resp-format-changed` (wire care, Swift care)
  - removed: `resp-format-changed` (wire safe, Swift care)
  - changed to `false`: `resp-format-changed` (wire safe, Swift care)

  ### field.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

  Default: the form of the type

  One of: `"number"`, `"string"`

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

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift care)
  - removed: `resp-format-changed` (wire breaking, Swift care)
  - changed to `"string"`: `resp-format-changed` (wire breaking, Swift care)

  ### field.only

  `response`: decoded, never sent. `request`: the reverse.

  Default: both directions

  One of: `"response"`, `"request"`

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

  In `diff`:

  - added: `body-field-readonly-changed` (wire breaking, Swift breaking)
  - removed: `body-field-readonly-changed` (wire care, Swift breaking)
  - changed to `"response"`: `body-field-readonly-changed` (wire care, Swift safe)

  ### field.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

  Optional.

  ```json
  {
    "plate": { "type": "string", "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" } }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  In `diff`:

  - added: `resp-constraint-changed` (wire safe, Swift safe)
  - removed: `resp-constraint-changed` (wire safe, Swift safe)
  - changed to `{"pattern":"^[A-Z]{1,3}-[0-9]+$"}`: `resp-constraint-changed` (wire safe, Swift safe)

  ### field.was

  The name the field had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"name2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### field.secret

  The value never shows in a description, a log or a cURL line.

  Default: `false`

  ```json
  {
    "note": { "type": "string?", "secret": true, "deprecated": true }
  }
  ```

  ```swift
  package static let secretFields: Set<String> = ["note"]
  ```

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### field.nullable

  nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`). In the member of a union without `by`: the key is always there, and its value may be null.

  Default: `false`

  ```json
  {
    "previous": { "type": "Draft?", "nullable": true }
  }
  ```

  ```swift
  @Indirect public var previous: Patch<Draft>
  public init(previous: Patch<Draft> = .keep, next: Draft? = nil) {
  ```

  In `diff`:

  - added: `body-field-became-nullable` (wire safe, Swift breaking)
  - removed: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `body-field-became-not-nullable` (wire breaking, Swift breaking)

  ### field.userFacing

  In the type of an error: the text that a person may be shown.

  Default: `false`

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

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `false`: nothing

  ### field.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"The year.2"`: `docs-changed` (wire safe, Swift safe)

  ### field.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)

  ### field.example

  A value, as on the wire, for the documentation.

  Optional.

  ```json
  {
    "count": { "type": "int", "limits": { "min": 1, "max": 10 }, "example": 3 }
  }
  ```

  ```swift
  /// At least 1. At most 10. For example `3`.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `4`: `docs-changed` (wire safe, Swift safe)

  ## parameter

  A parameter.

  Written in: `defaults.parameters`, `endpoint.parameters`

  ### parameter.type

  The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.

  Optional.

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

  In `diff`:

  - changed to `"int"`: `param-became-required` (wire breaking, Swift breaking)

  ### parameter.in

  Where it travels: in the path if the path names it, else in the query, unless said here.

  Default: `path` if the path names it, otherwise `query`

  One of: `"path"`, `"query"`, `"header"`, `"cookie"`

  ```json
  {
    "most": { "type": "Money?", "in": "query" }
  }
  ```

  ```swift
  .init(.get, "/receipts/\(segment: least)", endpoint: "Receipts.list", query: ["most": most])
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"header"`: `param-location-changed` (wire care, Swift safe)

  ### parameter.name

  The name on the wire, where two places need the same key.

  Optional.

  ```json
  {
    "id": { "type": "string", "in": "header", "name": "X-ID" }
  }
  ```

  ```swift
  "X-ID": id,
  ```

  In `diff`:

  - added: `param-wire-name-changed` (wire breaking, Swift safe)
  - removed: `param-wire-name-changed` (wire breaking, Swift safe)
  - changed to `"X-ID2"`: `param-wire-name-changed` (wire breaking, Swift safe)

  ### parameter.as

  The name in Swift, where it shall not be derived from the key.

  Optional.

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

  In `diff`:

  - changed to `"other2"`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### parameter.default

  The default of the Swift argument, as on the wire; it is sent.

  Optional.

  ```json
  {
    "size": { "type": "Size", "default": { "width": 10, "height": 20 } }
  }
  ```

  ```swift
  size: Size = Size(width: 10, height: 20),
  ```

  In `diff`:

  - added: `param-became-optional` (wire safe, Swift safe)
  - removed: `param-became-required` (wire safe, Swift breaking)
  - changed to `{"width":11,"height":20}`: `param-default-changed` (wire safe, Swift care)

  ### parameter.constant

  A value that always travels: it is sent, and no argument or property.

  Optional.

  ```json
  {
    "version": { "constant": 3 }
  }
  ```

  ```swift
  "version": 3,
  ```

  In `diff`:

  - changed to `4`: `param-default-changed` (wire breaking, Swift care)

  ### parameter.label

  The argument's label, `_` for none.

  Optional.

  ```json
  {
    "inout": { "type": "string?", "label": "_" }
  }
  ```

  ```swift
  _ `inout`: String? = nil,
  ```

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"_2"`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### parameter.serverDefault

  What the server takes where nothing is sent. Documented, not sent: the argument is optional.

  Optional.

  ```json
  {
    "page": { "type": "int", "serverDefault": 1 }
  }
  ```

  ```swift
  /// - Parameter page: Defaults to `1` on the server.
  ```

  In `diff`:

  - changed to `2`: `param-default-changed` (wire care, Swift safe)

  ### parameter.style

  How an array or an object is written into a query or a form.

  Default: the style of `defaults.query`

  One of: `"repeat"`, `"comma"`, `"space"`, `"pipe"`, `"brackets"`, `"indexed"`, `"deepObject"`, `"flat"`, `"json"`

  ```json
  {
    "pipe": { "type": "[Suit]", "style": "pipe" }
  }
  ```

  ```swift
  "pipe": ParameterValue(pipe, style: .pipe),
  ```

  In `diff`:

  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)

  ### parameter.spread

  The fields of its struct become arguments; it still travels under its key.

  Default: `false`

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

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### parameter.nullable

  nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`).

  Default: `false`

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

  In `diff`:

  - added: `param-became-nullable` (wire safe, Swift safe)
  - removed: `param-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `param-became-not-nullable` (wire breaking, Swift breaking)

  ### parameter.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

  Default: the form of the type

  One of: `"number"`, `"string"`

  ```json
  {
    "loaded": { "type": "bool", "wire": "number" }
  }
  ```

  ```swift
  "/ships/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: token, secret: true)",
  ```

  In `diff`:

  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)
  - changed to `"string"`: `param-encoding-changed` (wire breaking, Swift safe)

  ### parameter.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

  Optional.

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

  In `diff`:

  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `param-constraint-loosened` (wire safe, Swift safe)
  - changed to `{"min":1}`: `param-constraint-loosened` (wire safe, Swift safe)

  ### parameter.secret

  The value never shows in a description, a log or a cURL line.

  Default: `false`

  ```json
  {
    "kind": { "constant": "wheat", "secret": true }
  }
  ```

  ```swift
  "/fields/\(segment: "wheat", secret: true)/\(segment: rowID)",
  ```

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### parameter.was

  The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"fast2"`: `swift-declaration-changed` (wire safe, Swift breaking)

  ### parameter.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "title": { "type": "string", "label": "_", "summary": "A part of the title." }
  }
  ```

  ```swift
  ///   - title: A part of the title.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"A part of the title.2"`: `docs-changed` (wire safe, Swift safe)

  ### parameter.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

  ```json
  {
    "dir": { "type": "string?", "as": "direction", "deprecated": "Nobody sorts." }
  }
  ```

  ```swift
  ///   - direction: Deprecated. Nobody sorts.
  ```

  In `diff`:

  - added: `param-deprecated` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Nobody sorts.2"`: `docs-changed` (wire safe, Swift safe)

  ### parameter.example

  A value, as on the wire, for the documentation.

  Optional.

  ```json
  {
    "color": { "type": "string?", "example": "red" }
  }
  ```

  ```swift
  ///
  /// - Parameter color: For example `"red"`.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"red2"`: `docs-changed` (wire safe, Swift safe)

  ## bodyField

  A field of the body, which is an argument.

  Written in: `bodyOfFields.fields`

  ### bodyField.type

  The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.

  Optional.

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

  In `diff`:

  - changed to `"Deck?"`: nothing

  ### bodyField.as

  The name in Swift, where it shall not be derived from the key.

  Optional.

  ```json
  {
    "title": { "type": "string", "as": "newTitle" }
  }
  ```

  ```swift
  newTitle: String,
      json.field("title", newTitle)
  ```

  In `diff`:

  - changed to `"newTitle2"`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### bodyField.default

  The default of the Swift argument, as on the wire; it is sent.

  Optional.

  ```json
  {
    "guests": { "type": "int", "default": 2, "summary": "Who eats." }
  }
  ```

  ```swift
  guests: Int = 2,
  ```

  In `diff`:

  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire safe, Swift breaking)
  - changed to `3`: `body-field-default-changed` (wire safe, Swift care)

  ### bodyField.constant

  A value that always travels: it is sent, and no argument or property.

  Optional.

  ```json
  {
    "kind": { "constant": "dinner" }
  }
  ```

  ```swift
  json.field("kind", "dinner")
  ```

  In `diff`:

  - changed to `"dinner2"`: `body-field-type-changed` (wire breaking, Swift safe)

  ### bodyField.at

  Where the value lies inside the body, its own key included.

  Optional.

  ```json
  {
    "user_key": { "type": "string?", "at": "user.key", "secret": true }
  }
  ```

  ```swift
  public static let secretFields: Set<String> = ["SECRET", "key"]
  ```

  In `diff`:

  - added: `param-wire-name-changed` (wire care, Swift safe)
  - removed: `param-wire-name-changed` (wire care, Swift safe)
  - changed to `"user.key2"`: `param-wire-name-changed` (wire care, Swift safe)

  ### bodyField.label

  The argument's label, `_` for none.

  Optional.

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

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"withPlate2"`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### bodyField.serverDefault

  What the server takes where nothing is sent. Documented, not sent: the argument is optional.

  Optional.

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

  In `diff`:

  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire breaking, Swift breaking)
  - changed to `"chef2"`: nothing

  ### bodyField.style

  How an array or an object is written into a query or a form.

  Default: the style of `defaults.query`

  One of: `"repeat"`, `"comma"`, `"space"`, `"pipe"`, `"brackets"`, `"indexed"`, `"deepObject"`, `"flat"`, `"json"`

  ```json
  {
    "amount": { "type": "Amount?", "style": "flat" }
  }
  ```

  ```swift
  "amount": ParameterValue(amount, style: .flat),
  ```

  In `diff`:

  - added: `param-encoding-changed` (wire care, Swift safe)
  - removed: `param-encoding-changed` (wire care, Swift safe)
  - changed to `"deepObject"`: `param-encoding-changed` (wire care, Swift safe)

  ### bodyField.spread

  The fields of its struct become arguments; it still travels under its key.

  Default: `false`

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

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### bodyField.encoding

  `json` for a part of a multipart body that is JSON.

  Default: text, and bytes for `file` and `data`

  One of: `"json"`

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

  In `diff`:

  - added: `param-encoding-changed` (wire breaking, Swift safe)
  - removed: `param-encoding-changed` (wire breaking, Swift safe)

  ### bodyField.nullable

  nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`).

  Default: `false`

  ```json
  {
    "note": { "type": "string?", "nullable": true }
  }
  ```

  ```swift
  note: Patch<String> = .keep,
  ```

  In `diff`:

  - added: `body-field-became-nullable` (wire safe, Swift breaking)
  - removed: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  - changed to `false`: `body-field-became-not-nullable` (wire breaking, Swift breaking)

  ### bodyField.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

  Default: the form of the type

  One of: `"number"`, `"string"`

  ```json
  {
    "remember": { "type": "bool?", "wire": "number", "summary": "Stay logged in." }
  }
  ```

  ```swift
  "remember": ParameterValue(remember, .number),
  ```

  In `diff`:

  - added: `body-field-type-changed` (wire breaking, Swift safe)
  - removed: `body-field-type-changed` (wire breaking, Swift safe)
  - changed to `"string"`: `body-field-type-changed` (wire breaking, Swift safe)

  ### bodyField.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

  Optional.

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

  In `diff`:

  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `body-constraint-loosened` (wire safe, Swift safe)
  - changed to `{}`: `body-constraint-loosened` (wire safe, Swift safe)

  ### bodyField.secret

  The value never shows in a description, a log or a cURL line.

  Default: `false`

  ```json
  {
    "password": { "type": "string", "secret": true }
  }
  ```

  ```swift
  public static let secretFields: Set<String> = ["password"]
  ```

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### bodyField.was

  The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `swift-declaration-changed` (wire safe, Swift breaking)
  - changed to `"time2"`: `swift-declaration-changed` (wire safe, Swift breaking)

  ### bodyField.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Who eats.2"`: `docs-changed` (wire safe, Swift safe)

  ### bodyField.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `param-deprecated` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Floors are assigned.2"`: `docs-changed` (wire safe, Swift safe)

  ### bodyField.example

  A value, as on the wire, for the documentation.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"B-12"`: `docs-changed` (wire safe, Swift safe)

  ## endpoint

  An endpoint.

  Written in: `spec.endpoints`

  ### endpoint.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "Books.find": { "summary": "Find books." }
  }
  ```

  ```swift
  /// Find books.
  ///
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Find books.2"`: `docs-changed` (wire safe, Swift safe)

  ### endpoint.description

  More than the summary says; further paragraphs of the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)

  ### endpoint.method

  `GET` if left out.

  Default: `"GET"`

  ```json
  {
    "Deck.draw": { "method": "GET" }
  }
  ```

  ```swift
  /// `GET /deck/{deck}/draw/`
    .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"HEAD"`: `endpoint-method-changed` (wire breaking, Swift safe)

  ### endpoint.path

  Begins with `/`; `{name}` for each path parameter, `{+name}` for one that keeps its slashes.

  Required.

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

  In `diff`:

  - changed to `"/map2"`: `endpoint-path-changed` (wire breaking, Swift safe)

  ### endpoint.parameters

  The parameters, in order: name → type expression or parameter.

  Optional.

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

  In `diff`:

  - changed to another value: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### endpoint.body

  What is sent: a type expression, fields that are arguments, or a type with more to say.

  Optional.

  ```json
  {
    "Recipes.import": { "method": "POST", "path": "/recipes/json", "body": "json" }
  }
  ```

  ```swift
  public static func `import`(_ value: JSONValue) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/json", endpoint: "Recipes.import", body: .json(value))
  ```

  In `diff`:

  - added: `body-added-required` (wire breaking, Swift breaking)
  - removed: `body-removed` (wire breaking, Swift breaking)
  - changed to `"json?"`: `body-became-optional` (wire safe, Swift safe)

  ### endpoint.response

  What is answered; nothing is read where it is missing.

  Optional.

  ```json
  {
    "Echo.work": { "method": "POST", "path": "/echo/work", "body": "Work", "response": "Work" }
  }
  ```

  ```swift
  public static func work(_ work: Work, xTrace: String? = nil) -> Language.Request<Work> {
  ```

  In `diff`:

  - added: `resp-body-added` (wire safe, Swift care)
  - removed: `resp-body-removed` (wire breaking, Swift breaking)
  - changed to `"Work?"`: `resp-field-became-optional` (wire breaking, Swift breaking)

  ### endpoint.errors

  Failures of this endpoint, added to the API's; null takes one away. All are cases of one enum, where a name has one type.

  Optional.

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

  In `diff`:

  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to `{}`: `error-case-removed` (wire safe, Swift breaking)

  ### endpoint.pagination

  How the endpoint gives its pages.

  Optional.

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

  In `diff`:

  - added: `pagination-changed` (wire safe, Swift breaking)
  - removed: `pagination-changed` (wire breaking, Swift breaking)
  - changed to `{"style":"page","items":"items"}`: `pagination-changed` (wire breaking, Swift safe)

  ### endpoint.authentication

  The schemes that are asked for: a name, a list of which any will do, or null for none.

  Optional.

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

  In `diff`:

  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)

  ### endpoint.cache

  Whether a cache may answer: `reload` never, `only` nothing else.

  Default: `"default"`

  One of: `"default"`, `"reload"`, `"only"`

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"default"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### endpoint.idempotent

  Whether the request may be sent again after a failure. True for GET, HEAD, PUT, DELETE and OPTIONS unless said.

  Default: true for GET, HEAD, PUT, DELETE and OPTIONS

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### endpoint.redirects

  Whether redirects are followed or returned.

  Default: `"follow"`

  One of: `"follow"`, `"return"`

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `"follow"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### endpoint.headers

  Constant headers: name → value.

  Optional.

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

  In `diff`:

  - added: `param-added-required` (wire care, Swift safe)
  - removed: `param-removed` (wire care, Swift safe)
  - changed to `{}`: `param-removed` (wire care, Swift safe)

  ### endpoint.timeout

  Seconds until a call is given up.

  Default: the timeout of `defaults`

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

  In `diff`:

  - added: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - changed to `6`: `retry-timeout-idempotency-changed` (wire safe, Swift care)

  ### endpoint.server

  The server by its name, where it is not the client's.

  Optional.

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

  In `diff`:

  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)

  ### endpoint.host

  One of the server's `hosts`.

  Optional.

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

  In `diff`:

  - added: `server-changed` (wire care, Swift safe)
  - removed: `server-changed` (wire care, Swift safe)

  ### endpoint.was

  The name the endpoint had: a deprecated forwarder is generated, and `diff` sees a rename.

  Optional.

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

  In `diff`:

  - added: nothing
  - removed: `generated-symbol-collision` (wire safe, Swift breaking)
  - changed to `"stamps2"`: `generated-symbol-collision` (wire safe, Swift breaking)

  ### endpoint.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  Optional.

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

  In `diff`:

  - added: `endpoint-deprecated` (wire safe, Swift care)
  - removed: `endpoint-undeprecated` (wire safe, Swift safe)
  - changed to `{"message":"Ask for all."}`: `docs-changed` (wire safe, Swift safe)

  ### endpoint.examples

  Requests and their responses: name → example.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `{}`: `docs-changed` (wire safe, Swift safe)

  ## example

  A request with its response.

  Written in: `endpoint.examples`

  ### example.arguments

  The arguments by wire name; a body of one value is `body`. Without them the example answers any call.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to another value: `docs-changed` (wire safe, Swift safe)

  ### example.status

  The status of the response.

  Default: the lowest status of a success

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

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `411`: nothing

  ### example.response

  The whole body; null for an empty one.

  Required.

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

  In `diff`:

  - changed to another value: `docs-changed` (wire safe, Swift safe)

  ## bodyOfFields

  A body whose fields are arguments.

  Written in: `endpoint.body`

  ### bodyOfFields.fields

  The fields, in order: wire name → type expression or field.

  Required.

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

  In `diff`:

  - changed to another value: `body-field-became-optional` (wire safe, Swift safe)

  ### bodyOfFields.encoding

  `json` if left out.

  Default: `"json"`

  One of: `"json"`, `"form"`, `"multipart"`, `"text"`, `"binary"`

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

  In `diff`:

  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)

  ### bodyOfFields.at

  The keys that wrap what is sent.

  Optional.

  ```json
  {
    "body": { "at": "order" }
  }
  ```

  ```swift
  json.beginObject("order")
  json.endObject()
  ```

  In `diff`:

  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"order2"`: `body-encoding-changed` (wire breaking, Swift safe)

  ## bodyOfType

  A body that is one argument.

  Written in: `endpoint.body`

  ### bodyOfType.type

  The type of the body.

  Required.

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

  In `diff`:

  - changed to `"Span?"`: `body-became-optional` (wire safe, Swift safe)

  ### bodyOfType.encoding

  `json` if left out.

  Default: `"json"`

  One of: `"json"`, `"form"`, `"multipart"`, `"text"`, `"binary"`

  ```json
  {
    "body": { "type": "Recipe", "encoding": "form" }
  }
  ```

  ```swift
  .init(.post, "/filter", endpoint: "Recipes.filter", body: .form(of: recipe))
  ```

  In `diff`:

  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)

  ### bodyOfType.at

  The keys that wrap what is sent.

  Optional.

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

  In `diff`:

  - added: `body-encoding-changed` (wire breaking, Swift safe)
  - removed: `body-encoding-changed` (wire breaking, Swift safe)
  - changed to `"point2"`: `body-encoding-changed` (wire breaking, Swift safe)

  ### bodyOfType.label

  The argument's label, `_` for none.

  Optional.

  ```json
  {
    "body": { "type": "Recipe", "label": "with", "at": "data.recipe" }
  }
  ```

  ```swift
  public static func replace(id: Int, with recipe: Recipe) -> Kitchen.Request<Void> {
  ```

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"with2"`: `param-swift-name-changed` (wire safe, Swift breaking)

  ### bodyOfType.spread

  The fields of its struct become arguments.

  Default: `false`

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

  In `diff`:

  - added: `param-swift-name-changed` (wire safe, Swift breaking)
  - removed: `param-swift-name-changed` (wire safe, Swift breaking)
  - changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)

  ## responseOfType

  A type of the response with more to say.

  Written in: `endpoint.response`

  ### responseOfType.type

  The type of the response.

  Required.

  ```json
  {
    "response": { "type": "data", "at": "pixels" }
  }
  ```

  ```swift
  public static func pixels() -> Weather.Request<Data> {
    .init(.get, "/pixels", endpoint: "Reports.pixels", response: .json(at: "pixels"))
  ```

  In `diff`:

  - changed to `"data?"`: `resp-field-became-optional` (wire breaking, Swift breaking)

  ### responseOfType.at

  Where the value lies in the body.

  Optional.

  ```json
  {
    "response": { "type": "data", "at": "blob" }
  }
  ```

  ```swift
  response: .json(at: "blob")
  ```

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"blob2"`: `resp-format-changed` (wire breaking, Swift safe)

  ### responseOfType.encoding

  `json` if left out.

  Default: `"json"`

  One of: `"json"`, `"text"`, `"binary"`

  ```json
  {
    "response": { "type": "string", "encoding": "text" }
  }
  ```

  ```swift
  .init(.get, "/text", endpoint: "Order.text", response: .text)
  ```

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"json"`: `resp-format-changed` (wire breaking, Swift safe)

  ### responseOfType.headers

  Headers that can be read: name → type expression or header.

  Optional.

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

  In `diff`:

  - added: `resp-header-added` (wire safe, Swift safe)
  - removed: `resp-header-removed` (wire care, Swift breaking)
  - changed to `{"X-Rate-Limit":"int"}`: `resp-header-removed` (wire care, Swift breaking)

  ## header

  A header of the response.

  Written in: `responseOfType.headers`

  ### header.type

  The type, a scalar or a type of one.

  Optional.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  /// Which rank.
  public var rank: Rank? { header("X-Rank") }
  ```

  In `diff`:

  - changed to `"string"`: `resp-field-type-changed` (wire safe, Swift breaking)

  ### header.as

  The name in Swift, where it shall not be derived from the key.

  Optional.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  public var rank: Rank? { header("X-Rank") }
  ```

  In `diff`:

  - added: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - removed: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  - changed to `"rank2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)

  ### header.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  /// Which rank.
  ```

  In `diff`:

  - added: nothing
  - removed: nothing
  - changed to `"Which rank.2"`: nothing

  ## responseStream

  A response that comes bit by bit.

  Written in: `endpoint.response`

  ### responseStream.stream

  The type of one event.

  Required.

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

  In `diff`:

  - changed to `"Tick?"`: `resp-field-became-optional` (wire breaking, Swift breaking)

  ### responseStream.format

  Server-sent events, or a value a line.

  Required.

  One of: `"sse"`, `"lines"`

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

  In `diff`:

  - changed to `"sse"`: `resp-format-changed` (wire breaking, Swift safe)

  ### responseStream.end

  The text that ends the stream, such as `[DONE]`.

  Optional.

  ```json
  {
    "response": { "stream": "string", "format": "sse", "end": "[DONE]" }
  }
  ```

  ```swift
  format: .events(end: "[DONE]"),
  ```

  In `diff`:

  - added: `resp-format-changed` (wire breaking, Swift safe)
  - removed: `resp-format-changed` (wire breaking, Swift safe)
  - changed to `"[DONE]2"`: `resp-format-changed` (wire breaking, Swift safe)

  ## errors

  Failures: a status, a class or `default` → a case; a case → what it is known by.

  Written in: `spec.errors`

  ### errors.default

  Every failure that nothing else names.

  Optional.

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

  In `diff`:

  - changed to `{"case":"other"}`: `error-body-changed` (wire care, Swift breaking)

  ## endpointErrors

  Failures of one endpoint; null takes a rule of the API away.

  Written in: `endpoint.errors`

  ### endpointErrors.default

  Every failure that nothing else names.

  Optional.

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

  In `diff`:

  - added: `error-case-added` (wire care, Swift breaking)
  - removed: `error-case-removed` (wire safe, Swift breaking)
  - changed to `"closed2"`: `error-case-removed` (wire safe, Swift breaking)

  ## errorOfStatus

  The case of a status.

  Written in: `errors.default`, `errors`, `endpointErrors.default`, `endpointErrors`

  ### errorOfStatus.case

  The case's name.

  Required.

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

  In `diff`:

  - changed to `"gone2"`: `error-case-removed` (wire safe, Swift breaking)

  ### errorOfStatus.type

  The type of the body.

  Optional.

  ```json
  {
    "default": { "case": "odd", "type": "json" }
  }
  ```

  ```swift
  case odd(JSONValue)
      .otherwise { .odd($0) },
  ```

  In `diff`:

  - added: `error-body-changed` (wire safe, Swift breaking)
  - removed: `error-body-changed` (wire care, Swift breaking)
  - changed to `"json?"`: `error-body-changed` (wire safe, Swift breaking)

  ### errorOfStatus.message

  A text for people, where there is no body.

  Optional.

  ```json
  {
    "410": { "case": "gone", "message": "It is gone." }
  }
  ```

  ```swift
  case .gone: "It is gone."
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"It is gone.2"`: `docs-changed` (wire safe, Swift safe)

  ### errorOfStatus.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

  ```json
  {
    "429": { "case": "slowDown", "type": "Problem", "summary": "Too many requests." }
  }
  ```

  ```swift
  /// Too many requests.
  ```

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"Too many requests.2"`: `docs-changed` (wire safe, Swift safe)

  ## errorWhen

  A case that is known by the body, in a response of any status.

  Written in: `errors`, `endpointErrors`

  ### errorWhen.when

  What the body holds: path of a field → its value, or `{ "present": true }`.

  Required.

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

  In `diff`:

  - changed to `{"state":"stolen"}`: `error-case-added` (wire care, Swift safe)

  ### errorWhen.type

  The type of the body.

  Optional.

  ```json
  {
    "refused": { "when": { "ok": false }, "type": "Excuse" }
  }
  ```

  ```swift
  case refused(Excuse)
      .when("ok", .equals(false)) { .refused($0) },
  ```

  In `diff`:

  - added: `error-body-changed` (wire safe, Swift breaking)
  - removed: `error-body-changed` (wire care, Swift breaking)
  - changed to `"Excuse?"`: `error-body-changed` (wire care, Swift breaking)

  ### errorWhen.message

  A text for people, where there is no body.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"All places are taken.2"`: `docs-changed` (wire safe, Swift safe)

  ### errorWhen.summary

  One line that says what it is; it becomes the doc comment.

  Optional.

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

  In `diff`:

  - added: `docs-changed` (wire safe, Swift safe)
  - removed: `docs-changed` (wire safe, Swift safe)
  - changed to `"No place is free.2"`: `docs-changed` (wire safe, Swift safe)

  ## presence

  Whether a field is there.

  Written in: `errorWhen.when`

  ### presence.present

  True: it is there and not null.

  Required.

  ```json
  {
    "meta.reason": { "present": true }
  }
  ```

  ```swift
  .without(.when([("meta.done", .equals(false)), ("meta.reason", .present(true))])),
  ```

  In `diff`:

  - changed to `false`: `error-case-added` (wire care, Swift safe)

  ## pagination

  How the endpoint gives its pages.

  Written in: `endpoint.pagination`

  ### pagination.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ## paginationPage

  Pages in the style `page`.

  Written in: `endpoint.pagination`

  ### paginationPage.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationPage.parameter

  The parameter that counts the pages, `page` unless said.

  Default: `"page"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationPage.start

  The number of the first page, 1 unless said.

  Default: `1`

  ```json
  {
    "pagination": { "style": "page", "parameter": "p", "start": 0 }
  }
  ```

  ```swift
  pagination: .page("p", start: 0)
  ```

  In `diff`:

  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `1`: `pagination-changed` (wire breaking, Swift safe)

  ### paginationPage.items

  Path of the array of items; without it the body is the array.

  Optional.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationPage.more

  Path of a Boolean: true if another page follows.

  Optional.

  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```

  ```swift
  pagination: .page("page", start: 1, more: "has_more")
  ```

  In `diff`:

  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)

  ### paginationPage.pages

  Path of the number of pages.

  Optional.

  ```json
  {
    "pagination": { "style": "page", "items": "items", "pages": "total_pages" }
  }
  ```

  ```swift
  pagination: .page("page", start: 1, pages: "total_pages")
  ```

  In `diff`:

  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"total_pages2"`: `pagination-changed` (wire breaking, Swift safe)

  ## paginationOffset

  Pages in the style `offset`.

  Written in: `endpoint.pagination`

  ### paginationOffset.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationOffset.parameter

  The parameter that turns the pages.

  Required.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationOffset.limit

  The parameter with the page's size.

  Required.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationOffset.items

  Path of the array of items; without it the body is the array.

  Optional.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationOffset.total

  Path of the number of all items.

  Optional.

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

  In `diff`:

  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"meta.total2"`: `pagination-changed` (wire breaking, Swift safe)

  ## paginationCursor

  Pages in the style `cursor`.

  Written in: `endpoint.pagination`

  ### paginationCursor.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationCursor.parameter

  The parameter that turns the pages.

  Required.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationCursor.next

  Path of the next cursor; missing, null or empty ends.

  Required.

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

  In `diff`:

  - changed to `"string"`: `pagination-changed` (wire breaking, Swift safe)

  ### paginationCursor.items

  Path of the array of items; without it the body is the array.

  Optional.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationCursor.more

  Path of a Boolean: true if another page follows.

  Optional.

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

  In `diff`:

  - added: `pagination-changed` (wire breaking, Swift safe)
  - removed: `pagination-changed` (wire breaking, Swift safe)
  - changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)

  ## paginationUrl

  Pages in the style `url`.

  Written in: `endpoint.pagination`

  ### paginationUrl.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationUrl.next

  Path of the next page's URL.

  Required.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationUrl.items

  Path of the array of items; without it the body is the array.

  Optional.

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

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ## paginationLink

  Pages in the style `link`.

  Written in: `endpoint.pagination`

  ### paginationLink.style

  How the API gives its pages.

  Required.

  One of: `"page"`, `"offset"`, `"cursor"`, `"url"`, `"link"`

  ```json
  {
    "pagination": { "style": "link" }
  }
  ```

  ```swift
  public static func links() -> Archive.PagedRequest<[Paper], Paper> {
    .init(.get, "/links", endpoint: "Papers.links", response: .json, pagination: .link)
  ```

  In `diff`:

  - `pagination` added: `pagination-changed` (wire safe, Swift breaking)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)

  ### paginationLink.items

  Path of the array of items; without it the body is the array.

  Optional.

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

  In `diff`:

  - changed to `"byYear.20262"`: `pagination-changed` (wire breaking, Swift safe)


  """###
