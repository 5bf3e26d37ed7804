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
    callers: "Calls that pass the body do not compile",
    remedy: "keep the body for a while as optional",
    exception: "A body of constants is not an argument: safe in Swift"
  )
  package static let bodyBecameRequired = ChangeKind(
    "body-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps without a body are refused",
    callers: "Calls that omit the body do not compile",
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
    consequence: "Shipped apps send the old encoding and get 415, or the server misreads it",
    callers: "The function is unchanged",
    remedy: "let the server accept both encodings"
  )
}

extension ChangeRule {
  /// The rules on request bodies.
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
  /// A new body that every call must provide.
  static let bodyAddedRequired = ChangeRule(
    .bodyAddedRequired,
    endpoints: { pair, match in
      guard pair.hasNewBody, match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedRequired, pair, "the request now has a body")
    }
  )
}

extension ChangeRule {
  /// A new body that calls may omit.
  static let bodyAddedOptional = ChangeRule(
    .bodyAddedOptional,
    endpoints: { pair, match in
      guard pair.hasNewBody, !match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedOptional, pair, "the request now has an optional body")
    }
  )
}

extension ChangeRule {
  /// A removed body. A body of constants was not an argument, so calls compile.
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
  /// An optional body became required.
  static let bodyBecameRequired = ChangeRule(
    .bodyBecameRequired,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameRequired else { return nil }
      return match.bodyChange(.bodyBecameRequired, pair, "the body is now required")
    }
  )
}

extension ChangeRule {
  /// A required body became optional.
  static let bodyBecameOptional = ChangeRule(
    .bodyBecameOptional,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameOptional else { return nil }
      return match.bodyChange(.bodyBecameOptional, pair, "the body is now optional")
    }
  )
}

extension ChangeRule {
  /// The encoding of the body changed: the format, a wrapping object, or the style of a form.
  static let bodyEncodingChanged = ChangeRule(
    .bodyEncodingChanged,
    endpoints: { pair, match in
      guard let old = pair.old.body.map(match.old.writing),
        let new = pair.new.body.map(match.new.writing), old != new
      else { return nil }
      var change = match.bodyChange(
        .bodyEncodingChanged,
        pair,
        "the body encoding changed from \(old) to \(new)"
      )
      (change.old, change.new) = (old, new)
      return change
    }
  )
}

extension Side {
  /// The encoding of the body.
  fileprivate func writing(_ body: BodyModel) -> String {
    var text = body.encoding.rawValue
    if let at = body.at { text += " at \(at)" }
    // The style of a field matters only if the fields are arguments.
    if body.encoding == .form, let type = body.type, hasStyles(type) {
      text += " (\(body.arrayStyle), \(body.objectStyle))"
    }
    return text
  }

  /// True if a form contains arrays or objects.
  private func hasStyles(_ type: TypeReference) -> Bool {
    guard case .structure(let structure)? = shape(of: type) else { return true }
    return structure.fields.contains { field in
      switch shape(of: field.type) {
      case .array, .dictionary, .structure, .union: true
      case .scalar, .enumeration, nil: false
      }
    }
  }
}

extension ChangeRule {
  /// Calls write the body differently: with another label, or field by field. Other rules rate the fields.
  static let bodySpelledOut = ChangeRule(
    .paramSwiftNameChanged,
    endpoints: { pair, match in
      guard let old = pair.old.body?.callText, let new = pair.new.body?.callText, old != new,
        match.bodyShapeRelation(pair) == nil
      else { return nil }
      var change = match.bodyChange(
        .paramSwiftNameChanged,
        pair,
        "the body argument changed from \(old) to \(new)"
      )
      change.subject = "\(pair.new.id) body"
      (change.old, change.new) = (old, new)
      return change.advising(nil)
    }
  )
}

extension BodyModel {
  /// How calls write the body.
  fileprivate var callText: String {
    switch content {
    case .fields, .value(_, _, isSpread: true): "one argument per field"
    case .value(_, let label, isSpread: false): "`\(label?.text ?? "_"):`"
    }
  }
}
