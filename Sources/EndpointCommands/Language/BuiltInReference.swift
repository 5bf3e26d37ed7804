// Written from endpoints.docc/Reference.md by the tests (RECORD=1). Do not edit.

/// The reference of the spec language.
let builtInReference = ###"""
  # Reference of the spec language

  Every key of a spec, with an example that is compiled and the Swift that it adds.

  ## Overview

  Each section names the object and its key, as in `field.lossy`. `endpoints explain lossy` prints the same.

  ## spec

  One API.

  ### spec.$schema

  The JSON Schema of this file; for editors.

  ```json
  {
    "$schema": "endpoints.schema.json"
  }
  ```

  ### spec.api

  The namespace in Swift, in UpperCamelCase. The module is named `<api>API`.

  Required.

  ```json
  {
    "api": "News"
  }
  ```

  ### spec.version

  The semantic version of the API's contract.

  ```json
  {
    "version": "2.1.0"
  }
  ```

  ```swift
  public static let version = "2.1.0"
  ```

  ### spec.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "summary": "Auctions of art."
  }
  ```

  ```swift
  /// Auctions of art.
  ```

  ### spec.description

  More than the summary says; further paragraphs of the doc comment.

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

  ### spec.authentication

  The authentication schemes: name → scheme.

  ```json
  {
    "authentication": {
      "token": "bearer"
    }
  }
  ```

  ### spec.defaults

  What every endpoint has unless it says otherwise.

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

  ### spec.swift

  How the Swift module is generated.

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

  ### spec.errors

  The failures of the API: a status, a class, `default`, or a case with `when`.

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

  ### spec.receivers

  The documentation of receivers: the name before the dot of endpoints → texts.

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

  ### spec.types

  The types of the API: name → type definition. `Card.Suit` is nested in `Card`.

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

  ### spec.endpoints

  The endpoints: `Receiver.verb` or `verb` → endpoint.

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

  ## receiver

  The documentation of a namespace of endpoints, or of the endpoints of a type.

  ### receiver.summary

  One line that says what it is; it becomes the doc comment.

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

  ### receiver.description

  More than the summary says; further paragraphs of the doc comment.

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

  ## server

  A server with variables or hosts.

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

  ### server.variables

  The variables in the URL and in endpoints' paths.

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

  ### server.hosts

  Other hosts, for the endpoints with `"host": name`.

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

  ### server.summary

  One line that says what it is; it becomes the doc comment.

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

  ## serverVariable

  A variable of a server. Without a default it is an argument.

  ### serverVariable.default

  The value where none is given.

  ```json
  {
    "account": { "default": "main" }
  }
  ```

  ```swift
  public static func production(account: String = "main") -> Self {
  ```

  ### serverVariable.enum

  The values that it may have.

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

  ## authenticationKey

  A key in a header, the query or a cookie.

  ### authenticationKey.key

  The name of the header, parameter or cookie.

  Required.

  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```

  ### authenticationKey.in

  Where the key travels.

  Required.

  One of: `"header"`, `"query"`, `"cookie"`

  ```json
  {
    "query": { "key": "api_key", "in": "query" }
  }
  ```

  ## authenticationOAuth2

  OAuth 2; the token is sent as a bearer's.

  ### authenticationOAuth2.oauth2

  The scopes and URLs.

  Required.

  ```json
  {
    "login": { "oauth2": { "scopes": { "read": "Reads.", "write": "Writes." } } }
  }
  ```

  ## oauth2

  The scopes and URLs of OAuth 2.

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

  ### oauth2.authorizationURL

  Where a person grants access.

  ```json
  {
    "oauth2": {
      "scopes": { "cars": "Read and change cars." },
      "authorizationURL": "https://garage.example.com/authorize",
      "tokenURL": "https://garage.example.com/token"
    }
  }
  ```

  ### oauth2.tokenURL

  Where tokens are fetched.

  ```json
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  ```

  ## defaults

  What every endpoint has unless it says otherwise.

  ### defaults.authentication

  The schemes that endpoints ask for.

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

  ### defaults.headers

  Constant headers: name → value.

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

  ### defaults.parameters

  Parameters of every endpoint; each says where it goes with `in`.

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

  ### defaults.timeout

  Seconds until a call is given up.

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

  ### defaults.query

  How arrays and objects are written into queries and forms.

  ```json
  {
    "defaults": {
      "authentication": "token",
      "headers": { "X-Client": "language" },
      "parameters": {
        "site": { "in": "query", "constant": "main" },
        "X-Trace": { "type": "string?", "in": "header" }
      },
      "timeout": 90.5,
      "query": { "arrays": "repeat", "objects": "deepObject" },
      "throttle": "backoff"
    }
  }
  ```

  ### defaults.at

  Where responses lie in the body.

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

  ### defaults.throttle

  Path of the seconds to wait before the next call, in a response of any status.

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

  ## queryStyles

  How arrays and objects are written into queries and forms.

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

  ## swift

  How the Swift module is generated.

  ### swift.module

  The name of the module that compiles the code. Defaults to `<api>API`.

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

  ### swift.identifiable

  Structs with a field `id` are `Identifiable`. Defaults to `true`.

  ```json
  {
    "swift": { "identifiable": true }
  }
  ```

  ### swift.codable

  `both`: every type can be decoded and encoded.

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

  ### swift.include

  The endpoints that are generated, `Issues.list` or `Issues.*`; all unless said.

  ```json
  {
    "swift": { "include": ["Issues.*", "Repos.get"], "exclude": ["Issues.delete"] }
  }
  ```

  ```swift
  Example("none", endpoint: "Issues.list", status: 200, body: #"[]"#)
  ```

  ### swift.exclude

  The endpoints that are not generated, `Issues.list` or `Issues.*`.

  ```json
  {
    "swift": { "include": ["Issues.*", "Repos.get"], "exclude": ["Issues.delete"] }
  }
  ```

  ## deprecationObject

  A deprecation.

  ### deprecationObject.message

  What to use instead.

  ```json
  {
    "deprecated": { "message": "Ask for all.", "sunset": "2027-03-01" }
  }
  ```

  ```swift
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  ```

  ### deprecationObject.sunset

  The day after which it may go, `2027-03-01`.

  ```json
  {
    "deprecated": { "message": "Nobody knows.", "sunset": "2027-03-01" }
  }
  ```

  ```swift
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  ```

  ## limits

  What the server demands of the value.

  ### limits.min

  The least value.

  ```json
  {
    "limits": { "min": 1, "max": 100 }
  }
  ```

  ```swift
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  ```

  ### limits.max

  The greatest value.

  ```json
  {
    "limits": { "min": 0, "max": 5 }
  }
  ```

  ```swift
  /// At least 0. At most 5. For example `4.5`.
  ```

  ### limits.length

  The length of a text, `5` or `1...20`.

  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  ### limits.items

  How many elements, `5` or `1...20`.

  ```json
  {
    "limits": { "items": "2..." }
  }
  ```

  ```swift
  /// At least 2 elements.
  ```

  ### limits.pattern

  A regular expression that a text matches.

  ```json
  {
    "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  ## struct

  A struct.

  ### struct.include

  The structs whose fields come first.

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

  ### struct.additional

  The type of all keys that no field names, as a dictionary.

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

  ### struct.summary

  One line that says what it is; it becomes the doc comment.

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

  ### struct.description

  More than the summary says; further paragraphs of the doc comment.

  ```json
  {
    "Car": { "description": "Cars are counted at the gate." }
  }
  ```

  ```swift
  /// Cars are counted at the gate.
  ```

  ### struct.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### struct.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  ```json
  {
    "Sack": { "fields": { "size": "int", "inner": "Bag?" }, "deprecated": true }
  }
  ```

  ```swift
  public typealias Bag = DeprecatedSack
  ```

  ### struct.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## identifier

  A struct that wraps one scalar.

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

  ### identifier.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "Deck": { "summary": "A deck of cards.", "identifier": "string" }
  }
  ```

  ```swift
  /// A deck of cards.
  ```

  ### identifier.description

  More than the summary says; further paragraphs of the doc comment.

  ```json
  {
    "type": { "identifier": "string", "description": "Printed on the ticket.", "optional": true }
  }
  ```

  ```swift
  /// Printed on the ticket.
  ```

  ### identifier.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  ```json
  {
    "Letter": { "identifier": "string", "was": "Mail" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Letter")
  public typealias Mail = Letter
  ```

  ### identifier.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### identifier.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## enum

  An enum of strings or integers. Open unless `closed`.

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

  ### enum.closed

  A Swift enum, which fails to decode any other value.

  Default: `false`

  ```json
  {
    "Kind": { "enum": ["big", "small"], "closed": true }
  }
  ```

  ```swift
  package enum Kind: String, ClosedEnum {
    case big = "big"
    case small = "small"
  ```

  ### enum.summary

  One line that says what it is; it becomes the doc comment.

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

  ### enum.description

  More than the summary says; further paragraphs of the doc comment.

  ```json
  {
    "type": { "enum": ["red", "blue"], "description": "As seen at the gate.", "optional": true }
  }
  ```

  ```swift
  /// As seen at the gate.
  ```

  ### enum.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  ```json
  {
    "Card.Suit": { "enum": ["clubs", "hearts"], "closed": true, "was": "Suit" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Card.Suit")
  public typealias Suit = Card.Suit
  ```

  ### enum.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### enum.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## enumCase

  A value with more to say.

  ### enumCase.value

  The value on the wire.

  Required.

  ```json
  {
    "high": { "value": 10, "was": "top" }
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

  ### enumCase.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "jack": { "value": "JACK", "summary": "Above the ten.", "was": "knave" }
  }
  ```

  ```swift
  /// Above the ten.
  ```

  ### enumCase.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### enumCase.was

  The name the case had: a deprecated forwarder is generated, and `diff` sees a rename.

  ```json
  {
    "clay": { "value": "c", "was": "clay" }
  }
  ```

  ## union

  An enum with a payload a case. Open unless `closed`.

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

  ### union.by

  The field whose value chooses the case. Without it the members are tried in order.

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

  ### union.summary

  One line that says what it is; it becomes the doc comment.

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

  ### union.description

  More than the summary says; further paragraphs of the doc comment.

  ```json
  {
    "type": { "union": ["int", "string"], "description": "In meters, or a word.", "optional": true }
  }
  ```

  ```swift
  /// In meters, or a word.
  ```

  ### union.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  ```json
  {
    "Payment": { "union": { "cash": "Cash", "card": "Card" }, "by": "kind", "was": "Bill" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Payment")
  public typealias Bill = Payment
  ```

  ### union.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### union.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## unionMember

  A member whose tag is not its case's name.

  ### unionMember.tag

  The value of the field that chooses the case.

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

  ## alias

  Another name of a type.

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

  ### alias.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "Books": { "summary": "More than one.", "alias": "[Book]" }
  }
  ```

  ```swift
  /// More than one.
  ```

  ### alias.description

  More than the summary says; further paragraphs of the doc comment.

  ```json
  {
    "CarList": { "alias": "[Car]", "description": "In the order of their places." }
  }
  ```

  ```swift
  /// In the order of their places.
  ```

  ### alias.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

  ```json
  {
    "Counts": { "alias": "[string: int]", "was": "Numbers" }
  }
  ```

  ```swift
  @available(*, deprecated, renamed: "Counts")
  public typealias Numbers = Counts
  ```

  ### alias.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  ```json
  {
    "Bag": { "alias": "Sack", "deprecated": true }
  }
  ```

  ```swift
  public typealias Bag = DeprecatedSack
  ```

  ### alias.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## external

  A type that the app has, in a module of its own. It conforms to `WireDecodable`, `WireEncodable` or both, as it is used.

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

  ### external.wire

  The scalar that its values have on the wire. Without it they may be any JSON.

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

  ### external.summary

  One line that says what it is; it becomes the doc comment.

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

  ### external.description

  More than the summary says; further paragraphs of the doc comment.

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

  ### external.was

  The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### external.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### external.optional

  Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.

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

  ## field

  A field of a struct.

  ### field.type

  The type. Required unless there is a `constant`.

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

  ### field.as

  The name in Swift, where it shall not be derived from the key.

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

  ### field.default

  Used where the key is missing or null, as on the wire. The Swift type is `T`, never `T?`.

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

  ### field.constant

  A value that always travels: sent, not in the initialiser, not read.

  ```json
  {
    "options": { "constant": { "deep": { "x": [] } } }
  }
  ```

  ```swift
  json.field("options", ["deep": ["x": []]] as JSONValue)
  ```

  ### field.at

  Where the value lies inside this object, its own key included. The key of the field is then only a name.

  ```json
  {
    "path": { "type": "string?", "secret": true, "at": "a.path" }
  }
  ```

  ```swift
  let path = json.at("a.path", of: object, secret: true) { $0.string() }
  ```

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

  ### field.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

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

  ### field.only

  `response`: decoded, never sent. `request`: the reverse.

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

  ### field.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

  ```json
  {
    "plate": { "type": "string", "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" } }
  }
  ```

  ```swift
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  ```

  ### field.was

  The name the field had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### field.nullable

  nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`).

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

  ### field.summary

  One line that says what it is; it becomes the doc comment.

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

  ### field.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### field.example

  A value, as on the wire, for the documentation.

  ```json
  {
    "count": { "type": "int", "limits": { "min": 1, "max": 10 }, "example": 3 }
  }
  ```

  ```swift
  /// At least 1. At most 10. For example `3`.
  ```

  ## parameter

  A parameter.

  ### parameter.type

  The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.

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

  ### parameter.in

  Where it travels: in the path if the path names it, else in the query, unless said here.

  One of: `"path"`, `"query"`, `"header"`, `"cookie"`

  ```json
  {
    "most": { "type": "Money?", "in": "query" }
  }
  ```

  ### parameter.name

  The name on the wire, where two places need the same key.

  ```json
  {
    "id": { "type": "string", "in": "header", "name": "X-ID" }
  }
  ```

  ```swift
  "X-ID": id,
  ```

  ### parameter.as

  The name in Swift, where it shall not be derived from the key.

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

  ### parameter.default

  The default of the Swift argument, as on the wire; it is sent.

  ```json
  {
    "size": { "type": "Size", "default": { "width": 10, "height": 20 } }
  }
  ```

  ```swift
  size: Size = Size(width: 10, height: 20),
  ```

  ### parameter.constant

  A value that always travels: it is sent, and no argument or property.

  ```json
  {
    "version": { "constant": 3 }
  }
  ```

  ```swift
  "version": 3,
  ```

  ### parameter.label

  The argument's label, `_` for none.

  ```json
  {
    "inout": { "type": "string?", "label": "_" }
  }
  ```

  ```swift
  _ `inout`: String? = nil,
  ```

  ### parameter.serverDefault

  What the server takes where nothing is sent. Documented, not sent: the argument is optional.

  ```json
  {
    "page": { "type": "int", "serverDefault": 1 }
  }
  ```

  ### parameter.style

  How an array or an object is written into a query or a form.

  One of: `"repeat"`, `"comma"`, `"space"`, `"pipe"`, `"brackets"`, `"indexed"`, `"deepObject"`, `"flat"`, `"json"`

  ```json
  {
    "pipe": { "type": "[Suit]", "style": "pipe" }
  }
  ```

  ```swift
  "pipe": ParameterValue(pipe, style: .pipe),
  ```

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

  ### parameter.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

  One of: `"number"`, `"string"`

  ```json
  {
    "loaded": { "type": "bool", "wire": "number" }
  }
  ```

  ```swift
  "/ships/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: token, secret: true)",
  ```

  ### parameter.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

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

  ### parameter.was

  The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### parameter.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "title": { "type": "string", "label": "_", "summary": "A part of the title." }
  }
  ```

  ```swift
  ///   - title: A part of the title.
  ```

  ### parameter.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

  ```json
  {
    "dir": { "type": "string?", "as": "direction", "deprecated": "Nobody sorts." }
  }
  ```

  ```swift
  ///   - direction: Deprecated. Nobody sorts.
  ```

  ### parameter.example

  A value, as on the wire, for the documentation.

  ```json
  {
    "color": { "type": "string?", "example": "red" }
  }
  ```

  ```swift
  ///
  /// - Parameter color: For example `"red"`.
  ```

  ## bodyField

  A field of the body, which is an argument.

  ### bodyField.type

  The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.

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

  ### bodyField.as

  The name in Swift, where it shall not be derived from the key.

  ```json
  {
    "title": { "type": "string", "as": "newTitle" }
  }
  ```

  ```swift
  newTitle: String,
      json.field("title", newTitle)
  ```

  ### bodyField.default

  The default of the Swift argument, as on the wire; it is sent.

  ```json
  {
    "guests": { "type": "int", "default": 2, "summary": "Who eats." }
  }
  ```

  ```swift
  guests: Int = 2,
  ```

  ### bodyField.constant

  A value that always travels: it is sent, and no argument or property.

  ```json
  {
    "kind": { "constant": "dinner" }
  }
  ```

  ```swift
  json.field("kind", "dinner")
  ```

  ### bodyField.at

  Where the value lies inside the body, its own key included.

  ```json
  {
    "user_key": { "type": "string?", "at": "user.key", "secret": true }
  }
  ```

  ```swift
  public static let secretFields: Set<String> = ["SECRET", "key"]
  ```

  ### bodyField.label

  The argument's label, `_` for none.

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

  ### bodyField.serverDefault

  What the server takes where nothing is sent. Documented, not sent: the argument is optional.

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

  ### bodyField.style

  How an array or an object is written into a query or a form.

  One of: `"repeat"`, `"comma"`, `"space"`, `"pipe"`, `"brackets"`, `"indexed"`, `"deepObject"`, `"flat"`, `"json"`

  ```json
  {
    "amount": { "type": "Amount?", "style": "flat" }
  }
  ```

  ```swift
  "amount": ParameterValue(amount, style: .flat),
  ```

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

  ### bodyField.encoding

  `json` for a part of a multipart body that is JSON.

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

  ### bodyField.wire

  Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.

  One of: `"number"`, `"string"`

  ```json
  {
    "remember": { "type": "bool?", "wire": "number", "summary": "Stay logged in." }
  }
  ```

  ```swift
  "remember": ParameterValue(remember, .number),
  ```

  ### bodyField.limits

  What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.

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

  ### bodyField.was

  The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### bodyField.summary

  One line that says what it is; it becomes the doc comment.

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

  ### bodyField.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### bodyField.example

  A value, as on the wire, for the documentation.

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

  ## endpoint

  An endpoint.

  ### endpoint.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "Books.find": { "summary": "Find books." }
  }
  ```

  ```swift
  /// Find books.
  ///
  ```

  ### endpoint.description

  More than the summary says; further paragraphs of the doc comment.

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

  ### endpoint.method

  `GET` if left out.

  Default: `"GET"`

  ```json
  {
    "Deck.draw": { "method": "GET" }
  }
  ```

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

  ### endpoint.parameters

  The parameters, in order: name → type expression or parameter.

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

  ### endpoint.body

  What is sent: a type expression, fields that are arguments, or a type with more to say.

  ```json
  {
    "Recipes.import": { "method": "POST", "path": "/recipes/json", "body": "json" }
  }
  ```

  ```swift
  public static func `import`(_ value: JSONValue) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/json", endpoint: "Recipes.import", body: .json(value))
  ```

  ### endpoint.response

  What is answered; nothing is read where it is missing.

  ```json
  {
    "Echo.work": { "method": "POST", "path": "/echo/work", "body": "Work", "response": "Work" }
  }
  ```

  ```swift
  public static func work(_ work: Work, xTrace: String? = nil) -> Language.Request<Work> {
  ```

  ### endpoint.errors

  Failures of this endpoint, added to the API's; null takes one away. All are cases of one enum, where a name has one type.

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

  ### endpoint.pagination

  How the endpoint gives its pages.

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

  ### endpoint.authentication

  The schemes that are asked for: a name, a list of which any will do, or null for none.

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

  ### endpoint.idempotent

  Whether the request may be sent again after a failure. True for GET, HEAD, PUT, DELETE and OPTIONS unless said.

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

  ### endpoint.headers

  Constant headers: name → value.

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

  ### endpoint.timeout

  Seconds until a call is given up.

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

  ### endpoint.server

  The server by its name, where it is not the client's.

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

  ### endpoint.host

  One of the server's `hosts`.

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

  ### endpoint.was

  The name the endpoint had: a deprecated forwarder is generated, and `diff` sees a rename.

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

  ### endpoint.deprecated

  Marks it as deprecated: true, a message, or an object of message and sunset.

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

  ### endpoint.examples

  Requests and their responses: name → example.

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

  ## example

  A request with its response.

  ### example.arguments

  The arguments by wire name; a body of one value is `body`. Without them the example answers any call.

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

  ### example.status

  The status of the response.

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

  ## bodyOfFields

  A body whose fields are arguments.

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

  ### bodyOfFields.at

  The keys that wrap what is sent.

  ```json
  {
    "body": { "at": "order" }
  }
  ```

  ```swift
  json.beginObject("order")
  json.endObject()
  ```

  ## bodyOfType

  A body that is one argument.

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

  ### bodyOfType.at

  The keys that wrap what is sent.

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

  ### bodyOfType.label

  The argument's label, `_` for none.

  ```json
  {
    "body": { "type": "Recipe", "label": "with", "at": "data.recipe" }
  }
  ```

  ```swift
  public static func replace(id: Int, with recipe: Recipe) -> Kitchen.Request<Void> {
  ```

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

  ## responseOfType

  A type of the response with more to say.

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

  ### responseOfType.at

  Where the value lies in the body.

  ```json
  {
    "response": { "type": "data", "at": "blob" }
  }
  ```

  ```swift
  response: .json(at: "blob")
  ```

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

  ### responseOfType.headers

  Headers that can be read: name → type expression or header.

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

  ## header

  A header of the response.

  ### header.type

  The type, a scalar or a type of one.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  /// Which rank.
  public var rank: Rank? { header("X-Rank") }
  ```

  ### header.as

  The name in Swift, where it shall not be derived from the key.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  public var rank: Rank? { header("X-Rank") }
  ```

  ### header.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "X-Rank": { "type": "Rank?", "as": "rank", "summary": "Which rank." }
  }
  ```

  ```swift
  /// Which rank.
  ```

  ## responseStream

  A response that comes bit by bit.

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

  ### responseStream.end

  The text that ends the stream, such as `[DONE]`.

  ```json
  {
    "response": { "stream": "string", "format": "sse", "end": "[DONE]" }
  }
  ```

  ```swift
  format: .events(end: "[DONE]"),
  ```

  ## errors

  Failures: a status, a class or `default` → a case; a case → what it is known by.

  ### errors.default

  Every failure that nothing else names.

  ```json
  {
    "errors": {
      "default": { "case": "other", "type": "Envelope" }
    }
  }
  ```

  ## endpointErrors

  Failures of one endpoint; null takes a rule of the API away.

  ### endpointErrors.default

  Every failure that nothing else names.

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

  ## errorOfStatus

  The case of a status.

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

  ### errorOfStatus.type

  The type of the body.

  ```json
  {
    "default": { "case": "odd", "type": "json" }
  }
  ```

  ```swift
  case odd(JSONValue)
      .otherwise { .odd($0) },
  ```

  ### errorOfStatus.message

  A text for people, where there is no body.

  ```json
  {
    "410": { "case": "gone", "message": "It is gone." }
  }
  ```

  ```swift
  case .gone: "It is gone."
  ```

  ### errorOfStatus.summary

  One line that says what it is; it becomes the doc comment.

  ```json
  {
    "429": { "case": "slowDown", "type": "Problem", "summary": "Too many requests." }
  }
  ```

  ```swift
  /// Too many requests.
  ```

  ## errorWhen

  A case that is known by the body, in a response of any status.

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

  ### errorWhen.type

  The type of the body.

  ```json
  {
    "refused": { "when": { "ok": false }, "type": "Excuse" }
  }
  ```

  ```swift
  case refused(Excuse)
      .when("ok", .equals(false)) { .refused($0) },
  ```

  ### errorWhen.message

  A text for people, where there is no body.

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

  ### errorWhen.summary

  One line that says what it is; it becomes the doc comment.

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

  ## presence

  Whether a field is there.

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

  ## pagination

  How the endpoint gives its pages.

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

  ## paginationPage

  Pages in the style `page`.

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

  ### paginationPage.items

  Path of the array of items; without it the body is the array.

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

  ### paginationPage.more

  Path of a Boolean: true if another page follows.

  ```json
  {
    "pagination": { "style": "page", "items": "items", "more": "has_more" }
  }
  ```

  ```swift
  pagination: .page("page", start: 1, more: "has_more")
  ```

  ## paginationOffset

  Pages in the style `offset`.

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

  ### paginationOffset.items

  Path of the array of items; without it the body is the array.

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

  ### paginationOffset.total

  Path of the number of all items.

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

  ## paginationCursor

  Pages in the style `cursor`.

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

  ### paginationCursor.items

  Path of the array of items; without it the body is the array.

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

  ### paginationCursor.more

  Path of a Boolean: true if another page follows.

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

  ## paginationUrl

  Pages in the style `url`.

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

  ### paginationUrl.items

  Path of the array of items; without it the body is the array.

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

  ## paginationLink

  Pages in the style `link`.

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

  ### paginationLink.items

  Path of the array of items; without it the body is the array.

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


  """###
