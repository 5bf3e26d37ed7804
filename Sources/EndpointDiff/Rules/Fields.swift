import EndpointSpec

extension ChangeRule {
  /// The rules on fields in both directions.
  static let fields: [ChangeRule] = [
    // If the field is not required, shipped apps read nil or the default.
    ChangeKind[.respFieldWireNameChanged].changedFields(in: .response) { kind, pair, old, new in
      guard old.wirePath != new.wirePath, old.constant == nil else { return nil }
      let change = pair.change(kind, "\"\(old.wirePath)\" is now \"\(new.wirePath)\"")
        .showing(old.wirePath, new.wirePath).with(swift: pair.swift)
      if pair.isNeededByShippedApps(old) { return change }
      return change.with(wire: .care)
        .saying("Shipped apps read the old name, and get nil or the default")
    },
    // If the server does not require it, the value is lost.
    ChangeKind[.paramWireNameChanged].changedFields(in: .request) { kind, pair, old, new in
      guard !pair.isArgument, old.wirePath != new.wirePath else { return nil }
      let isMissed = new.constant == nil && pair.match.new.presence(of: new, .request) == .required
      return pair.change(kind, "\"\(old.wirePath)\" is now \"\(new.wirePath)\"")
        .showing(old.wirePath, new.wirePath)
        .with(wire: isMissed ? .breaking : .care, swift: pair.swift)
    },
    // The Swift name of a field in responses changed. `was` keeps the old one as deprecated.
    ChangeKind[.respFieldSwiftNameChanged].changedFields(in: .response) { kind, pair, old, new in
      pair.rename(kind, old, new)
    },
    ChangeKind[.paramSwiftNameChanged].changedFields(in: .request) { kind, pair, old, new in
      pair.isArgument ? nil : pair.rename(kind, old, new)
    },
    // The Swift name of an enum value changed.
    ChangeKind[.respFieldSwiftNameChanged].each(\.enumPairs) { kind, pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { values in
        let level = pair.match.symbols.level(of: "\(pair.types.old.name).\(values.old.name)")
        let change = pair.change(
          kind,
          values,
          "`\(values.old.name)` is now called `\(values.new.name)`"
        ).showing(values.old.name.text, values.new.name.text).with(swift: level)
        guard values.new.was != nil else { return change }
        return level == .care ? change.keepingOldName() : change.advising(nil)
      }
    },
    ChangeKind[.bodyFieldReadonlyChanged].each(\.fieldGroups) { kind, group in
      group.changed.filter { $0.old.direction != $0.new.direction }.compactMap {
        group.directionChange(kind, $0)
      }
    },
    ChangeKind[.fieldDeprecated].rule { kind, match in
      let fields = match.fieldGroups.filter(\.isStruct).flatMap { group in
        group.changed.filter { $0.old.deprecation == nil && $0.new.deprecation != nil }
          .map { group.change(kind, $0, "\"\($0.new.wireName)\" is deprecated") }
      }
      let types = match.changedTypes.filter {
        $0.old.deprecation == nil && $0.new.deprecation != nil
      }
      let cases = match.enumPairs.flatMap { pair in
        pair.variants.pairs.filter { $0.old.deprecation == nil && $0.new.deprecation != nil }
          .map { pair.change(kind, $0, "`\($0.new.name)` is deprecated") }
      }
      return fields + types.map { match.change(kind, $0, "the type is deprecated") } + cases
    },
    // They use the kinds of added, removed and changed fields.
    ChangeKind[.respFieldAddedOptional].otherKeys(areNew: true, in: .response, "are now read"),
    ChangeKind[.bodyFieldAddedOptional].otherKeys(areNew: true, in: .request, "are now accepted"),
    ChangeKind[.respFieldRemovedOptional].otherKeys(
      areNew: false,
      in: .response,
      "are no longer read"
    ),
    ChangeKind[.bodyFieldRemoved].otherKeys(areNew: false, in: .request, "are no longer accepted"),
  ]
}

extension FieldModel {
  /// The path of the value in its object.
  var wirePath: String { at?.description ?? wireName.text }
}

extension FieldPair {
  fileprivate func rename(_ kind: ChangeKind, _ old: FieldModel, _ new: FieldModel) -> Change? {
    guard old.name != new.name, old.wirePath == new.wirePath, new.constant == nil else {
      return nil
    }
    let staysDeprecated = new.was != nil && swift == .care
    let summary = "`\(old.name)` is now called `\(new.name)`"
    let change = change(kind, summary + (staysDeprecated ? Change.oldNameStays : ""))
      .with(swift: swift).showing(old.name.text, new.name.text)
    return new.was == nil ? change : change.advising(nil)
  }
}

extension FieldGroup {
  fileprivate var isStruct: Bool {
    if case .type = owner { true } else { false }
  }

  /// A change of a field that affects all uses.
  func change(_ kind: ChangeKind, _ fields: Pair<FieldModel>, _ summary: String) -> Change {
    match.change(
      kind,
      subject(of: fields.new),
      summary,
      before: fields.old.place,
      after: fields.new.place
    ).affecting(match.endpoints(of: self))
  }

  fileprivate func directionChange(_ kind: ChangeKind, _ fields: Pair<FieldModel>) -> Change? {
    let isLostInRequests = flows.contains(.request) && fields.new.direction == .response
    let isLostInResponses =
      !flows.isDisjoint(with: [.response, .failure]) && fields.new.direction == .request
    let isNewInRequests = flows.contains(.request) && fields.old.direction == .response
    let pair = FieldPair(self, isLostInResponses ? .response : .request, fields)
    guard isLostInRequests || isLostInResponses || isNewInRequests || pair.swift != .safe else {
      return nil
    }
    let (old, new) = (fields.old.direction, fields.new.direction)
    var change = change(kind, fields, summary(of: fields.new)).with(swift: pair.swift)
      .showing(old.map { "only \($0)" }, new.map { "only \($0)" }).about(pair.subject)
    change.direction = pair.direction
    if isLostInResponses, pair.isNeededByShippedApps(fields.old) {
      change = change.with(wire: .breaking)
        .saying("Shipped apps fail to decode: the field is missing")
    }
    return pair.rated(change)
  }

  private func summary(of field: FieldModel) -> String {
    let place = field.direction.map { "\($0)s only" } ?? "requests and responses"
    return "\"\(field.wireName)\" is now in \(place)"
  }
}

extension ChangeKind {
  /// A rule on structs that now have undeclared keys, or no longer do.
  fileprivate func otherKeys(
    areNew: Bool,
    in direction: Direction,
    _ phrase: String
  ) -> ChangeRule {
    rule { kind, match in
      match.changedTypes.compactMap { pair in
        guard case .structure = pair.old.form, case .structure = pair.new.form,
          (pair.old.form.additional == nil) == areNew,
          (pair.new.form.additional != nil) == areNew,
          direction.isTravelled(match.flows(of: pair))
        else { return nil }
        return match.additionalChange(kind, pair, "other keys \(phrase)", direction)
      }
    }
  }
}

extension Match {
  /// A finding about undeclared keys of a struct.
  func additionalChange(
    _ kind: ChangeKind,
    _ pair: Pair<TypeModel>,
    _ summary: String,
    _ direction: Direction
  ) -> Change {
    change(kind, pair, summary)
      .showing(pair.old.form.additional?.text, pair.new.form.additional?.text)
      .about("\(pair.new.name) additional").affecting(endpoints(of: pair), in: direction)
      .softened(whereNothingDecodes: pair.old, flows(of: pair), self)
  }
}
