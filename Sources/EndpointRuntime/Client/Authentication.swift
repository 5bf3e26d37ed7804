/// Which of the API's schemes a request asks for.
public struct Authentication: Hashable, Sendable {
  /// Any of these will do; in each, all schemes together. An empty one stands for no credentials.
  let alternatives: [[String]]
  /// What the credentials must allow, those of all alternatives.
  public let scopes: [String]

  private init(_ alternatives: [[String]], scopes: [String]) {
    self.alternatives = alternatives
    self.scopes = scopes
  }

  /// Nobody is asked who they are.
  public static let none = Authentication([], scopes: [])

  /// One scheme.
  public static func required(_ scheme: String, scopes: [String] = []) -> Authentication {
    Authentication([[scheme]], scopes: scopes)
  }

  /// Any of these, each all together; `[]` if it also goes without.
  public static func anyOf(
    _ alternatives: [String]...,
    scopes: [String] = []
  ) -> Authentication {
    Authentication(alternatives, scopes: scopes)
  }

  /// Adds what the first alternative would add, masked.
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
