import EndpointJSON

/// An endpoint with the API's defaults applied.
package struct EndpointModel: Equatable, Sendable {
  package enum Receiver: Hashable, Sendable {
    /// The API's namespace, for an endpoint without a receiver.
    case api
    /// A type of this API. The function is in an extension of it.
    case type(SwiftName)
    case namespace(SwiftName)

    /// The name of the type or the namespace. Nil for the API itself.
    package var name: SwiftName? {
      switch self {
      case .api: nil
      case .type(let name), .namespace(let name): name
      }
    }
  }

  /// A header with a constant value.
  package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// The name in the spec: `Deck.draw`.
  package let id: String
  package var receiver: Receiver
  package let verb: SwiftName
  /// The HTTP method, such as `GET`.
  package let method: String
  package let path: [PathPart]
  /// The parameters of the endpoint, then of the defaults, then of the body.
  package var parameters: [ParameterModel]
  @Sparse package var body: BodyModel?
  @Boxed package var response: ResponseModel
  /// The failures of an endpoint with its own rules. Nil if those of the API apply.
  @Sparse package var failures: FailureModel?
  @Sparse package var pagination: PaginationModel?
  package let authentication: AuthenticationRequirement
  package let headers: [Header]
  package let policy: CallPolicy
  package let server: WireName?
  package let host: String?
  /// The complete former name: `Decks.pull` or `pull`.
  package let was: String?
  @Sparse package var documentation: Documentation
  @Sparse package var deprecation: Deprecation?
  package let examples: [ExampleModel]
  @NotPartOfEquality package var written: Named<EndpointDefinition>
}

extension EndpointModel {
  package var place: Place { written.value.place }

  /// The HTTP methods that the runtime names.
  package static let commonMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

  /// Words that are no methods of HTTP, and the methods that they mean.
  package static let wordsForMethods = [
    "DEL": "DELETE", "REMOVE": "DELETE", "DESTROY": "DELETE", "CREATE": "POST", "ADD": "POST",
    "INSERT": "POST", "READ": "GET", "FETCH": "GET", "UPSERT": "PUT", "UPDATE": "PATCH",
    "EDIT": "PATCH", "MODIFY": "PATCH", "REPLACE": "PUT",
  ]

  /// The fields of a body that are arguments.
  package var bodyParameters: [ParameterModel] { parameters.filter { $0.location == .body } }
  /// These fields as a struct.
  package var bodyStructure: StructModel {
    StructModel(fields: bodyParameters.map(\.field), additional: nil)
  }
  /// The parameter that the receiver replaces. Nil if the function is static.
  package var instanceParameter: ParameterModel? { parameters.first(where: \.isBoundToReceiver) }
}

package enum PathPart: Equatable, Sendable {
  case text(String)
  /// `{name}`, or `{+name}` if slashes are allowed.
  case parameter(WireName, keepsSlashes: Bool)
  case variable(WireName)
}

/// An example that was checked against the types.
package struct ExampleModel: Equatable, Sendable {
  package struct Argument: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  package var wireName: String
  package var name: SwiftName
  /// The arguments by wire name, including those of the receiver.
  package var arguments: [Argument]
  package var status: Int
  /// The whole body. Nil if it is empty.
  package var response: JSONValue?
  @NotPartOfEquality package var place: Place

  /// True if the spec contains arguments. Without them, the example matches any call of its endpoint.
  package var hasArguments: Bool { !arguments.isEmpty }
}

/// How a client sends the requests of an endpoint.
package struct CallPolicy: Equatable, Sendable {
  package enum Cache: String, Sendable { case `default`, reload, only }

  package enum Redirects: String, Sendable { case follow, `return` }

  package let cache: Cache
  /// Nil to use the default of the method.
  package let isIdempotent: Bool?
  /// Whether the request changes nothing on the server.
  package let isSafe: Bool
  package let redirects: Redirects
  /// In seconds.
  package let timeout: Double?
}

package struct PaginationModel: Equatable, Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case page, offset, cursor, url, link
  }

  /// A value of a page that leads to the next one.
  package struct Part: Equatable, Sendable {
    package enum Value: Sendable { case flag, integer, text, any }

    /// The key in the spec: `more`.
    package let key: String
    package let path: JSONPath
    package let value: Value
  }

  /// The part of a request that selects a page.
  package enum Selector: Equatable, Sendable {
    case parameter(WireName)
    /// A field of the body, at a path of names.
    case field(JSONPath)

    /// - Parameter name: The name of a parameter or of a field of the body that is an argument, or the path of a field.
    package init(_ name: String, _ parameters: [ParameterModel], _ body: BodyModel?) {
      let named = parameters.filter { $0.field.wireName.text == name }
      let path = JSONPath(parsing: name).flatMap { $0.isOfNames ? $0 : nil }
      if let body, let field = named.first, named.allSatisfy({ $0.location == .body }) {
        let at = body.at?.components ?? []
        self = .field(JSONPath(components: at + field.field.location))
      } else if body != nil, named.isEmpty, let path {
        self = .field(path)
      } else {
        self = .parameter(WireName(name))
      }
    }
  }

  package var style: Style
  /// What selects the page. Nil for the styles `url` and `link`.
  package var selector: Selector?
  /// What sets the length of a page, of the style `offset`.
  package var limit: Selector?
  /// The number of the first page, of the style `page`.
  package var start: Int?
  package var parts: [Part]
  /// The path of the items. Nil if the body is the array.
  package var items: JSONPath?
  package var item: TypeReference
  @NotPartOfEquality package var place: Place

  /// The parameters outside the body that select a page.
  package var parameters: Set<WireName> {
    Set([selector, limit].compactMap { if case .parameter(let name)? = $0 { name } else { nil } })
  }
}

extension JSONPath {
  /// Whether the path consists of names and has one.
  fileprivate var isOfNames: Bool {
    let components = components
    return !components.isEmpty
      && components.allSatisfy { if case .key = $0 { true } else { false } }
  }
}
