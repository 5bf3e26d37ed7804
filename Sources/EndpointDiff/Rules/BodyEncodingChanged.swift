import EndpointSpec

extension ChangeRule {
  /// A body that is written otherwise: another encoding, another object around it, another style of a form.
  static let bodyEncodingChanged = ChangeRule(
    .bodyEncodingChanged,
    endpoints: { pair, match in
      guard let old = pair.old.body, let new = pair.new.body, old.writing != new.writing else {
        return nil
      }
      var change = match.bodyChange(
        .bodyEncodingChanged,
        pair,
        "the body is sent as \(new.writing), no longer as \(old.writing)"
      )
      (change.old, change.new) = (old.writing, new.writing)
      return change
    }
  )
}

extension BodyModel {
  /// How the body is written.
  fileprivate var writing: String {
    var text = encoding.rawValue
    if let at { text += " at \(at)" }
    // Fields that are arguments have a style each.
    if encoding == .form, type != nil { text += " (\(arrayStyle), \(objectStyle))" }
    return text
  }
}
