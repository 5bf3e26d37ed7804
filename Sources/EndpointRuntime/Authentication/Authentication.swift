/// The authentication schemes that a request requires.
public struct Authentication: Hashable, Sendable {
  /// One alternative is enough. An alternative requires all of its schemes. An empty one requires no credentials.
  let alternatives: [[String]]
  /// The required scopes of all alternatives.
  public let scopes: [String]

  private init(_ alternatives: [[String]], scopes: [String]) {
    self.alternatives = alternatives
    self.scopes = scopes
  }

  /// No authentication.
  public static let none = Authentication([], scopes: [])

  /// Requires one scheme.
  public static func required(_ scheme: String, scopes: [String] = []) -> Authentication {
    Authentication([[scheme]], scopes: scopes)
  }

  /// Requires one of several alternatives, each with all of its schemes. `[]` makes authentication optional.
  public static func anyOf(
    _ alternatives: [String]...,
    scopes: [String] = []
  ) -> Authentication {
    Authentication(alternatives, scopes: scopes)
  }

  /// Adds the masked credentials of the first alternative.
  func showMasked(
    in request: inout HTTPRequest,
    _ schemes: [String: AuthenticationScheme]
  ) throws(InvalidRequest) {
    for name in alternatives.first ?? [] {
      guard let scheme = schemes[name] else { continue }
      try scheme.place(Secret.masked.description, in: &request)
    }
  }
}
