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
      "The client has no credentials for \(needed). Pass them, such as credentials: \(sample)."
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
