import EndpointSpec

extension ChangeRule {
  /// A body that calls write otherwise: under another label, or field by field. What travels is judged by the rules about fields.
  static let bodySpelledOut = ChangeRule(
    .paramSwiftNameChanged,
    endpoints: { pair, match in
      guard let old = pair.old.body?.callText, let new = pair.new.body?.callText, old != new,
        match.bodyShapeRelation(pair) == nil
      else { return nil }
      var change = match.bodyChange(
        .paramSwiftNameChanged,
        pair,
        "the body is written as \(new), no longer as \(old)"
      )
      change.subject = "\(pair.new.id) body"
      (change.old, change.new) = (old, new)
      return change.advising(nil)
    }
  )
}

extension BodyModel {
  /// How calls write it.
  fileprivate var callText: String {
    switch content {
    case .fields, .value(_, _, isSpread: true): "one argument a field"
    case .value(_, let label, isSpread: false): "`\(label?.text ?? "_"):`"
    }
  }
}
