// Written by the tests (RECORD=1). Do not edit.

/// The examples of the reference of the spec language.
let builtInExamples = ###"""
  ### spec.$schema
  { "$schema": "endpoints.schema.json" }
  - added, removed or changed to `"endpoints.schema.json2"`: nothing
  ### spec.api
  { "api": "News" }
  @_exported import EndpointExports
  /// News for people who have logged in.
  public enum News: API {
    public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
      Response, Item, Failure
    >
    public typealias ClientError = EndpointRuntime.ClientError<Failure>
  // …
  - changed to `"News2"`: `generator-option-changed` (wire safe, Swift breaking)
  ### spec.version
  { "version": "2.1.0" }
  public static let version = "2.1.0"
  - added or removed: nothing
  ### spec.summary
  { "summary": "Auctions of art." }
  /// Auctions of art.
  - added, removed or changed to `"Auctions of art.2"`: `docs-changed` (wire safe, Swift safe)
  ### spec.description
  { "description": "No server speaks it: the tests of the generated code do.\n\nA second paragraph." }
  ///
  /// No server speaks it: the tests of the generated code do.
  ///
  /// A second paragraph.
  - added, removed or changed to another value: `docs-changed` (wire safe, Swift safe)
  ### spec.servers
  {
    "servers": {
      "production": "https://deckofcardsapi.com/api",
      "local": "http://127.0.0.1:8080/api"
    }
  }
  public static var local: Self { .init("local", "http://127.0.0.1:8080/api") }
  - changed to another value: `server-changed` (wire care, Swift breaking)
  ### spec.authentication
  {
    "authentication": {
      "token": "bearer"
    }
  }
  "token": .bearer
  - changed to `{"token":"basic"}`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### spec.defaults
  {
    "defaults": {
      "authentication": "token",
      "timeout": 30,
      "throttle": "limits.wait"
    }
  }
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
  public static let throttle: JSONPath? = "limits.wait"
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
      policy: .init(authentication: .anyOf(["token"], ["key", "query"], []), timeout: 30)
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 30)
    .init(.get, "/local", endpoint: "local", policy: .init(timeout: 30, server: "local"))
    .init(.get, "/region", endpoint: "region", policy: .init(timeout: 30, server: "regional"))
  - added: `auth-added-or-tightened` (wire breaking, Swift care), `retry-timeout-idempotency-changed` (wire safe, Swift care)
  - removed: `retry-timeout-idempotency-changed` (wire safe, Swift care), `auth-removed-or-loosened` (wire safe, Swift safe)
  - changed to `{"authentication":"token","timeout":30}`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### spec.swift
  { "swift": { "access": "internal", "mutable": true, "hashable": true, "codable": "both" } }
  enum Innermost: API {
    typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    typealias ClientError = EndpointRuntime.ClientError<Failure>
    typealias Server = EndpointRuntime.Server<Innermost>
    static let generatedCode = GeneratedCode.requiresRuntime3
    typealias Things = InnermostAPI.Things
    static let secretFields: Set<String> = ["note"]
  // …
  - added or removed: `generator-option-changed` (wire safe, Swift breaking), `generator-option-changed` (wire safe, Swift safe)
  - changed to another value: `generator-option-changed` (wire safe, Swift breaking)
  ### spec.errors
  {
    "errors": {
      "404": { "case": "missing", "type": "Problem" },
      "409": "taken"
    }
  }
  public indirect enum Failure: ServiceFailure {
    case missing(Problem)
    case taken
      [
        .status(404, case: "missing") { .missing($0) },
        .status(409, .taken),
      ]
    }
  // …
  - added: `error-case-added` (wire care, Swift breaking)
  - removed or changed to another value: `error-case-removed` (wire safe, Swift breaking)
  ### spec.receivers
  {
    "receivers": {
      "Beers": { "summary": "A catalogue of beers." }
    }
  }
  /// A catalogue of beers.
  - added, removed or changed to `{}`: `docs-changed` (wire safe, Swift safe)
  ### spec.types
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
  public let price: Decimal
  public init(symbol: String, price: Decimal) {
    self.price = price
    case price
    keys.add("price required", as: .price)
    var price: Decimal?
      case .price: price = json.decimal()
    guard json.finish(&object), let price else { return nil }
  // …
  - changed to `{"Tick":{"fields":{"symbol":"string"}}}`: `resp-field-removed-required` (wire breaking, Swift breaking)
  ### spec.endpoints
  {
    "endpoints": {
      "Reservations.add": {
        "method": "POST",
        "path": "/reservations",
        "body": "Reservation"
      }
    }
  }
  /// The endpoints of `Reservations`.
  public typealias Reservations = BookingAPI.Reservations
  - added: `endpoint-added` (wire safe, Swift safe)
  - removed or changed to `{}`: `endpoint-removed` (wire breaking, Swift breaking)
  ### receiver.summary
  { "Visitors": { "summary": "The people inside." } }
  /// The people inside.
  ///
  - added, removed or changed to `"The people inside.2"`: `docs-changed` (wire safe, Swift safe)
  ### receiver.description
  { "Visitors": { "description": "Counted at the doors, so that a crowd may be a few short." } }
  ///
  /// Counted at the doors, so that a crowd may be a few short.
  - added, removed or changed to another value: `docs-changed` (wire safe, Swift safe)
  ### server.url
  { "on-premises": { "url": "http://{port}.local" } }
  public enum RegionalPort: String, CaseIterable, Sendable {
  }
  /// The values that `port` may have in the URL of a server.
  public enum OnPremisesPort: String, CaseIterable, Sendable {
    case port80 = "80"
    case port8080 = "8080"
    port: Cloud.RegionalPort,
  }
  // …
  - changed to `"http://{port}.local2"`: `server-changed` (wire care, Swift safe)
  ### server.variables
  {
    "on-premises": {
      "url": "http://{port}.local",
      "variables": { "port": { "default": "80", "enum": ["80", "8080"] } }
    }
  }
  public enum RegionalPort: String, CaseIterable, Sendable {
  }
  /// The values that `port` may have in the URL of a server.
  public enum OnPremisesPort: String, CaseIterable, Sendable {
    case port80 = "80"
    case port8080 = "8080"
    port: Cloud.RegionalPort,
  }
  // …
  - changed to `{"port":{"default":"80"}}`: `server-changed` (wire safe, Swift breaking)
  ### server.hosts
  {
    "region": {
      "url": "https://{region}.example.com:{port}/{account}/v1",
      "hosts": { "uploads": "https://uploads.{region}.example.com" }
    }
  }
  hosts: ["uploads": "https://uploads.{region}.example.com"],
  - added, removed or changed to `{}`: `server-changed` (wire care, Swift safe)
  ### server.summary
  {
    "region": {
      "url": "https://{region}.example.com:{port}/{account}/v1",
      "summary": "One of the regions."
    }
  }
  /// One of the regions.
  - added, removed or changed to `"One of the regions.2"`: `docs-changed` (wire safe, Swift safe)
  ### serverVariable.default
  { "account": { "default": "main" } }
  public static func production(account: String = "main") -> Self {
  - added or changed to `"main2"`: `server-changed` (wire safe, Swift safe)
  - removed: `server-changed` (wire safe, Swift breaking)
  ### serverVariable.enum
  { "region": { "enum": ["eu-west-1", "us-east-1"] } }
  /// The values that `region` may have in the URL of a server.
  public enum ServerRegion: String, CaseIterable, Sendable {
    case euWest1 = "eu-west-1"
    case usEast1 = "us-east-1"
  }
    region: Cloud.ServerRegion = .euWest1,
      variables: [
        "region": region.rawValue,
  // …
  - added or changed to `["eu-west-1"]`: `server-changed` (wire care, Swift breaking)
  - removed: `server-changed` (wire safe, Swift breaking)
  ### authenticationKey.key
  { "query": { "key": "api_key", "in": "query" } }
  "query": .key("api_key", in: .query),
  - changed to `"api_key2"`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### authenticationKey.in
  { "query": { "key": "api_key", "in": "query" } }
  "query": .key("api_key", in: .query),
  - changed to `"header"`: `auth-added-or-tightened` (wire breaking, Swift care)
  ### authenticationOAuth2.oauth2
  { "login": { "oauth2": { "scopes": { "read": "Reads.", "write": "Writes." } } } }
  - changed to another value: nothing
  ### oauth2.scopes
  { "oauth2": { "scopes": { "read": "See accounts.", "write": "Change accounts." } } }
  - changed to another value: nothing
  ### oauth2.authorizationURL
  {
    "oauth2": {
      "scopes": { "cars": "Read and change cars." },
      "authorizationURL": "https://garage.example.com/authorize"
    }
  }
  - added, removed or changed to `"https://garage.example.com/authorize2"`: `auth-scheme-details-changed` (wire care, Swift safe)
  ### oauth2.tokenURL
  {
    "oauth2": {
      "scopes": { "read": "See accounts.", "write": "Change accounts." },
      "tokenURL": "https://bank.example.com/token"
    }
  }
  - added, removed or changed to `"https://bank.example.com/token2"`: `auth-scheme-details-changed` (wire care, Swift safe)
  ### defaults.authentication
  { "defaults": { "authentication": "token" } }
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)
  ### defaults.headers
  { "defaults": { "headers": { "Accept-Language": "en", "X-Client": "swift \"app\"" } } }
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest]
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
  headers: ["Accept-Language": "en", "X-Client": "swift \"app\"", "X-Request": xRequest],
    "X-Client": "swift \"app\"",
  - added: `param-added-required` (wire care, Swift safe)
  - removed or changed to `{"Accept-Language":"en"}`: `param-removed` (wire care, Swift safe)
  ### defaults.parameters
  {
    "defaults": {
      "parameters": {
        "site": { "in": "query", "constant": "stackoverflow" }
      }
    }
  }
  query: ["filter": "!bGqd94I0(qsKB2", "site": "stackoverflow"],
  - added: `param-added-required` (wire care, Swift safe)
  - removed or changed to `{}`: `param-removed` (wire care, Swift safe)
  ### defaults.date
  { "defaults": { "date": "unix" } }
  case .parkedAt: parkedAt = json.date(.unix)
  - added, removed or changed to `"rfc3339"`: `resp-format-changed` (wire breaking, Swift care), `resp-format-changed` (wire care, Swift care)
  ### defaults.timeout
  { "defaults": { "timeout": 30 } }
  public static let policy = RequestPolicy(authentication: .required("token"), timeout: 30)
    .init(.get, "/open", endpoint: "open", policy: .init(timeout: 30))
      policy: .init(authentication: .anyOf(["token"], ["key", "query"], []), timeout: 30)
      policy: .init(authentication: .required("oauth", scopes: ["read", "write"]), timeout: 30)
    .init(.get, "/local", endpoint: "local", policy: .init(timeout: 30, server: "local"))
    .init(.get, "/region", endpoint: "region", policy: .init(timeout: 30, server: "regional"))
  - added, removed or changed to `31`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### defaults.query
  { "defaults": { "query": { "arrays": "brackets", "objects": "json" } } }
  "colours": ParameterValue(colours, style: .brackets),
  "filter": ParameterValue(filter, nested: .brackets),
  "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
  - added or removed: `param-encoding-changed` (wire care, Swift safe)
  - changed to `{"arrays":"brackets"}`: nothing
  ### defaults.at
  { "defaults": { "at": "data" } }
  .init(.get, "/mails", endpoint: "Mail.list", response: .json(at: "data"))
  - added, removed or changed to `"data2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### defaults.throttle
  { "defaults": { "throttle": "backoff" } }
  public static let throttle: JSONPath? = "backoff"
  - added, removed or changed to `"backoff2"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### queryStyles.arrays
  { "query": { "arrays": "comma" } }
  "flags": ParameterValue(flags, style: .comma),
  "days": ParameterValue(style: .comma) { json in
  "more_days": ParameterValue(style: .comma) { json in
  - added, removed or changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### queryStyles.objects
  { "query": { "objects": "json" } }
  "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
  - added, removed or changed to `"deepObject"`: nothing
  ### swift.module
  { "swift": { "module": "OfficeClient" } }
  @_exported import EndpointExports
  package enum Office: API {
    package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
      Response, Item, Failure
    >
    package typealias ClientError = EndpointRuntime.ClientError<Failure>
    package typealias Server = EndpointRuntime.Server<Office>
  // …
  - added, removed or changed to `"OfficeClient2"`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.access
  { "swift": { "access": "package" } }
  package enum Inner: API {
    package typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    package typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    package typealias ClientError = EndpointRuntime.ClientError<Failure>
    package typealias Server = EndpointRuntime.Server<Inner>
    package static let generatedCode = GeneratedCode.requiresRuntime3
    package typealias Things = InnerAPI.Things
    package static let secretFields: Set<String> = ["note"]
  // …
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed or changed to `"public"`: `generator-option-changed` (wire safe, Swift safe)
  ### swift.mutable
  { "swift": { "mutable": true } }
  package var id: ThingID
  package var state: State
  package var kind: Kind
  @Indirect package var parent: Thing?
  package var parts: [Piece]
  var _note: String?
  package var size: Int?
  package var note: String? {
  // …
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed or changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.hashable
  { "swift": { "hashable": true } }
  package enum Piece: Hashable, Sendable, WireDecodable, WireEncodable {
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed or changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.identifiable
  { "swift": { "identifiable": true } }
  public struct Car: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  - added or removed: nothing
  - changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.optionalLast
  { "swift": { "optionalLast": true } }
  shop: String,
  dryRun: Bool? = nil,
  tags: [String]? = nil
  shop: String,
  notify: Bool = true,
  note: String? = nil,
  color: Patch<String> = .keep
  shop: String,
  // …
  - added, removed or changed to `false`: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.codable
  { "swift": { "codable": "both" } }
  package enum Piece: Hashable, Sendable, WireDecodable, WireEncodable {
    }
  }
  extension Piece {
    package func encode(to json: inout JSONWriter) {
      switch self {
      case .string(let value):
        json.string(value)
  // …
  - added: `generator-option-changed` (wire safe, Swift safe)
  - removed: `generator-option-changed` (wire safe, Swift breaking)
  ### swift.include
  { "swift": { "include": ["Issues.*", "Repos.get"] } }
  Example("none", endpoint: "Issues.list", status: 200, body: #"[]"#)
  - added or changed to `["Issues.*"]`: `generator-option-changed` (wire safe, Swift breaking)
  - removed: `generator-option-changed` (wire safe, Swift safe)
  ### swift.exclude
  { "swift": { "exclude": ["Issues.delete"] } }
  // Without the key, the client also has:
  /// `DELETE /issues/{id}`
  public static func delete(id: Int) -> Forge.Request<Void> {
    .init(.delete, "/issues/\(segment: id)", endpoint: "Issues.delete")
  }
  - added: `generator-option-changed` (wire safe, Swift breaking)
  - removed or changed to `[]`: `generator-option-changed` (wire safe, Swift safe)
  ### deprecationObject.message
  { "deprecated": { "message": "Ask for all." } }
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  - added, removed or changed to `"Ask for all.2"`: `docs-changed` (wire safe, Swift safe)
  ### deprecationObject.sunset
  { "deprecated": { "sunset": "2027-03-01" } }
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  - added or removed: `docs-changed` (wire safe, Swift safe)
  ### limits.min
  { "limits": { "min": 1 } }
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  - added: `constraint-declared` (wire care, Swift safe)
  - removed: `param-constraint-loosened` (wire safe, Swift safe)
  - changed to `2`: `param-constraint-tightened` (wire breaking, Swift safe)
  ### limits.max
  { "limits": { "max": 5 } }
  /// At least 0. At most 5. For example `4.5`.
  - added, removed or changed to `6`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.length
  { "limits": { "length": "3...10" } }
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  - added, removed or changed to `"3...102"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.items
  { "limits": { "items": "2..." } }
  /// At least 2 elements.
  - added, removed or changed to `"2...2"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### limits.pattern
  { "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$" } }
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  - added, removed or changed to `"^[A-Z]{1,3}-[0-9]+$2"`: `resp-constraint-changed` (wire safe, Swift safe)
  ### struct.include
  { "Animal": { "include": ["Base", "Dated"], "fields": { "legs": "int", "id": "string" } } }
  public struct Animal: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
    public var name: String
    public var created: Date
    public var updated: Date?
    public var legs: Int
    public init(id: String, name: String, created: Date, updated: Date? = nil, legs: Int) {
      self.name = name
      self.created = created
  // …
  - added: `body-field-added-required` (wire breaking, Swift breaking), `body-field-added-optional` (wire safe, Swift safe)
  - removed or changed to `["Base"]`: `resp-field-removed-required` (wire breaking, Swift breaking), `body-field-removed` (wire care, Swift breaking)
  ### struct.fields
  {
    "Card.Back": {
      "fields": {
        "color": { "type": "Card.Back.Color", "default": "red" },
        "pattern": "Card.Back.Pattern?"
      }
    }
  }
      public var pattern: Card.Back.Pattern?
      public init(color: Card.Back.Color = .red, pattern: Card.Back.Pattern? = nil) {
        self.pattern = pattern
    public enum Pattern: Equatable, Sendable, WireDecodable, WireEncodable {
      case pattern
      keys.add("pattern", as: .pattern)
      var pattern: Card.Back.Pattern?
        case .pattern: json.value(&pattern)
  // …
  - changed to another value: `body-field-removed` (wire care, Swift breaking), `swift-declaration-changed` (wire safe, Swift breaking)
  ### struct.additional
  { "Scores": { "fields": {}, "additional": "int?" } }
  /// The values of all other keys.
  public var additional: [String: Int?]
  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
  private enum WireKey: ~Copyable {
    case unknown
  }
  // …
  - added: `resp-field-added-optional` (wire safe, Swift safe)
  - removed: `resp-field-removed-optional` (wire care, Swift breaking)
  - changed to `"string"`: `body-field-type-changed` (wire breaking, Swift breaking)
  ### struct.summary
  { "Painting": { "summary": "A painting.", "fields": { "title": "string" } } }
  /// A painting.
  /// A painting.
  - added, removed or changed to `"A painting.2"`: `docs-changed` (wire safe, Swift safe)
  ### struct.description
  { "Car": { "description": "Cars are counted at the gate." } }
  /// Cars are counted at the gate.
  - added, removed or changed to `"Cars are counted at the gate.2"`: `docs-changed` (wire safe, Swift safe)
  ### struct.was
  { "Thing": { "was": "Object" } }
  @available(*, deprecated, renamed: "Thing")
  package typealias Object = Thing
  - added: nothing
  - removed or changed to `"Object2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### struct.deprecated
  { "Sack": { "fields": { "size": "int", "inner": "Bag?" }, "deprecated": true } }
  public typealias Bag = DeprecatedSack
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### struct.optional
  { "type": { "fields": { "name": "string" }, "optional": true } }
  public let owner: Car.Owner?
    owner: Car.Owner? = nil,
    keys.add("owner", as: .owner)
    guard json.finish(&object), let parkedAt else { return nil }
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### identifier.identifier
  { "Device": { "identifier": "uuid" } }
  public struct Device: Identifier {
    public let id: UUID
    public init(id: UUID) {
      self.id = id
    }
  }
  - changed to `"string"`: `resp-field-type-changed` (wire breaking, Swift breaking)
  ### identifier.summary
  { "Deck": { "summary": "A deck of cards.", "identifier": "string" } }
  /// A deck of cards.
  - added, removed or changed to `"A deck of cards.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.description
  { "type": { "identifier": "string", "description": "Printed on the ticket." } }
  /// Printed on the ticket.
  - added, removed or changed to `"Printed on the ticket.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.was
  { "Letter": { "identifier": "string", "was": "Mail" } }
  @available(*, deprecated, renamed: "Letter")
  public typealias Mail = Letter
  - added: nothing
  - removed or changed to `"Mail2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### identifier.deprecated
  { "Crate": { "identifier": "string", "deprecated": "Use Box." } }
  public struct DeprecatedCrate: Identifier, ExpressibleByStringLiteral {
  @available(*, deprecated, message: "Use Box.")
  public typealias Crate = DeprecatedCrate
  extension DeprecatedCrate {
  - added: `field-deprecated` (wire safe, Swift care)
  - removed or changed to `"Use Box.2"`: `docs-changed` (wire safe, Swift safe)
  ### identifier.optional
  { "type": { "identifier": "string", "optional": true } }
  public let tag: Car.Tag?
    tag: Car.Tag? = nil,
    keys.add("tag", as: .tag)
    guard json.finish(&object), let parkedAt else { return nil }
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### enum.enum
  { "Level": { "enum": { "low": 1, "high": { "value": 10, "was": "top" }, "under": -1 } } }
  public enum Level: Int, ClosedEnum {
    case low = 1
    case high = 10
    case under = -1
    @available(*, deprecated, renamed: "high")
    public static var top: Level { .high }
  }
  - changed to another value: `enum-case-removed-request` (wire breaking, Swift breaking)
  ### enum.closed
  { "Priority": { "enum": { "low": { "value": 1 }, "high": { "value": 20 } }, "closed": true } }
  public enum Priority: Int, ClosedEnum {
    case low = 1
    case high = 20
  - added: `enum-open-to-closed-response` (wire safe, Swift breaking)
  - removed or changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)
  ### enum.summary
  { "Suit": { "summary": "The four colours.", "enum": ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"] } }
  /// The four colours.
  - added, removed or changed to `"The four colours.2"`: `docs-changed` (wire safe, Swift safe)
  ### enum.description
  { "type": { "enum": ["red", "blue"], "description": "As seen at the gate." } }
  /// As seen at the gate.
  - added, removed or changed to `"As seen at the gate.2"`: `docs-changed` (wire safe, Swift safe)
  ### enum.was
  { "Card.Suit": { "enum": ["clubs", "hearts"], "was": "Suit" } }
  @available(*, deprecated, renamed: "Card.Suit")
  public typealias Suit = Card.Suit
  - added: nothing
  - removed or changed to `"Suit2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### enum.deprecated
  {
    "Style": {
      "deprecated": { "message": "Nobody knows.", "sunset": "2027-03-01" },
      "enum": ["baroque", "modern"]
    }
  }
  public struct DeprecatedStyle: OpenEnum {
    public static let baroque = DeprecatedStyle(rawValue: "baroque")
    public static let modern = DeprecatedStyle(rawValue: "modern")
    public static let allCases: [DeprecatedStyle] = [
  @available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
  public typealias Style = DeprecatedStyle
  - added: `field-deprecated` (wire safe, Swift care)
  - removed or changed to `{"message":"Nobody knows."}`: `docs-changed` (wire safe, Swift safe)
  ### enum.optional
  { "type": { "enum": ["red", "blue"], "optional": true } }
  public let color: Car.Color?
    color: Car.Color? = nil,
    keys.add("color", as: .color)
    guard json.finish(&object), let parkedAt else { return nil }
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### enumCase.value
  { "high": { "value": 20 } }
  case high = 20
  - changed to `21`: `enum-raw-value-changed` (wire breaking, Swift safe)
  ### enumCase.summary
  { "jack": { "value": "JACK", "summary": "Above the ten." } }
  /// Above the ten.
  - added, removed or changed to `"Above the ten.2"`: `docs-changed` (wire safe, Swift safe)
  ### enumCase.deprecated
  {
    "joker": {
      "value": "JOKER",
      "deprecated": { "message": "Jokers are out.", "sunset": "2027-03-01" }
    }
  }
  @available(*, deprecated, message: "Jokers are out. May be removed after 2027-03-01.")
    Rank(rawValue: "JOKER"),
  - added: `field-deprecated` (wire safe, Swift care)
  - removed or changed to `{"message":"Jokers are out."}`: `docs-changed` (wire safe, Swift safe)
  ### enumCase.was
  { "jack": { "value": "JACK", "was": "knave" } }
  @available(*, deprecated, renamed: "jack")
  public static var knave: Value { .jack }
  - added: nothing
  - removed or changed to `"knave2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### union.union
  {
    "Command": {
      "union": {
        "stop": "Nothing",
        "go": "Point",
        "secret": "Login",
        "raw": "json",
        "again": "Wrapper"
      }
    }
  }
  public indirect enum Command: Equatable, Sendable, WireDecodable, WireEncodable {
    case stop(Nothing)
    case go(Point)
    case secret(Login)
    case raw(JSONValue)
    case again(Wrapper)
    /// A value that this version does not know.
    case unknown(JSONValue)
  // …
  - changed to another value: `union-variant-removed-request` (wire breaking, Swift breaking)
  ### union.by
  { "Shape": { "union": { "dot": "Dot", "line": { "tag": "LINE", "type": "Line" } }, "by": "kind" } }
  public enum Shape: Equatable, Sendable, WireDecodable {
    case dot(Dot)
    case line(Line)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
  // MARK: - Coding
  extension Shape {
  // …
  - changed to `"kind2"`: `union-tag-changed` (wire breaking, Swift safe)
  ### union.closed
  {
    "Event": {
      "union": { "joined": { "tag": 1, "type": "Button" }, "left": { "tag": 2, "type": "Image" } },
      "closed": true
    }
  }
  json.fail(expected: "one of 1, 2")
  return nil
  - added: `enum-open-to-closed-request` (wire breaking, Swift breaking)
  - removed or changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)
  ### union.summary
  { "Attachment": { "summary": "What hangs on a message." } }
  /// What hangs on a message.
  - added, removed or changed to `"What hangs on a message.2"`: `docs-changed` (wire safe, Swift safe)
  ### union.description
  { "type": { "union": ["int", "string"], "description": "In meters, or a word." } }
  /// In meters, or a word.
  - added, removed or changed to `"In meters, or a word.2"`: `docs-changed` (wire safe, Swift safe)
  ### union.was
  { "Payment": { "union": { "cash": "Cash", "card": "Card" }, "was": "Bill" } }
  @available(*, deprecated, renamed: "Payment")
  public typealias Bill = Payment
  - added: nothing
  - removed or changed to `"Bill2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### union.deprecated
  { "Kind": { "deprecated": true, "union": ["Painting", "int"] } }
  public enum DeprecatedKind: Equatable, Sendable, WireDecodable {
  @available(*, deprecated)
  public typealias Kind = DeprecatedKind
  extension DeprecatedKind {
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### union.optional
  { "type": { "union": ["int", "string"], "optional": true } }
  public let size: Car.Size?
    size: Car.Size? = nil,
    keys.add("size", as: .size)
    guard json.finish(&object), let parkedAt else { return nil }
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### unionMember.tag
  { "joined": { "tag": 1, "type": "Button" } }
  case 1:
    json.fail(expected: "one of 1, 2")
    json.field("event.type", 1)
  - added or removed: `union-tag-changed` (wire breaking, Swift safe)
  ### unionMember.type
  { "joined": { "type": "Point" } }
  case joined(Point)
    case 1:
      guard let value = Point(from: &json) else { return nil }
      self = .joined(value)
    case .joined(let value):
      json.beginObject()
      json.field("type", 1)
      json.members(of: value)
  // …
  - `joined` added: `union-variant-added-response` (wire safe, Swift breaking)
  - `joined` removed: `union-variant-removed-request` (wire breaking, Swift breaking)
  ### events.events
  {
    "BoardEvent": {
      "events": {
        "moved": "Point",
        "note": "string",
        "count_changed": { "type": "int", "as": "count" },
        "stamp": "date(unix)?",
        "beat": "void"
      }
    }
  }
  public enum BoardEvent: Equatable, Sendable, EventDecodable {
    case moved(Point)
    case note(String)
    case count(Int)
    case stamp(Date?)
    case beat
    /// A value that this version does not know.
    case unknown(ServerSentEvent)
  // …
  - changed to another value: `union-variant-removed-response` (wire safe, Swift breaking)
  ### events.closed
  { "stream": { "events": { "message": "int" }, "closed": true } }
  default: throw event.failure(expected: "one of message")
  - added: `enum-open-to-closed-response` (wire safe, Swift breaking)
  - removed or changed to `false`: `enum-closed-to-open` (wire breaking, Swift breaking)
  ### events.summary
  { "BoardEvent": { "summary": "What happens on a board." } }
  /// What happens on a board.
  ///
  - added, removed or changed to `"What happens on a board.2"`: `docs-changed` (wire safe, Swift safe)
  ### events.description
  { "BoardEvent": { "description": "The server sends `beat` every ten seconds." } }
  ///
  /// The server sends `beat` every ten seconds.
  - added, removed or changed to another value: `docs-changed` (wire safe, Swift safe)
  ### events.was
  { "BoardEvent": { "was": "BoardChange" } }
  @available(*, deprecated, renamed: "BoardEvent")
  public typealias BoardChange = BoardEvent
  - added: nothing
  - removed or changed to `"BoardChange2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### events.deprecated
  { "stream": { "events": { "message": "int", "done": "void" }, "deprecated": true } }
    public static func closed(
      xTrace: String? = nil
    ) -> Language.StreamRequest<Streams.DeprecatedClosedEvent> {
    public enum DeprecatedClosedEvent: Equatable, Sendable, EventDecodable {
  }
  extension Streams {
    @available(*, deprecated)
    public typealias ClosedEvent = Streams.DeprecatedClosedEvent
  // …
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `swift-declaration-changed` (wire safe, Swift breaking), `docs-changed` (wire safe, Swift safe)
  ### event.type
  { "count_changed": { "type": "int" } }
  case count(Int)
    case "count_changed": self = try .count(event.json())
  - changed to `"int?"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### event.as
  { "count_changed": { "type": "int", "as": "count" } }
  case count(Int)
    case "count_changed": self = try .count(event.json())
  - added, removed or changed to `"count2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  ### alias.alias
  { "Flag": { "alias": "bool" } }
  public typealias Flag = Bool
  - changed to `"bool?"`: `resp-field-type-changed` (wire breaking, Swift breaking)
  ### alias.summary
  { "Books": { "summary": "More than one.", "alias": "[Book]" } }
  /// More than one.
  - added, removed or changed to `"More than one.2"`: `docs-changed` (wire safe, Swift safe)
  ### alias.description
  { "CarList": { "alias": "[Car]", "description": "In the order of their places." } }
  /// In the order of their places.
  - added, removed or changed to `"In the order of their places.2"`: `docs-changed` (wire safe, Swift safe)
  ### alias.was
  { "Counts": { "alias": "[string: int]", "was": "Numbers" } }
  @available(*, deprecated, renamed: "Counts")
  public typealias Numbers = Counts
  - added: nothing
  - removed or changed to `"Numbers2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### alias.deprecated
  { "Bag": { "alias": "Sack", "deprecated": true } }
  @available(*, deprecated)
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### alias.optional
  { "type": { "alias": "string", "optional": true } }
  public let paint: Car.Paint?
    paint: Car.Paint? = nil
    keys.add("paint", as: .paint)
    var paint: Car.Paint?
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### external.external
  { "Money": { "external": "Money", "module": "MoneyKit" } }
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  - changed to `"Money2"`: `body-field-type-widened` (wire safe, Swift breaking)
  ### external.module
  { "Money": { "external": "Money", "module": "MoneyKit" } }
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  - changed to `"MoneyKit2"`: `body-field-type-widened` (wire safe, Swift breaking)
  ### external.wire
  { "Money": { "external": "Money", "module": "MoneyKit", "wire": "string" } }
  public typealias Money = MoneyKit.Money
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  - changed to `"int"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### external.summary
  { "Link": { "external": "URL", "module": "Foundation", "summary": "A type that the app has." } }
  /// A type that the app has.
  - added, removed or changed to `"A type that the app has.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.description
  {
    "Badge": {
      "external": "Badge.Shape",
      "module": "BadgeKit",
      "description": "Its colors come from the brand."
    }
  }
  /// Its colors come from the brand.
  /// Its colors come from the brand.
  - added, removed or changed to `"Its colors come from the brand.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.was
  { "Money": { "external": "Money", "module": "MoneyKit", "was": "Amount" } }
  @available(*, deprecated, renamed: "Money")
  public typealias Amount = Money
  - added: nothing
  - removed or changed to `"Amount2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### external.deprecated
  { "Badge": { "external": "Badge.Shape", "module": "BadgeKit", "deprecated": "Use a picture." } }
  public typealias DeprecatedBadge = BadgeKit.Badge.Shape
  /// Its colors come from the brand.
  @available(*, deprecated, message: "Use a picture.")
  public typealias Badge = DeprecatedBadge
  - added: `field-deprecated` (wire safe, Swift care)
  - removed or changed to `"Use a picture.2"`: `docs-changed` (wire safe, Swift safe)
  ### external.optional
  { "type": { "external": "Money", "module": "MoneyKit", "optional": true } }
    public let change: Receipt.Change?
      change: Receipt.Change? = nil,
      self.change = change
    public typealias Change = MoneyKit.Money
  }
  extension Receipt {
      case change
      keys.add("change", as: .change)
  // …
  - added: `resp-field-became-optional` (wire breaking, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### field.type
  { "is_last": { "type": "bool" } }
  public var isLast: Bool
    isLast: Bool,
    self.isLast = isLast
    case isLast
    keys.add("is_last required", as: .isLast)
    var isLast: Bool?
      case .isLast: isLast = json.bool(.number)
    guard json.finish(&object), let posts, let count, let isLast, let price, let counts
  // …
  - changed to `"bool?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### field.as
  { "deck_id": { "as": "deck" } }
  public let deck: Deck
  public init(deck: Deck, remaining: Int) {
    self.deck = deck
    case deck
    keys.add("deck_id required", as: .deck)
    var deck: Deck?
      case .deck: json.value(&deck)
    guard json.finish(&object), let deck else { return nil }
  // …
  - added, removed or changed to `"deck2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  ### field.default
  { "level": { "default": 1 } }
  public var level: Int
    level: Int = 1,
    var level: Int = 1
  - added: `resp-field-became-optional` (wire safe, Swift breaking)
  - removed: `resp-field-became-required` (wire safe, Swift breaking)
  - changed to `2`: `body-field-default-changed` (wire safe, Swift care)
  ### field.constant
  { "options": { "constant": { "deep": { "x": [] } } } }
  json.field("options", ["deep": ["x": []]] as JSONValue)
  - changed to `{}`: `body-field-type-changed` (wire breaking, Swift safe)
  ### field.at
  { "path": { "at": "a.path" } }
  let path = json.at("a.path", of: object, secret: true) { $0.string() }
  - added, removed or changed to `"a.path2"`: `resp-field-wire-name-changed` (wire care, Swift safe)
  ### field.lossy
  { "posts": { "lossy": true } }
  var posts: [Post]?
    case .posts: posts = json.lossyArray(of: Post.self)
  guard json.finish(&object), let posts, let count, let isLast, let price, let counts
  else { return nil }
  - added: `resp-format-changed` (wire care, Swift care)
  - removed or changed to `false`: `resp-format-changed` (wire safe, Swift care)
  ### field.lenient
  { "homepage": { "lenient": true } }
  case .homepage: homepage = json.lenient { $0.url() }
  - added: `resp-format-changed` (wire care, Swift care)
  - removed or changed to `false`: `resp-format-changed` (wire safe, Swift care)
  ### field.wire
  { "is_last": { "wire": "number" } }
  var isLast: Bool?
    case .isLast: isLast = json.bool(.number)
  guard json.finish(&object), let posts, let count, let isLast, let price, let counts
  else { return nil }
  json.field("is_last", isLast, .number)
  - added, removed or changed to `"string"`: `resp-format-changed` (wire breaking, Swift care)
  ### field.only
  { "password": { "only": "request" } }
  public var password: String?
  public init(
    id: Int? = nil,
    name: String,
    password: String? = nil,
    level: Int = 1,
    token: String? = nil
  ) {
  // …
  - added: `body-field-readonly-changed` (wire breaking, Swift breaking)
  - removed: `body-field-readonly-changed` (wire care, Swift breaking)
  - changed to `"response"`: `body-field-readonly-changed` (wire care, Swift safe)
  ### field.limits
  { "plate": { "limits": { "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" } } }
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  - added, removed or changed to `{"pattern":"^[A-Z]{1,3}-[0-9]+$"}`: `resp-constraint-changed` (wire safe, Swift safe)
  ### field.was
  { "title": { "was": "name" } }
  @available(*, deprecated, renamed: "title")
  public var name: String {
    get { title }
    set { title = newValue }
  }
  - added: nothing
  - removed or changed to `"name2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### field.secret
  { "note": { "secret": true } }
  package static let secretFields: Set<String> = ["note"]
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### field.nullable
  { "buyer": { "nullable": true } }
  public let buyer: String?
  public init(buyer: String? = nil, price: Int? = nil) {
    keys.add("buyer always", as: .buyer)
    var buyer: String?
  - added: `resp-field-became-optional` (wire care, Swift breaking)
  - removed or changed to `false`: `resp-field-became-required` (wire safe, Swift breaking)
  ### field.userFacing
  { "text": { "userFacing": true } }
  public var userFacingText: String? {
    switch self {
    case .missing(let problem): problem.text
    default: nil
    }
  }
  - added, removed or changed to `false`: nothing
  ### field.summary
  { "year": { "summary": "The year." } }
  /// The year.
  - added, removed or changed to `"The year.2"`: `docs-changed` (wire safe, Swift safe)
  ### field.deprecated
  { "note": { "deprecated": true } }
  var _note: String?
    self._note = note
  @available(*, deprecated)
  package var note: String? {
    get { _note }
    set { _note = newValue }
  }
    json.field("note", _note, secret: true)
  // …
  - added: `field-deprecated` (wire safe, Swift care)
  - removed: `docs-changed` (wire safe, Swift safe)
  ### field.example
  { "count": { "example": 3 } }
  /// At least 1. At most 10. For example `3`.
  - added, removed or changed to `4`: `docs-changed` (wire safe, Swift safe)
  ### parameter.type
  { "page": { "type": "int?" } }
  /// The old stamps.
  ///
  /// `GET /stamps/old`
  @available(*, deprecated)
  public static func old(page: Int? = nil) -> Post.Request<[Stamp]> {
    .init(.get, "/stamps/old", endpoint: "Stamps.old", query: ["page": page])
  }
  @available(*, deprecated, renamed: "old(page:)")
  // …
  - changed to `"int"`: `param-became-required` (wire breaking, Swift breaking)
  ### parameter.in
  { "shop": { "in": "query" } }
  shop: String,
    query: ["dryRun": dryRun, "tags": tags, "shop": shop],
  shop: String,
    query: ["notify": notify, "shop": shop],
  shop: String,
    query: ["text": text, "range": Span(from: from, to: to), "shop": shop]
  - changed to `"header"`: `param-location-changed` (wire breaking, Swift safe)
  ### parameter.name
  { "id": { "name": "X-ID" } }
  "X-ID": id,
  - added, removed or changed to `"X-ID2"`: `param-wire-name-changed` (wire breaking, Swift safe)
  ### parameter.as
  { "kind": { "as": "other" } }
  /// - Parameters:
  ///   - kind: Deprecated.
  ///   - other: Deprecated. Nobody reads it.
  public func items(
    kind: DeprecatedKind,
    from: Int,
    other: DeprecatedKind = .wood
  ) -> Depot.Request<[Item]> {
  // …
  - changed to `"other2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.default
  { "size": { "default": { "width": 10, "height": 20 } } }
  size: Size = Size(width: 10, height: 20),
  - added: `param-became-optional` (wire safe, Swift safe)
  - removed: `param-became-required` (wire safe, Swift breaking)
  - changed to `{"width":11,"height":20}`: `param-default-changed` (wire safe, Swift care)
  ### parameter.constant
  { "version": { "constant": 3 } }
  "version": 3,
  - changed to `4`: `param-default-changed` (wire breaking, Swift care)
  ### parameter.label
  { "inout": { "label": "_" } }
  _ `inout`: String? = nil,
  - added, removed or changed to `"_2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.serverDefault
  { "page": { "serverDefault": 1 } }
  /// - Parameter page: Defaults to `1` on the server.
  - changed to `2`: `param-default-changed` (wire care, Swift safe)
  ### parameter.style
  { "pipe": { "style": "pipe" } }
  "pipe": ParameterValue(pipe, style: .pipe),
  - added, removed or changed to `"repeat"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### parameter.spread
  { "range": { "spread": true } }
  from: Int,
  text: String? = nil,
  to: Int? = nil
    query: ["text": text, "range": Span(from: from, to: to), "shop": shop]
  - added, removed or changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### parameter.allowEmpty
  { "path": { "allowEmpty": true } }
  "/contents/\(segments: path, allowEmpty: true)",
  - added: `param-constraint-loosened` (wire safe, Swift safe)
  - removed or changed to `false`: `param-constraint-tightened` (wire breaking, Swift care)
  ### parameter.nullable
  { "all": { "nullable": true } }
  public static func list(
    byName: [String: Date]? = nil,
    all: [Date]? = nil
  ) -> Harvest.Request<Void> {
        "all": ParameterValue(nullable: true) { json in
          if let all {
            json.array(all) { json, value in json.date(value, .unix) }
          } else {
  // …
  - added: `param-became-nullable` (wire safe, Swift safe)
  - removed or changed to `false`: `param-became-not-nullable` (wire breaking, Swift breaking)
  ### parameter.wire
  { "loaded": { "wire": "number" } }
  "/ships/\(segment: ship).json/\(segments: path)/at/\(segment: since, .pattern("yyyy-MM-dd"))/\(segment: loaded, .number)/\(segment: token, secret: true)",
  - added, removed or changed to `"string"`: `param-encoding-changed` (wire breaking, Swift safe)
  ### parameter.limits
  { "limit": { "limits": { "min": 1, "max": 100 } } }
  ///   - limit: How many books at most. At least 1. At most 100. Defaults to `20` on the server.
  - added: `constraint-declared` (wire care, Swift safe)
  - removed or changed to `{"min":1}`: `param-constraint-loosened` (wire safe, Swift safe)
  ### parameter.secret
  { "kind": { "secret": true } }
  "/fields/\(segment: "wheat", secret: true)/\(segment: rowID)",
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### parameter.was
  { "express": { "was": "fast" } }
  @available(*, deprecated, renamed: "send(express:note:)")
  public func send(fast express: Bool, note: String? = nil) -> Post.Request<Stamp> {
    send(express: express, note: note)
  }
  - added: nothing
  - removed or changed to `"fast2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### parameter.summary
  { "title": { "summary": "A part of the title." } }
  ///   - title: A part of the title.
  - added, removed or changed to `"A part of the title.2"`: `docs-changed` (wire safe, Swift safe)
  ### parameter.deprecated
  { "dir": { "deprecated": "Nobody sorts." } }
  ///   - direction: Deprecated. Nobody sorts.
  - added: `param-deprecated` (wire safe, Swift safe)
  - removed or changed to `"Nobody sorts.2"`: `docs-changed` (wire safe, Swift safe)
  ### parameter.example
  { "color": { "example": "red" } }
  ///
  /// - Parameter color: For example `"red"`.
  - added, removed or changed to `"red2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.type
  { "cook": { "type": "Deck" } }
  ///
  /// - Parameter cook: Defaults to `"chef"` on the server.
    cook: Deck? = nil,
        json.field("cook", cook)
  - changed to `"Deck?"`: nothing
  ### bodyField.as
  { "title": { "as": "newTitle" } }
  newTitle: String,
      json.field("title", newTitle)
  - changed to `"newTitle2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.default
  { "guests": { "default": 2 } }
  guests: Int = 2,
  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire safe, Swift breaking)
  - changed to `3`: `body-field-default-changed` (wire safe, Swift care)
  ### bodyField.constant
  { "kind": { "constant": "dinner" } }
  json.field("kind", "dinner")
  - changed to `"dinner2"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### bodyField.at
  { "user_key": { "at": "user.key" } }
  public static let secretFields: Set<String> = ["SECRET", "key"]
  - added, removed or changed to `"user.key2"`: `param-wire-name-changed` (wire care, Swift safe)
  ### bodyField.label
  { "plate": { "label": "withPlate" } }
    withPlate plate: String,
  @available(*, deprecated, renamed: "park(withPlate:hours:floor:)")
    withPlate plate: String,
    park(withPlate: plate, hours: hours, floor: floor)
  - added, removed or changed to `"withPlate2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.serverDefault
  { "cook": { "serverDefault": "chef" } }
  /// - Parameters:
  ///   - guests: Who eats.
  ///   - cook: Defaults to `"chef"` on the server.
    cook: Cook? = nil,
  - added: `body-field-became-optional` (wire safe, Swift safe)
  - removed: `body-field-became-required` (wire breaking, Swift breaking)
  - changed to `"chef2"`: `body-field-default-changed` (wire care, Swift safe)
  ### bodyField.style
  { "amount": { "style": "flat" } }
  "amount": ParameterValue(amount, style: .flat),
  - added, removed or changed to `"deepObject"`: `param-encoding-changed` (wire care, Swift safe)
  ### bodyField.spread
  { "range": { "spread": true } }
  ///
  /// - Parameters:
  ///   - from: The first one's position. At least 0.
  ///   - to: The position after the last one's.
  public static func search(text: String, from: Int, to: Int) -> Beverages.Request<[Beer]> {
        json.field("range", BeerRange(from: from, to: to))
  - added, removed or changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyField.encoding
  { "days": { "encoding": "json" } }
  .json("days") { json in
    if let days {
      json.array(days) { json, value in json.date(value, .unix) }
    } else {
      json.null()
    }
  - added or removed: `param-encoding-changed` (wire breaking, Swift safe)
  ### bodyField.nullable
  { "color": { "nullable": true } }
  color: Patch<String> = .keep
  - added: `body-field-became-nullable` (wire safe, Swift breaking)
  - removed or changed to `false`: `body-field-became-not-nullable` (wire breaking, Swift breaking)
  ### bodyField.wire
  { "remember": { "wire": "number" } }
  "remember": ParameterValue(remember, .number),
  - added, removed or changed to `"string"`: `body-field-type-changed` (wire breaking, Swift safe)
  ### bodyField.limits
  { "plate": { "limits": { "length": "3...10" } } }
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  - added: `constraint-declared` (wire care, Swift safe)
  - removed or changed to `{}`: `body-constraint-loosened` (wire safe, Swift safe)
  ### bodyField.secret
  { "password": { "secret": true } }
  public static let secretFields: Set<String> = ["password"]
  - added: `retry-timeout-idempotency-changed` (wire safe, Swift safe)
  - removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### bodyField.was
  { "hours": { "was": "time" } }
  @available(*, deprecated, renamed: "park(withPlate:hours:floor:)")
  public static func park(
    withPlate plate: String,
    time hours: Int?,
    floor: Int? = nil
  ) -> Garage.Request<Car> {
    park(withPlate: plate, hours: hours, floor: floor)
  }
  - added: nothing
  - removed or changed to `"time2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### bodyField.summary
  { "guests": { "summary": "Who eats." } }
  /// - Parameters:
  ///   - guests: Who eats.
  ///   - cook: Defaults to `"chef"` on the server.
  - added, removed or changed to `"Who eats.2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.deprecated
  { "floor": { "deprecated": "Floors are assigned." } }
  /// - Parameters:
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  ///   - floor: Deprecated. Floors are assigned.
  - added: `param-deprecated` (wire safe, Swift safe)
  - removed or changed to `"Floors are assigned.2"`: `docs-changed` (wire safe, Swift safe)
  ### bodyField.example
  { "plate": { "example": "B-1" } }
  ///   - plate: 3 to 10 characters. For example `"B-1"`.
  - added, removed or changed to `"B-12"`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.summary
  { "Books.find": { "summary": "Find books.", "path": "/books/{shelf}" } }
  /// Find books.
  ///
  - added, removed or changed to `"Find books.2"`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.description
  {
    "Hall.pictures": {
      "description": "The pictures come in the order in which a visitor passes them, beginning at the door that is nearest to the cloakroom.",
      "path": "/halls/{hall}/pictures"
    }
  }
  /// The pictures come in the order in which a visitor passes them, beginning at the door that is
  /// nearest to the cloakroom.
  ///
  - added, removed or changed to another value: `docs-changed` (wire safe, Swift safe)
  ### endpoint.method
  { "Deck.draw": { "method": "GET", "path": "/deck/{deck}/draw/" } }
  /// `GET /deck/{deck}/draw/`
    .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  - added or removed: nothing
  - changed to `"HEAD"`: `endpoint-method-changed` (wire breaking, Swift safe)
  ### endpoint.path
  { "Responses.map": { "path": "/map" } }
  /// `GET /map`
  public static func map(xTrace: String? = nil) -> Language.Request<[String: Date]> {
    .init(
      .get,
      "/map",
      endpoint: "Responses.map",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
  // …
  - changed to `"/map2"`: `endpoint-path-changed` (wire breaking, Swift safe)
  ### endpoint.parameters
  {
    "Fields.set": {
      "parameters": {
        "kind": { "constant": "wheat", "secret": true },
        "rowID": { "type": "int", "was": "row_id" }
      }
    }
  }
  public struct Field: Equatable, Sendable, WireEncodable {
    public var rowID: Int
    public var soil: Field.Soil
    }
  }
  // MARK: - Coding
  extension Field {
    public func encode(to json: inout JSONWriter) {
  // …
  - changed to another value: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.body
  { "Recipes.import": { "path": "/recipes/json", "body": "json" } }
  public static func `import`(_ value: JSONValue) -> Kitchen.Request<Void> {
    .init(.post, "/recipes/json", endpoint: "Recipes.import", body: .json(value))
  - added: `body-added-required` (wire breaking, Swift breaking)
  - removed: `body-removed` (wire breaking, Swift breaking)
  - changed to `"json?"`: `body-became-optional` (wire safe, Swift safe)
  ### endpoint.response
  { "Echo.work": { "path": "/echo/work", "response": "Work" } }
  public static func work(_ work: Work, xTrace: String? = nil) -> Language.Request<Work> {
  - added: `resp-body-added` (wire safe, Swift care)
  - removed: `resp-body-removed` (wire breaking, Swift breaking)
  - changed to `"Work?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### endpoint.errors
  {
    "Tables.seats": {
      "path": "/tables",
      "errors": { "423": { "case": "locked", "type": { "fields": { "until": "date" } } } }
    }
  }
  public indirect enum Failure: ServiceFailure {
    case locked(Tables.SeatsLockedFailure)
  - added: `error-case-added` (wire care, Swift breaking)
  - removed or changed to `{}`: `error-case-removed` (wire safe, Swift breaking)
  ### endpoint.pagination
  {
    "Papers.pages": {
      "path": "/pages",
      "pagination": { "style": "page", "items": "items", "more": "has_more" }
    }
  }
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  - added: `pagination-changed` (wire safe, Swift care)
  - removed: `pagination-changed` (wire breaking, Swift breaking)
  - changed to `{"style":"page","items":"items"}`: `pagination-changed` (wire breaking, Swift safe)
  ### endpoint.authentication
  { "Categories.named": { "path": "/categories", "authentication": "token" } }
  .init(
    .get,
    "/categories",
    endpoint: "Categories.named",
    query: ["name": name],
    policy: .init(authentication: .required("token"))
  )
  - added: `auth-added-or-tightened` (wire breaking, Swift care)
  - removed: `auth-removed-or-loosened` (wire safe, Swift safe)
  ### endpoint.cache
  { "cached": { "path": "/cached", "cache": "only" } }
  .init(
    .get,
    "/cached",
    endpoint: "cached",
    policy: .init(timeout: 5, cache: .only, isIdempotent: false)
  )
  - added, removed or changed to `"default"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.idempotent
  { "transfer": { "path": "/transfer", "idempotent": true } }
  isIdempotent: true,
  - added, removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.safe
  { "Policies.search": { "path": "/policies/search", "safe": true } }
  headers: ["X-Client": "language", "X-Trace": xTrace],
  policy: .init(authentication: .required("token"), timeout: 90.5, isIdempotent: true)
  - added, removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.redirects
  { "transfer": { "path": "/transfer", "redirects": "return" } }
  redirects: .return,
  - added, removed or changed to `"follow"`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.headers
  {
    "Bodies.wrapped": {
      "path": "/wrapped",
      "headers": { "Content-Type": "application/vnd.language+json" }
    }
  }
  body: .json(contentType: "application/vnd.language+json") { json in
  - added: `param-added-required` (wire care, Swift safe)
  - removed or changed to `{}`: `param-removed` (wire care, Swift safe)
  ### endpoint.timeout
  { "cached": { "path": "/cached", "timeout": 5 } }
  policy: .init(timeout: 5, cache: .only, isIdempotent: false)
  - added, removed or changed to `6`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### endpoint.server
  { "Policies.all": { "path": "/policies/all", "server": "login" } }
  public static let servers: [String: Server] = ["login": .login()]
  - added or removed: `server-changed` (wire care, Swift safe)
  ### endpoint.host
  { "transfer": { "path": "/transfer", "host": "uploads" } }
  server: "reports",
  host: "uploads"
  - added or removed: `server-changed` (wire care, Swift safe)
  ### endpoint.was
  { "Stamps.all": { "path": "/stamps", "was": "stamps" } }
  @available(*, deprecated, renamed: "Stamps.all(limit:)")
  public static func stamps(limit: Int = 10) -> Post.Request<[Stamp]> {
    Stamps.all(limit: limit)
  }
  - added: nothing
  - removed or changed to `"stamps2"`: `swift-declaration-changed` (wire safe, Swift breaking)
  ### endpoint.deprecated
  {
    "Stamps.none": {
      "path": "/stamps/none",
      "deprecated": { "message": "Ask for all.", "sunset": "2027-03-01" }
    }
  }
  @available(*, deprecated, message: "Ask for all. May be removed after 2027-03-01.")
  - added: `endpoint-deprecated` (wire safe, Swift care)
  - removed: `endpoint-undeprecated` (wire safe, Swift safe)
  - changed to `{"message":"Ask for all."}`: `docs-changed` (wire safe, Swift safe)
  ### endpoint.examples
  {
    "Deck.shuffle": {
      "path": "/deck/new/shuffle/",
      "examples": {
        "newDeck": { "response": { "success": true, "deck_id": "gy7aqxz5nmpd", "remaining": 52 } }
      }
    }
  }
  nonisolated extension DeckInfo {
    /// The values of the spec's examples, for tests and previews.
    public static let examples = ExampleValues()
    /// The values of the spec's examples.
    public struct ExampleValues: Sendable {
      /// The response of `Deck.shuffle`.
      public var newDeck: DeckInfo { DeckOfCards.examples.value("newDeck", of: "Deck.shuffle") }
    }
  // …
  - added, removed or changed to `{}`: `docs-changed` (wire safe, Swift safe)
  ### example.arguments
  {
    "two": {
      "arguments": { "deck": "a/b", "span": { "from": 5, "step": 2 }, "suit": "CLUBS", "count": 2 },
      "response": [{ "x": 1 }, { "x": 2, "y": 3 }]
    }
  }
  of: Examples.show(
    deck: "a/b",
    from: Date(timeIntervalSince1970: 5),
    step: 2,
    suit: .clubs,
    count: 2
  ),
  - added, removed or changed to another value: `docs-changed` (wire safe, Swift safe)
  ### example.status
  { "gone": { "status": 410, "response": null } }
    "gone",
    of: Examples.show(deck: "gone", from: Date(timeIntervalSince1970: 0)),
    status: 410
  ),
  Example(
  - added, removed or changed to `411`: nothing
  ### example.response
  {
    "tester": {
      "response": {
        "userName": "example@gmail.com",
        "email": "example@gmail.com",
        "fullName": "Exa Mple"
      }
    }
  }
    "tester",
    of: User.login(userName: "example@gmail.com", password: "tester1"),
    status: 200,
    body: #"""
      { "userName": "example@gmail.com", "email": "example@gmail.com", "fullName": "Exa Mple" }
      """#
  ),
  Example(
  // …
  - changed to another value: `docs-changed` (wire safe, Swift safe)
  ### bodyOfFields.fields
  { "body": { "fields": { "userName": "string", "password": { "type": "string", "secret": true } } } }
  /// The endpoints of `User`.
  public typealias User = NewsAPI.User
  public static let secretFields: Set<String> = ["password"]
  - changed to another value: `body-field-became-optional` (wire safe, Swift safe)
  ### bodyOfFields.encoding
  { "body": { "encoding": "form" } }
  body: .form([
    "USERNAME": username,
    "PASSWORD": ParameterValue(password, secret: true),
    "remember": ParameterValue(remember, .number),
  ]),
  - added, removed or changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfFields.at
  { "body": { "at": "order" } }
  json.beginObject("order")
  json.endObject()
  - added, removed or changed to `"order2"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.type
  { "body": { "type": "Span" } }
  public static func formValue(_ span: Span, xTrace: String? = nil) -> Language.Request<Void> {
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .form(of: span)
  - changed to `"Span?"`: `body-became-optional` (wire safe, Swift safe)
  ### bodyOfType.encoding
  { "body": { "type": "Recipe", "encoding": "form" } }
  .init(.post, "/filter", endpoint: "Recipes.filter", body: .form(of: recipe))
  - added, removed or changed to `"json"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.at
  { "body": { "type": "Point", "at": "point" } }
  body: .json(contentType: "application/vnd.language+json") { json in
    json.beginObject()
    json.field("point", point)
    json.endObject()
  }
  - added, removed or changed to `"point2"`: `body-encoding-changed` (wire breaking, Swift safe)
  ### bodyOfType.label
  { "body": { "type": "Recipe", "label": "with" } }
  public static func replace(id: Int, with recipe: Recipe) -> Kitchen.Request<Void> {
  - added, removed or changed to `"with2"`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### bodyOfType.spread
  { "body": { "type": "Recipe", "spread": true } }
  public static func write(title: String, minutes: Int? = nil) -> Kitchen.Request<Void> {
    .init(
      .post,
      "/recipes/spread",
      endpoint: "Recipes.write",
      body: .json(Recipe(title: title, minutes: minutes))
    )
  - added, removed or changed to `false`: `param-swift-name-changed` (wire safe, Swift breaking)
  ### responseOfType.type
  { "response": { "type": "data" } }
  public static func pixels() -> Weather.Request<Data> {
    .init(.get, "/pixels", endpoint: "Reports.pixels", response: .json(at: "pixels"))
  - changed to `"string"`: `resp-format-changed` (wire breaking, Swift safe), `resp-field-type-changed` (wire breaking, Swift breaking)
  ### responseOfType.status
  { "response": { "type": "[Point]", "status": 201 } }
  public static func at(xTrace: String? = nil) -> Language.Request<[Point]> {
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "data.items")
  - added, removed or changed to `202`: `resp-status-success-changed` (wire safe, Swift safe)
  ### responseOfType.at
  { "response": { "type": "data", "at": "blob" } }
  response: .json(at: "blob")
  - added, removed or changed to `"blob2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseOfType.encoding
  { "response": { "type": "string", "encoding": "text" } }
  .init(.get, "/text", endpoint: "Order.text", response: .text)
  - added, removed or changed to `"json"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseOfType.headers
  {
    "200": {
      "type": "Report",
      "headers": { "X-Rate-Limit": "int", "Last-Modified": "date(rfc1123)" }
    }
  }
  nonisolated extension Response where Value == Reports.OrderResponse {
    public var xRateLimit: Int? { header("X-Rate-Limit") }
    public var lastModified: Date? { header("Last-Modified", .rfc1123) }
  }
  - added: `resp-header-added` (wire safe, Swift safe)
  - removed or changed to `{"X-Rate-Limit":"int"}`: `resp-header-removed` (wire care, Swift breaking)
  ### header.type
  { "X-Rank": { "type": "Rank?" } }
  /// Which rank.
  public var rank: Rank? { header("X-Rank") }
  - changed to `"string"`: `resp-field-type-changed` (wire safe, Swift breaking)
  ### header.as
  { "X-Rank": { "as": "rank" } }
  public var rank: Rank? { header("X-Rank") }
  - added, removed or changed to `"rank2"`: `resp-field-swift-name-changed` (wire safe, Swift breaking)
  ### header.summary
  { "X-Rank": { "summary": "Which rank." } }
  /// Which rank.
  - added, removed or changed to `"Which rank.2"`: nothing
  ### responseStream.stream
  { "response": { "stream": "Tick", "format": "sse" } }
  public static func watch(symbol: String) -> Ticker.StreamRequest<Tick> {
    .init(
      .get,
      "/ticks/\(segment: symbol)",
      endpoint: "Ticks.watch",
      format: .events(),
      element: .json
    )
  - changed to `"Tick?"`: `resp-field-became-optional` (wire breaking, Swift breaking)
  ### responseStream.format
  { "response": { "stream": "[date(unix)]", "format": "lines" } }
  public static func export() -> Ticker.StreamRequest<[Date]> {
    .init(
      .get,
      "/export",
      endpoint: "export",
      format: .lines(),
      element: .json { $0.array { $0.date(.unix) } }
    )
  - changed to `"sse"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseStream.end
  { "response": { "stream": "string", "format": "sse", "end": "[DONE]" } }
  format: .events(end: "[DONE]"),
  - added, removed or changed to `"[DONE]2"`: `resp-format-changed` (wire breaking, Swift safe)
  ### responseStream.reconnect
  { "response": { "reconnect": true } }
  format: .events(reconnect: true),
  - added, removed or changed to `false`: `retry-timeout-idempotency-changed` (wire safe, Swift care)
  ### errors.default
  {
    "errors": {
      "default": { "case": "other", "type": "Envelope" }
    }
  }
  case other(Envelope)
      .otherwise(case: "other") { .other($0) },
    case .other(let envelope): envelope.error?.text
  - changed to `{"case":"other"}`: `error-body-changed` (wire care, Swift breaking)
  ### endpointErrors.default
  {
    "errors": {
      "default": "closed"
    }
  }
  ///
  /// Can also fail with `closed`.
    .init(
      .get,
      "/cars/\(segment: id)/payment",
      endpoint: "Cars.pay",
      failures: [.otherwise(.closed)]
    )
  - added: `error-case-added` (wire care, Swift breaking)
  - removed or changed to `"closed2"`: `error-case-removed` (wire safe, Swift breaking)
  ### errorOfStatus.case
  { "404": { "case": "gone" } }
  package indirect enum Failure: ServiceFailure {
    case gone(Problem)
      [
        .status(404, case: "gone") { .gone($0) }
      ]
    }
    package var userFacingText: String? {
      switch self {
  // …
  - changed to `"gone2"`: `error-case-removed` (wire safe, Swift breaking)
  ### errorOfStatus.when
  { "when": { "error_tag": "MAX_ITEMS" } }
  /// Can also fail with `notHere`, `limited`, `full`, `forbidden` or `waiting`.
        .status(403, when: [("error_tag", .equals("MAX_ITEMS"))], .full),
  - changed to `{"error_tag":"MAX_ITEMS2"}`: `error-case-added` (wire care, Swift safe)
  ### errorOfStatus.type
  { "default": { "case": "odd", "type": "json" } }
  case odd(JSONValue)
      .otherwise(case: "odd") { .odd($0) },
  - added or changed to `"json?"`: `error-body-changed` (wire safe, Swift breaking)
  - removed: `error-body-changed` (wire care, Swift breaking)
  ### errorOfStatus.message
  { "410": { "case": "gone", "message": "It is gone." } }
  case .gone: "It is gone."
  - added, removed or changed to `"It is gone.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorOfStatus.summary
  { "429": { "case": "slowDown", "summary": "Too many requests." } }
  /// Too many requests.
  - added, removed or changed to `"Too many requests.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorWhen.when
  {
    "stolen": {
      "when": { "state": "stolen", "meta.reason": "the parcel was taken away in front of the door" }
    }
  }
  /// - `stolen`
        .when(
          [
            ("state", .equals("stolen")),
            ("meta.reason", .equals("the parcel was taken away in front of the door")),
          ],
          case: "stolen"
        ) { .stolen($0) },
  - changed to `{"state":"stolen"}`: `error-case-added` (wire care, Swift safe)
  ### errorWhen.type
  { "refused": { "when": { "ok": false }, "type": "Excuse" } }
  case refused(Excuse)
      .when("ok", .equals(false), case: "refused") { .refused($0) },
  - added: `error-body-changed` (wire safe, Swift breaking)
  - removed or changed to `"Excuse?"`: `error-body-changed` (wire care, Swift breaking)
  ### errorWhen.message
  {
    "soldOut": {
      "when": { "reason": "sold_out", "until": { "present": true } },
      "message": "All places are taken."
    }
  }
  case .soldOut: "All places are taken."
  - added, removed or changed to `"All places are taken.2"`: `docs-changed` (wire safe, Swift safe)
  ### errorWhen.summary
  {
    "soldOut": {
      "when": { "reason": "sold_out", "until": { "present": true } },
      "summary": "No place is free."
    }
  }
  /// No place is free.
  - added, removed or changed to `"No place is free.2"`: `docs-changed` (wire safe, Swift safe)
  ### presence.present
  { "meta.limit": { "present": true } }
  .without(.status(403, when: [("code", .equals(7)), ("meta.limit", .present(true))])),
  - changed to `false`: `error-case-added` (wire care, Swift safe)
  ### pagination.style
  { "pagination": { "style": "page" } }
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.style
  { "pagination": { "style": "page" } }
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.parameter
  { "pagination": { "style": "page", "parameter": "p" } }
  public static func zero(p: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/zero",
      endpoint: "Papers.zero",
      query: ["p": p],
      response: .json,
      pagination: .page("p", start: 0)
  // …
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.start
  { "pagination": { "style": "page", "start": 0 } }
  pagination: .page("p", start: 0)
  - added, removed or changed to `1`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationPage.items
  { "pagination": { "style": "page", "items": "items" } }
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationPage.more
  { "pagination": { "style": "page", "more": "has_more" } }
  pagination: .page("page", start: 1, more: "has_more")
  - added: `pagination-changed` (wire safe, Swift safe)
  - removed or changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationPage.pages
  { "pagination": { "style": "page", "pages": "total_pages" } }
  pagination: .page("page", start: 1, pages: "total_pages")
  - added: `pagination-changed` (wire safe, Swift safe)
  - removed or changed to `"total_pages2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationOffset.style
  { "pagination": { "style": "offset", "parameter": "skip", "limit": "take" } }
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.parameter
  { "pagination": { "style": "offset", "parameter": "skip", "limit": "take" } }
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.limit
  { "pagination": { "style": "offset", "parameter": "skip", "limit": "take" } }
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.items
  { "pagination": { "style": "offset", "parameter": "skip", "limit": "take", "items": "items" } }
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationOffset.total
  { "pagination": { "style": "offset", "parameter": "skip", "limit": "take", "total": "meta.total" } }
  pagination: .offset("skip", total: "meta.total")
  - added: `pagination-changed` (wire safe, Swift safe)
  - removed or changed to `"meta.total2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationCursor.style
  { "pagination": { "style": "cursor", "parameter": "after", "next": "data[last].id" } }
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.parameter
  { "pagination": { "style": "cursor", "parameter": "after", "next": "data[last].id" } }
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.next
  { "pagination": { "style": "cursor", "parameter": "after", "next": "data[last].id" } }
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  - changed to `"string"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationCursor.items
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "items": "data"
    }
  }
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationCursor.more
  {
    "pagination": {
      "style": "cursor",
      "parameter": "after",
      "next": "data[last].id",
      "more": "has_more"
    }
  }
  pagination: .cursor("after", next: "data[last].id", more: "has_more")
  - added: `pagination-changed` (wire safe, Swift safe)
  - removed or changed to `"has_more2"`: `pagination-changed` (wire breaking, Swift safe)
  ### paginationUrl.style
  { "pagination": { "style": "url", "next": "next" } }
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .get,
      "/urls",
      endpoint: "Papers.urls",
      response: .json,
      pagination: .url(next: "next"),
      items: \.papers
  // …
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationUrl.next
  { "pagination": { "style": "url", "next": "next" } }
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .get,
      "/urls",
      endpoint: "Papers.urls",
      response: .json,
      pagination: .url(next: "next"),
      items: \.papers
  // …
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationUrl.items
  { "pagination": { "style": "url", "next": "next", "items": "points" } }
  public static func url(xTrace: String? = nil) -> Language.PagedRequest<Pages.URLResponse, Point> {
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .url(next: "next"),
      items: \.points
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationLink.style
  { "pagination": { "style": "link" } }
  public static func links() -> Archive.PagedRequest<[Paper], Paper> {
    .init(.get, "/links", endpoint: "Papers.links", response: .json, pagination: .link)
  - `pagination` added: `pagination-changed` (wire safe, Swift care)
  - `pagination` removed: `pagination-changed` (wire breaking, Swift breaking)
  ### paginationLink.items
  { "pagination": { "style": "link", "items": "byYear.2026" } }
  public static func thisYear() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/year",
      endpoint: "Shelf.thisYear",
      response: .json,
      pagination: .link,
      items: { $0.byYear["2026"] ?? [] }
  // …
  - changed to `"byYear.20262"`: `pagination-changed` (wire breaking, Swift safe)

  """###
