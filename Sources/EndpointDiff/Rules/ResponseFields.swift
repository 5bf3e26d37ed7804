import EndpointSpec

extension ChangeRule {
  /// The rules on fields in responses.
  static let responseFields: [ChangeRule] = [
    ChangeKind[.respFieldAddedOptional].addedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, !pair.isNeeded(field) else { return nil }
      return pair.addition(kind, field, "\"\(field.wireName)\" is new")
    },
    ChangeKind[.respFieldAddedRequired].addedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, pair.isNeeded(field) else { return nil }
      return pair.addition(kind, field, "\"\(field.wireName)\" is new")
    },
    ChangeKind[.respFieldRemovedRequired].removedFields(in: .response) { kind, pair, field in
      guard pair.isNeededByShippedApps(field) else { return nil }
      return pair.change(kind, "\"\(field.wireName)\" was removed")
        .saying("Shipped apps fail to decode the response: \"\(field.wirePath)\" is missing")
    },
    // A constant was never read.
    ChangeKind[.respFieldRemovedOptional].removedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, !pair.isNeededByShippedApps(field) else { return nil }
      let change = pair.change(kind, "\"\(field.wireName)\" was removed")
      guard field.defaultValue != nil else { return change }
      return change.saying("Shipped apps read the default: their UI shows a wrong value silently")
    },
    // If the new spec has a default, the type of the property is unchanged.
    ChangeKind[.respFieldBecameOptional].changedFields(in: .response) { kind, pair, old, new in
      guard old.constant == nil, new.constant == nil else { return nil }
      switch pair.presences(old, new) {
      case (.required, .optional), (.required, .defaulted):
        return pair.change(kind, "\"\(new.wireName)\" may now be missing").with(
          wire: pair.isNeededByShippedApps(old) ? .breaking : .safe,
          swift: pair.swift
        )
      case (.defaulted, .optional):
        return pair.change(kind, "\"\(new.wireName)\" no longer has a default")
          .with(wire: .safe, swift: pair.swift)
          .saying("Shipped apps read the default if it is missing")
      default: return nil
      }
    },
    // A field with a default keeps its type, but code that creates values must pass it.
    ChangeKind[.respFieldBecameRequired].changedFields(in: .response) { kind, pair, old, new in
      guard old.constant == nil, new.constant == nil else { return nil }
      let name = "\"\(new.wireName)\""
      switch pair.presences(old, new) {
      case (.optional, .required):
        return pair.change(kind, "\(name) is now required").with(swift: pair.swift)
      case (.optional, .defaulted):
        return pair.change(kind, "\(name) now has a default").with(swift: pair.swift)
      case (.defaulted, .required):
        return pair.change(kind, "\(name) is now required").with(swift: max(pair.swift, .care))
      default: return nil
      }
    },
    // An array became lossy, or is no longer lossy.
    ChangeKind[.respFormatChanged].changedFields(in: .response) { kind, pair, old, new in
      guard old.isLossy != new.isLossy, pair.keepsType(old, new) else { return nil }
      let subject = "elements of \"\(new.wireName)\" that do not decode are now"
      return new.isLossy
        ? pair.change(kind, "\(subject) dropped").with(wire: .care, swift: .care)
          .saying("Shipped apps fail on an element that does not decode")
        : pair.change(kind, "\(subject) an error").with(wire: .safe, swift: .care)
          .saying("Shipped apps still drop elements that do not decode")
    },
    // A field became lenient, or is no longer lenient.
    ChangeKind[.respFormatChanged].changedFields(in: .response) { kind, pair, old, new in
      guard old.isLenient != new.isLenient, pair.keepsType(old, new) else { return nil }
      let subject = "a value of \"\(new.wireName)\" that does not decode is now"
      return new.isLenient
        ? pair.change(kind, "\(subject) nil").with(wire: .care, swift: .care)
          .saying("Shipped apps fail on a value that does not decode")
        : pair.change(kind, "\(subject) an error").with(wire: .safe, swift: .care)
          .saying("Shipped apps still read nil for a value that does not decode")
    },
  ]
}

extension FieldPair {
  /// Whether the type is the same. Otherwise the change of the type is the finding.
  fileprivate func keepsType(_ old: FieldModel, _ new: FieldModel) -> Bool {
    match.isSame(old.type.wrapped, new.type.wrapped)
  }

  /// True if initializers of the new version require a value for the field.
  fileprivate func isNeeded(_ field: FieldModel) -> Bool {
    guard match.new.presence(of: field, .response) == .required else { return false }
    guard case .type(let type) = group.owner else { return false }
    return field.direction == nil || !type.new.isSent
  }
}
