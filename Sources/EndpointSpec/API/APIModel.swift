import EndpointJSON

/// A resolved API: names linked, inline types named, includes and defaults merged.
///
/// The generator and the diff read nothing else of a spec.
package struct APIModel: Sendable {
  package var name: SwiftName
  package var namePlace: Place
  package var version: String?
  package var documentation: Documentation
  package var servers: [ServerModel]
  package var authentication: [AuthenticationScheme]
  /// Path of the field that tells the seconds to wait before the next call.
  package var throttle: JSONPath?
  package var swift: SwiftOptions
  /// The failures of the API, in order of precedence.
  package var failures: FailureModel
  /// Every type, inline ones too, in order of definition (an inline type follows its owner).
  package var types: [TypeModel] {
    didSet { indices = Self.indices(of: types) }
  }
  private var indices: [SwiftName: Int]
  package var endpoints: [EndpointModel]
  package var files: [SourceFile]

  package init(
    name: SwiftName,
    namePlace: Place,
    version: String?,
    documentation: Documentation,
    servers: [ServerModel],
    authentication: [AuthenticationScheme],
    throttle: JSONPath?,
    swift: SwiftOptions,
    failures: FailureModel,
    types: [TypeModel],
    endpoints: [EndpointModel],
    files: [SourceFile]
  ) {
    self.name = name
    self.namePlace = namePlace
    self.version = version
    self.documentation = documentation
    self.servers = servers
    self.authentication = authentication
    self.throttle = throttle
    self.swift = swift
    self.failures = failures
    self.types = types
    self.indices = Self.indices(of: types)
    self.endpoints = endpoints
    self.files = files
  }

  /// The type of that name: the first one, should two have it.
  package func type(named name: SwiftName) -> TypeModel? {
    indices[name].map { types[$0] }
  }

  /// The form of the type of that name.
  package func form(of name: SwiftName) -> TypeModel.Form? {
    indices[name].map { types[$0].form }
  }

  private static func indices(of types: [TypeModel]) -> [SwiftName: Int] {
    var indices: [SwiftName: Int] = [:]
    indices.reserveCapacity(types.count)
    for index in types.indices.reversed() { indices[types[index].name] = index }
    return indices
  }
}

/// A name in Swift source, unescaped: `deckID`, `default`. The text was derived from a wire name or given with `as`.
package struct SwiftName: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: SwiftName, right: SwiftName) -> Bool { left.text < right.text }
}

/// A name as it travels.
package struct WireName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }
}

package struct SwiftOptions: Equatable, Sendable {
  package enum Access: String, Sendable { case `public`, package, `internal` }

  /// The module's name, `<api>API` unless the spec says otherwise.
  package var module: String
  package var access: Access
  package var isMutable: Bool
  package var isHashable: Bool
  package var isCodableBoth: Bool
  package var selection: EndpointSelection

  package init(
    module: String,
    access: Access,
    isMutable: Bool,
    isHashable: Bool,
    isCodableBoth: Bool,
    selection: EndpointSelection = EndpointSelection()
  ) {
    self.module = module
    self.access = access
    self.isMutable = isMutable
    self.isHashable = isHashable
    self.isCodableBoth = isCodableBoth
    self.selection = selection
  }
}

package struct ServerModel: Sendable {
  package struct Variable: Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var defaultValue: String?
    /// The only values it may have, where the spec lists them.
    package var values: [String]?

    package init(wireName: WireName, name: SwiftName, defaultValue: String?, values: [String]?) {
      self.wireName = wireName
      self.name = name
      self.defaultValue = defaultValue
      self.values = values
    }
  }

  package var wireName: WireName
  package var name: SwiftName
  package var url: String
  package var variables: [Variable]
  package var hosts: [(name: String, url: String)]
  package var summary: String?
  package var place: Place

  package init(
    wireName: WireName,
    name: SwiftName,
    url: String,
    variables: [Variable],
    hosts: [(name: String, url: String)],
    summary: String?,
    place: Place
  ) {
    self.wireName = wireName
    self.name = name
    self.url = url
    self.variables = variables
    self.hosts = hosts
    self.summary = summary
    self.place = place
  }
}

package struct AuthenticationScheme: Sendable {
  package enum Kind: Equatable, Sendable {
    case bearer
    case basic
    case key(name: String, location: ParameterLocation)
    case oauth2(scopes: [String], authorizationURL: String?, tokenURL: String?)
  }

  package var name: String
  package var kind: Kind
  package var place: Place

  package init(name: String, kind: Kind, place: Place) {
    self.name = name
    self.kind = kind
    self.place = place
  }
}

/// What an endpoint asks for: any of the alternatives, each all of its schemes together.
package struct AuthenticationRequirement: Equatable, Sendable {
  package struct Use: Equatable, Sendable {
    package var scheme: String
    package var scopes: [String]

    package init(scheme: String, scopes: [String]) {
      self.scheme = scheme
      self.scopes = scopes
    }
  }

  /// Empty: none. An empty alternative: none will do as well.
  package var alternatives: [[Use]]

  package init(alternatives: [[Use]]) { self.alternatives = alternatives }
}

/// `deprecated` of a declaration.
package struct Deprecation: Equatable, Sendable {
  package var message: String?
  /// The day after which it may go, `2027-03-01`.
  package var sunset: String?

  package init(message: String?, sunset: String?) {
    self.message = message
    self.sunset = sunset
  }
}
