import EndpointSpec

extension ChangeKind {
  package static let bodyAddedRequired = ChangeKind(
    "body-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps have no body and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy: "make the body optional"
  )
  package static let bodyAddedOptional = ChangeKind(
    "body-added-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps send no body",
    callers: "Calls compile; references to the function as a value do not"
  )
  package static let bodyRemoved = ChangeKind(
    "body-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "The server ignores or refuses the body of shipped apps",
    callers: "Calls that give the body do not compile",
    remedy: "keep the body, optional, for a while",
    exception: "A body of constants was no argument: safe in Swift"
  )
  package static let bodyBecameRequired = ChangeKind(
    "body-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps without a body are refused",
    callers: "Calls that leave the body out do not compile",
    remedy: "keep the body optional"
  )
  package static let bodyBecameOptional = ChangeKind(
    "body-became-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps still send it",
    callers: "Calls compile"
  )
  package static let bodyEncodingChanged = ChangeKind(
    "body-encoding-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old encoding and get 415, or are misread",
    callers: "The function is the same",
    remedy: "let the server take both encodings"
  )
}

extension ChangeRule {
  /// The rules about the bodies of requests.
  static let bodies: [ChangeRule] =
    [
      .bodyAddedRequired,
      .bodyAddedOptional,
      .bodyRemoved,
      .bodyBecameRequired,
      .bodyBecameOptional,
      .bodyEncodingChanged,
      .bodySpelledOut,
    ]
}

extension ChangeRule {
  /// A body where none was sent, with something that every call has to say.
  static let bodyAddedRequired = ChangeRule(
    .bodyAddedRequired,
    endpoints: { pair, match in
      guard pair.hasNewBody, match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedRequired, pair, "the request has a body now")
    }
  )
}

extension ChangeRule {
  /// A body where none was sent, that calls may leave out.
  static let bodyAddedOptional = ChangeRule(
    .bodyAddedOptional,
    endpoints: { pair, match in
      guard pair.hasNewBody, !match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedOptional, pair, "the request may have a body now")
    }
  )
}

extension ChangeRule {
  /// A body that is no longer sent. One of constants alone was no argument: calls compile without it.
  static let bodyRemoved = ChangeRule(
    .bodyRemoved,
    endpoints: { pair, match in
      guard pair.old.body != nil, pair.new.body == nil, !pair.old.bodyStays(in: pair.new) else {
        return nil
      }
      let change = match.bodyChange(.bodyRemoved, pair, "the request no longer has a body")
      return pair.old.bodyHasArguments ? change : change.with(swift: .safe)
    }
  )
}

extension ChangeRule {
  /// A body that calls could leave out, and have to say now.
  static let bodyBecameRequired = ChangeRule(
    .bodyBecameRequired,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameRequired else { return nil }
      return match.bodyChange(.bodyBecameRequired, pair, "the body can no longer be left out")
    }
  )
}

extension ChangeRule {
  /// A body that every call had to say, and that can be left out now.
  static let bodyBecameOptional = ChangeRule(
    .bodyBecameOptional,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameOptional else { return nil }
      return match.bodyChange(.bodyBecameOptional, pair, "the body can be left out now")
    }
  )
}

extension ChangeRule {
  /// A body that is written otherwise: another encoding, another object around it, another style of a form.
  static let bodyEncodingChanged = ChangeRule(
    .bodyEncodingChanged,
    endpoints: { pair, match in
      guard let old = pair.old.body.map(match.old.writing),
        let new = pair.new.body.map(match.new.writing), old != new
      else { return nil }
      var change = match.bodyChange(
        .bodyEncodingChanged,
        pair,
        "the body is sent as \(new), no longer as \(old)"
      )
      (change.old, change.new) = (old, new)
      return change
    }
  )
}

extension Side {
  /// How a body is written.
  fileprivate func writing(_ body: BodyModel) -> String {
    var text = body.encoding.rawValue
    if let at = body.at { text += " at \(at)" }
    // Fields that are arguments have a style each.
    if body.encoding == .form, let type = body.type, hasStyles(type) {
      text += " (\(body.arrayStyle), \(body.objectStyle))"
    }
    return text
  }

  /// Whether a form has arrays or objects.
  private func hasStyles(_ type: TypeReference) -> Bool {
    guard case .structure(let structure)? = shape(of: type) else { return true }
    return structure.fields.contains { field in
      switch shape(of: field.type) {
      case .array, .dictionary, .structure, .union: true
      default: false
      }
    }
  }
}

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
