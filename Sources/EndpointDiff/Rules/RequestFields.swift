import EndpointSpec

extension ChangeRule {
  /// The rules on fields in requests.
  static let requestFields: [ChangeRule] = [
    // A constant is not in calls, but shipped apps do not send it.
    ChangeKind[.bodyFieldAddedRequired].addedFields(in: .request) { kind, pair, field in
      guard pair.match.new.presence(of: field, .request) == .required else { return nil }
      if field.constant != nil {
        return pair.change(kind, "\"\(field.wireName)\" is now always sent").with(swift: .safe)
      }
      let change = pair.change(kind, "\"\(field.wireName)\" is new and required")
      // In Swift it is an optional, and nil is sent as null.
      guard field.isNullable else { return change }
      return change.with(swift: pair.isArgument ? pair.swift : .safe)
    },
    // If fields are arguments, the type of the function changes. Rebuilt clients always send a field with a default,
    // and the spec does not say whether the server accepts requests without it.
    ChangeKind[.bodyFieldAddedOptional].addedFields(in: .request) { kind, pair, field in
      let presence = pair.match.new.presence(of: field, .request)
      guard presence != .required, !pair.isPartOfPagination else { return nil }
      let change = pair.addition(kind, field, "\"\(field.wireName)\" is new and optional")
        .with(swift: pair.isArgument ? pair.swift : nil)
      guard presence == .defaulted else { return change }
      return change.with(wire: .care)
        .saying("Shipped apps do not send it: the server has to accept requests without it")
    },
    // A constant is neither a property nor an argument.
    ChangeKind[.bodyFieldRemoved].removedFields(in: .request) { kind, pair, field in
      guard !pair.isPartOfPagination else { return nil }
      let change = pair.change(kind, "\"\(field.wireName)\" was removed")
        .with(swift: field.constant == nil ? nil : .safe)
      guard let relation = pair.relationToOtherKeys(field) else { return change }
      return change.with(wire: max(relation.level, .care))
        .saying(relation.consequence(of: field.wirePath, .request))
    },
    ChangeKind[.bodyFieldBecameRequired].changedFields(in: .request) { kind, pair, old, new in
      let (was, presence) = pair.presences(old, new)
      guard was != .required, presence == .required, new.constant == nil else { return nil }
      if was == .defaulted {
        return pair.change(kind, "\"\(new.wireName)\" no longer has a default").with(wire: .safe)
          .saying("Shipped apps always send it: the default, unless a call passes another value")
      }
      // It still accepts nil, which is sent as null.
      return pair.change(kind, "\"\(new.wireName)\" is now required")
        .with(swift: new.isNullable ? pair.swift : nil)
    },
    // With a default, the type of the property is unchanged.
    ChangeKind[.bodyFieldBecameOptional].changedFields(in: .request) { kind, pair, old, new in
      let (was, presence) = pair.presences(old, new)
      guard old.constant == nil, !(old.isNullable && !new.isNullable), was == .required else {
        return nil
      }
      switch presence {
      case .required: return nil
      case .optional:
        // An argument that already accepted nil is unchanged.
        return pair.change(kind, "\"\(new.wireName)\" is now optional")
          .with(swift: pair.isArgument || old.isNullable ? pair.swift : nil)
      case .defaulted:
        return pair.change(kind, "\"\(new.wireName)\" now has a default").with(swift: pair.swift)
      }
    },
    // An argument that already accepted nil is unchanged.
    ChangeKind[.bodyFieldBecameNullable].changedFields(in: .request) { kind, pair, old, new in
      guard !old.isNullable, new.isNullable,
        pair.match.old.isOptional(old.type) == pair.match.new.isOptional(new.type)
      else { return nil }
      return pair.change(kind, "\"\(new.wireName)\" may now be null").with(swift: pair.swift)
    },
    ChangeKind[.bodyFieldBecameNotNullable].changedFields(in: .request) { kind, pair, old, new in
      guard old.isNullable, !new.isNullable else { return nil }
      return pair.change(kind, "\"\(new.wireName)\" may no longer be null").with(swift: pair.swift)
    },
    // The default of a field in requests changed. Clients send the default, so shipped apps still send the old one.
    ChangeKind[.bodyFieldDefaultChanged].changedFields(in: .request) { kind, pair, old, new in
      guard old.defaultValue != new.defaultValue else { return nil }
      if pair.match.old.presence(of: old, .request) == .optional {
        return pair.change(kind, "\"\(new.wireName)\" now has a default instead of nil")
          .with(swift: max(pair.swift, .care))
          .saying("Shipped apps may omit it; rebuilt clients always send it")
      }
      if pair.match.new.presence(of: new, .request) == .optional {
        return pair.change(
          kind,
          "\"\(new.wireName)\" is now optional and no longer has a default"
        )
        .with(wire: .safe, swift: max(pair.swift, .care)).saying("Shipped apps always send it")
      }
      guard let value = old.defaultValue, new.defaultValue != nil else { return nil }
      return pair.change(kind, "\"\(new.wireName)\" has a new default").with(wire: .safe)
        .saying("Shipped apps still send \(value)").advising(nil)
    },
    // The server's default of an argument in the body changed.
    ChangeKind[.bodyFieldDefaultChanged].rule { kind, match in
      match.parameterGroups.flatMap { group in
        group.changedBodyFields.filter {
          $0.old.serverDefault != $0.new.serverDefault
            && $0.old.field.defaultValue == nil && $0.new.field.defaultValue == nil
        }.map { group.serverDefaultChange(kind, $0) }
      }
    },
    // The default of a field in responses changed. Only rebuilt clients use the new one.
    ChangeKind[.bodyFieldDefaultChanged].changedFields(in: .response) { kind, pair, old, new in
      guard let was = old.defaultValue, let value = new.defaultValue, was != value else {
        return nil
      }
      return pair.change(kind, "\"\(new.wireName)\" has a new default").with(wire: .safe)
        .saying("Shipped apps still read the old default if it is missing")
    },
  ]
}

extension ParameterGroup {
  fileprivate func serverDefaultChange(_ kind: ChangeKind, _ pair: Pair<ParameterModel>) -> Change {
    let (old, new) = (pair.old.serverDefault, pair.new.serverDefault)
    let name = quoted(pair.new.field.wireName.text)
    let summary =
      new.map { "the server's default of \(name) is now \($0)" }
      ?? "the server no longer has a default of \(name)"
    // A default that is only declared now may be the one of the old server.
    let level: Level = old == nil ? .safe : .care
    return change(kind, pair, summary).showing(old.map { "\($0)" }, new.map { "\($0)" })
      .with(wire: level, swift: .safe)
      .saying(
        "Shipped apps that omit it get \(new.map { "\($0)" } ?? "a value that the server chooses")"
          + (old.map { ", no longer \($0)" } ?? "")
      )
      .advising(
        level == .safe ? nil : "keep the server's default, and let callers pass the new value"
      )
      .affecting(match.endpoints([endpoint.new.id]), in: .request)
  }
}

extension FieldPair {
  /// The relation between a removed field and the undeclared keys of the new struct.
  fileprivate func relationToOtherKeys(_ field: FieldModel) -> Relation? {
    guard case .type(let type) = group.owner, field.constant == nil,
      let others = type.new.form.otherKeys(at: field)
    else { return nil }
    return match.relation(
      field.outerType,
      as: field.outerForm,
      others,
      .request,
      in: group.notation(.request)
    )
  }
}
