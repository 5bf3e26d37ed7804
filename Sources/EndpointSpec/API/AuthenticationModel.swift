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

/// What an endpoint asks for that says nothing itself.
package struct EndpointDefaults: Equatable, Sendable {
  package var authentication: AuthenticationRequirement
  /// In seconds.
  package var timeout: Double?

  package init(authentication: AuthenticationRequirement, timeout: Double?) {
    self.authentication = authentication
    self.timeout = timeout
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
