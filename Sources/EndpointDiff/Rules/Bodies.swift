import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on request bodies.
  static let bodies: [ChangeRule] = [
    // A body of constants is no argument, so calls compile.
    ChangeKind[.bodyAddedRequired].endpoints { kind, pair, match in
      guard pair.hasNewBody, match.new.isBodyRequired(pair.new) else { return nil }
      let change = match.bodyChange(kind, pair, "the request now has a body")
      return pair.new.bodyHasArguments ? change : change.with(swift: .safe)
    },
    ChangeKind[.bodyAddedOptional].endpoints { kind, pair, match in
      guard pair.hasNewBody, !match.new.isBodyRequired(pair.new) else { return nil }
      return match.bodyChange(kind, pair, "the request now has an optional body")
    },
    ChangeKind[.bodyRemoved].endpoints { kind, pair, match in
      guard pair.old.body != nil, pair.new.body == nil, !pair.old.bodyStays(in: pair.new) else {
        return nil
      }
      let change = match.bodyChange(kind, pair, "the request no longer has a body")
      return pair.old.bodyHasArguments ? change : change.with(swift: .safe)
    },
    ChangeKind[.bodyBecameRequired].endpoints { kind, pair, match in
      guard match.bodyBecame(optional: false, pair) else { return nil }
      return match.bodyChange(kind, pair, "the body is now required")
    },
    ChangeKind[.bodyBecameOptional].endpoints { kind, pair, match in
      guard match.bodyBecame(optional: true, pair) else { return nil }
      return match.bodyChange(kind, pair, "the body is now optional")
    },
    ChangeKind[.bodyEncodingChanged].endpoints { kind, pair, match in
      guard let old = pair.old.body.map(match.old.writing),
        let new = pair.new.body.map(match.new.writing), old != new
      else { return nil }
      return match.bodyChange(kind, pair, "the body encoding changed from \(old) to \(new)")
        .showing(old, new)
    },
    // Other rules rate the fields.
    ChangeKind[.paramSwiftNameChanged].endpoints { kind, pair, match in
      guard let old = pair.old.body?.callText, let new = pair.new.body?.callText, old != new,
        match.bodyShapeRelation(pair) == nil
      else { return nil }
      let summary = "the body argument changed from \(old) to \(new)"
      return match.bodyChange(kind, pair, summary).showing(old, new).advising(nil)
        .about(Subject(pair.new.id, part: "body"))
    },
  ]
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

extension BodyModel {
  /// How calls write the body.
  fileprivate var callText: String {
    switch content {
    case .fields, .value(_, _, isSpread: true): "one argument per field"
    case .value(_, let label, isSpread: false): "`\(label?.text ?? "_"):`"
    }
  }
}
