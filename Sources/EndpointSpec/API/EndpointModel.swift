import EndpointJSON

/// An endpoint with everything that the API's defaults add to it.
///
/// A class, since it has many parts and every list of endpoints holds some; none of them changes.
package final class EndpointModel: Sendable {
  package enum Receiver: Equatable, Sendable {
    /// A bare verb: the API's namespace.
    case api
    /// A type of this API: the function stands in an extension of it.
    case type(SwiftName)
    /// A namespace of its own.
    case namespace(SwiftName)
  }

  /// As in the spec: `Deck.draw`.
  package let id: String
  package let receiver: Receiver
  package let verb: SwiftName
  /// `GET`
  package let method: String
  package let path: [PathPart]
  /// The endpoint's own, the defaults', then the body's.
  package let parameters: [ParameterModel]
  package let body: BodyModel?
  package let response: ResponseModel
  /// The endpoint's own failures, or nil where the API's are meant.
  package let failures: FailureModel?
  package let pagination: PaginationModel?
  package let authentication: AuthenticationRequirement
  package let headers: [(name: String, value: String)]
  package let cache: CachePolicy
  /// Nil: as the method says.
  package let isIdempotent: Bool?
  package let redirects: RedirectPolicy
  /// Seconds.
  package let timeout: Double?
  package let server: WireName?
  package let host: String?
  /// The whole former name, `Decks.pull` or `pull`.
  package let was: String?
  package let documentation: Documentation
  package let deprecation: Deprecation?
  package let examples: [ExampleModel]
  package let place: Place

  package init(
    id: String,
    receiver: Receiver,
    verb: SwiftName,
    method: String,
    path: [PathPart],
    parameters: [ParameterModel],
    body: BodyModel?,
    response: ResponseModel,
    failures: FailureModel?,
    pagination: PaginationModel?,
    authentication: AuthenticationRequirement,
    headers: [(name: String, value: String)],
    cache: CachePolicy,
    isIdempotent: Bool?,
    redirects: RedirectPolicy,
    timeout: Double?,
    server: WireName?,
    host: String?,
    was: String?,
    documentation: Documentation,
    deprecation: Deprecation?,
    examples: [ExampleModel],
    place: Place
  ) {
    self.id = id
    self.receiver = receiver
    self.verb = verb
    self.method = method
    self.path = path
    self.parameters = parameters
    self.body = body
    self.response = response
    self.failures = failures
    self.pagination = pagination
    self.authentication = authentication
    self.headers = headers
    self.cache = cache
    self.isIdempotent = isIdempotent
    self.redirects = redirects
    self.timeout = timeout
    self.server = server
    self.host = host
    self.was = was
    self.documentation = documentation
    self.deprecation = deprecation
    self.examples = examples
    self.place = place
  }
}

extension [ParameterModel] {
  /// Those whose arguments come before the body's value: the endpoint's own, and the fields of its body.
  package var own: [ParameterModel] { filter { !$0.isInherited } }

  /// Those whose arguments come last: what every endpoint has matters least at a call.
  package var inherited: [ParameterModel] { filter(\.isInherited) }
}

package enum CachePolicy: String, Sendable { case `default`, reload, only }

package enum RedirectPolicy: String, Sendable { case follow, `return` }

package enum PathPart: Equatable, Sendable {
  case text(String)
  /// `{name}` or, with `keepsSlashes`, `{+name}`.
  case parameter(WireName, keepsSlashes: Bool)
  /// A variable of the server.
  case variable(WireName)
}

package enum ParameterLocation: String, Sendable { case path, query, header, cookie, body }

package enum ParameterStyle: String, Sendable {
  case `repeat`, comma, space, pipe, brackets, indexed
  case deepObject, flat, json
}

/// A parameter, or a field of a body whose fields are arguments (`location == .body`).
package struct ParameterModel: Equatable, Sendable {
  package enum Binding: Equatable, Sendable {
    /// An argument of the function.
    case argument
    /// A value that always travels, no argument.
    case constant(JSONValue)
    /// The receiver itself (an identifier).
    case receiver
    /// A field of the receiver.
    case receiverField(SwiftName)
    /// The fields of its struct are the arguments; the struct still travels under its key.
    case spread
  }

  /// What the parameter has in common with a field: names, type, default, wire form, secrecy, texts.
  package var field: FieldModel
  package var location: ParameterLocation
  package var binding: Binding
  /// The argument's label; nil for `_`.
  package var label: SwiftName?
  /// Documented, not sent; the argument is optional.
  @Boxed package var serverDefault: JSONValue?
  /// Of an array that it holds (`repeat` unless said) …
  package var arrayStyle: ParameterStyle
  /// … and of an object (`deepObject` unless said).
  package var objectStyle: ParameterStyle
  /// The encoding of a part of a multipart body.
  package var partEncoding: BodyEncoding?
  /// Whether it is one of the API's defaults.
  package var isInherited = false

  package init(
    field: FieldModel,
    location: ParameterLocation,
    binding: Binding,
    label: SwiftName?,
    serverDefault: JSONValue? = nil,
    arrayStyle: ParameterStyle = .repeat,
    objectStyle: ParameterStyle = .deepObject,
    partEncoding: BodyEncoding? = nil
  ) {
    self.field = field
    self.location = location
    self.binding = binding
    self.label = label
    self.serverDefault = serverDefault
    self.arrayStyle = arrayStyle
    self.objectStyle = objectStyle
    self.partEncoding = partEncoding
  }
}

package enum BodyEncoding: String, Sendable { case json, form, multipart, text, binary }

