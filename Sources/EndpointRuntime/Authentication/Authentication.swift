/// The authentication schemes that a request requires.
public struct Authentication: Hashable, Sendable {
  /// One alternative is enough. An alternative requires all of its schemes. An empty one requires no credentials.
  let alternatives: [[String]]
  /// The required scopes of all alternatives.
  public let scopes: [String]

  /// No authentication.
  public static let none = Authentication(alternatives: [], scopes: [])

  /// Requires one scheme.
  public static func required(_ scheme: String, scopes: [String] = []) -> Authentication {
    Authentication(alternatives: [[scheme]], scopes: scopes)
  }

  /// Requires one of several alternatives, each with all of its schemes. `[]` makes authentication optional.
  public static func anyOf(
    _ alternatives: [String]...,
    scopes: [String] = []
  ) -> Authentication {
    Authentication(alternatives: alternatives, scopes: scopes)
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

extension InvalidRequest {
  /// Creates an error that names the missing credentials and shows how to pass them.
  init(missing authentication: Authentication, _ schemes: [String: AuthenticationScheme]) {
    let needed = authentication.alternatives
      .map { $0.map { "\"\($0)\"" }.joined(separator: " and ") }
      .joined(separator: ", or for ")
    let first = authentication.alternatives.first ?? []
    let isOnly = first.count == 1 && schemes.count == 1
    let named = first.map { "\"\($0)\": \(Self.sample(schemes[$0]))" }.joined(separator: ", ")
    let sample = isOnly ? Self.sample(schemes[first[0]]) : "[\(named)]"
    self.init(
      "The client has no credentials for \(needed). Pass them, such as credentials: \(sample), "
        + "or .anonymous if the server needs none."
    )
  }

  private static func sample(_ scheme: AuthenticationScheme?) -> String {
    switch scheme {
    case .bearer: ".bearer { … }"
    case .basic: ".basic(user: …, password: …)"
    case .key, nil: ".key { … }"
    }
  }
}
