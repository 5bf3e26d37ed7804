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
}

/// The defaults of endpoints.
package struct EndpointDefaults: Equatable, Sendable {
  package var authentication: AuthenticationRequirement
  /// The timeout in seconds.
  package var timeout: Double?

  package init(authentication: AuthenticationRequirement, timeout: Double?) {
    self.authentication = authentication
    self.timeout = timeout
  }
}

/// The required authentication: one of the alternatives, with all of its schemes.
package struct AuthenticationRequirement: Equatable, Sendable {
  package struct Use: Equatable, Sendable {
    package var scheme: String
    package var scopes: [String]
  }

  /// Empty if no authentication is required. An empty alternative makes it optional.
  package var alternatives: [[Use]]
}
