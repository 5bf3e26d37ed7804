import EndpointSpec

extension ChangeRule {
  /// A parameter that stands elsewhere: in a header instead of the query, in the body. One that comes into the path or out of it
  /// changes the path: that is the finding then.
  static let paramLocationChanged = ChangeRule(
    .paramLocationChanged,
    parameters: { pair, group, match in
      let (old, new) = (pair.old.location, pair.new.location)
      guard old != new, old != .path, new != .path else { return nil }
      var change = group.change(
        .paramLocationChanged,
        pair,
        "\(quoted(pair.new.field.wireName.text)) travels \(new.phrase), no longer \(old.phrase)",
        in: match
      )
      (change.old, change.new) = (old.rawValue, new.rawValue)
      return change
    }
  )
}

extension ParameterLocation {
  fileprivate var phrase: String {
    switch self {
    case .path: "in the path"
    case .query: "in the query"
    case .header: "as a header"
    case .cookie: "as a cookie"
    case .body: "in the body"
    }
  }
}
