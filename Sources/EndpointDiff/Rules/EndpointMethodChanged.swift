import EndpointSpec

extension ChangeRule {
  /// An endpoint that is called by another method.
  static let endpointMethodChanged = ChangeRule(
    .endpointMethodChanged,
    endpoints: { pair, match in
      let (old, new) = (pair.old.method, pair.new.method)
      guard old != new else { return nil }
      let summary = "the method is \(new), no longer \(old)"
      return match.change(
        .endpointMethodChanged,
        pair,
        summary,
        old: old,
        new: new,
        at: { $0.method?.place }
      )
    }
  )
}