package struct BodyModel: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// One value; its argument's label is nil for `_`; spread: the fields of its struct are the arguments.
    case value(TypeReference, label: SwiftName?, isSpread: Bool)
    /// The endpoint's parameters with `location == .body`.
    case fields
  }

  package var content: Content
  package var encoding: BodyEncoding
  /// Where what is sent is wrapped: `data` sends `{ "data": … }`.
  package var at: JSONPath?
  /// The styles of a form.
  package var arrayStyle: ParameterStyle
  package var objectStyle: ParameterStyle
  @Uncompared package var place: Place

  package init(
    content: Content,
    encoding: BodyEncoding,
    at: JSONPath?,
    arrayStyle: ParameterStyle = .repeat,
    objectStyle: ParameterStyle = .deepObject,
    place: Place
  ) {
    self.content = content
    self.encoding = encoding
    self.at = at
    self.arrayStyle = arrayStyle
    self.objectStyle = objectStyle
    self.place = place
  }
}

package enum ResponseModel: Equatable, Sendable {
  case value(ResponseValue)
  /// Successes that differ: an enum of that name, a case for each status.
  case statuses(name: SwiftName, [Status])
  case stream(TypeReference, StreamFormat, end: String?)

  package struct Status: Equatable, Sendable {
    package var status: Int
    /// The case's name, `ok`, `accepted`, `status299`.
    package var name: SwiftName
    package var value: ResponseValue

    package init(status: Int, name: SwiftName, value: ResponseValue) {
      self.status = status
      self.name = name
      self.value = value
    }
  }
}

package enum StreamFormat: String, Sendable { case sse, lines }

package struct ResponseValue: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var type: TypeReference
    package var documentation: Documentation
    @Uncompared package var place: Place

    package init(
      wireName: WireName,
      name: SwiftName,
      type: TypeReference,
      documentation: Documentation,
      place: Place
    ) {
      self.wireName = wireName
      self.name = name
      self.type = type
      self.documentation = documentation
      self.place = place
    }
  }

  /// `.scalar(.void)` where no body is read.
  package var type: TypeReference
  package var at: JSONPath?
  package var encoding: BodyEncoding
  package var headers: [Header]
  @Uncompared package var place: Place

  package init(
    type: TypeReference,
    at: JSONPath?,
    encoding: BodyEncoding,
    headers: [Header],
    place: Place
  ) {
    self.type = type
    self.at = at
    self.encoding = encoding
    self.headers = headers
    self.place = place
  }
}

/// The failures of an API or of one endpoint: an enum with a case a rule.
package struct FailureModel: Equatable, Sendable {
  package enum Condition: Sendable {
    case status(Int)
    /// `4` for `4xx`.
    case statusClass(Int)
    case when([(path: JSONPath, expected: Expectation)])
    case `default`
  }

  package enum Expectation: Equatable, Sendable {
    case equals(JSONValue)
    case present(Bool)
  }

  package struct FailureRule: Equatable, Sendable {
    package var condition: Condition
    package var caseName: SwiftName
    @Uncompared package var place: Place

    package init(condition: Condition, caseName: SwiftName, place: Place) {
      self.condition = condition
      self.caseName = caseName
      self.place = place
    }
  }

  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    package var type: TypeReference?
    package var documentation: Documentation

    package init(name: SwiftName, type: TypeReference?, documentation: Documentation) {
      self.name = name
      self.type = type
      self.documentation = documentation
    }
  }

  /// `Failure`, or `DeckDrawFailure`.
  package var name: SwiftName
  /// In order of first mention; several rules may share one.
  package var cases: [Case]
  /// In order of precedence.
  package var rules: [FailureRule]

  package init(name: SwiftName, cases: [Case], rules: [FailureRule]) {
    self.name = name
    self.cases = cases
    self.rules = rules
  }
}

extension FailureModel.Condition: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.status(let one), .status(let other)), (.statusClass(let one), .statusClass(let other)):
      one == other
    case (.when(let one), .when(let other)): one.elementsEqual(other, by: ==)
    case (.default, .default): true
    default: false
    }
  }
}

package struct PaginationModel: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case page(parameter: WireName, start: Int, more: JSONPath?)
    case offset(parameter: WireName, limit: WireName, total: JSONPath?)
    case cursor(parameter: WireName, next: JSONPath, more: JSONPath?)
    case url(next: JSONPath)
    case link

    /// The parameter that tells the page.
    package var parameter: WireName? {
      switch self {
      case .page(let parameter, _, _), .offset(let parameter, _, _), .cursor(let parameter, _, _):
        parameter
      case .url, .link: nil
      }
    }
  }

  package var style: Style
  /// Nil: the body is the array.
  package var items: JSONPath?
  /// The type of one item.
  package var item: TypeReference
  @Uncompared package var place: Place

  package init(style: Style, items: JSONPath?, item: TypeReference, place: Place) {
    self.style = style
    self.items = items
    self.item = item
    self.place = place
  }
}

/// An example, checked against the types.
package struct ExampleModel: Sendable {
  package var wireName: String
  package var name: SwiftName
  /// By wire name, the receiver's included.
  package var arguments: [(name: String, value: JSONValue)]
  /// Whether the spec gives arguments at all: without, the example answers any call of its endpoint.
  package var hasArguments: Bool
  package var status: Int
  /// The whole body; nil: an empty one.
  package var response: JSONValue?
  package var place: Place

  package init(
    wireName: String,
    name: SwiftName,
    arguments: [(name: String, value: JSONValue)],
    hasArguments: Bool,
    status: Int,
    response: JSONValue?,
    place: Place
  ) {
    self.wireName = wireName
    self.name = name
    self.arguments = arguments
    self.hasArguments = hasArguments
    self.status = status
    self.response = response
    self.place = place
  }
}
