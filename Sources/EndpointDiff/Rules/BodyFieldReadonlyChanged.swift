import EndpointSpec

extension ChangeRule {
  /// A field that travels only one way now, or both ways again.
  static let bodyFieldReadonlyChanged = ChangeRule(.bodyFieldReadonlyChanged) { match in
    match.fieldGroups.flatMap { group in
      group.changed.filter { $0.old.direction != $0.new.direction }.compactMap { fields in
        readonlyChange(of: fields, in: group, match)
      }
    }
  }
}

private func readonlyChange(
  of fields: Pair<FieldModel>,
  in group: FieldGroup,
  _ match: Match
) -> Change? {
  let pair = FieldPair(match: match, group: group, old: fields.old, new: fields.new)
  let isLostInRequests = group.flows.contains(.request) && fields.new.direction == .response
  let isLostInAnswers =
    !group.flows.isDisjoint(with: [.response, .failure])
    && fields.new.direction == .request
  let isNewInRequests = group.flows.contains(.request) && fields.old.direction == .response
  guard isLostInRequests || isLostInAnswers || isNewInRequests || pair.swift != .safe else {
    return nil
  }
  let kind = ChangeKind.bodyFieldReadonlyChanged
  var change = Change(kind, subject: pair.subject, summary(of: fields.new))
  if isLostInAnswers, pair.isNeededByShippedApps(fields.old) {
    change.wire = .breaking
    change.consequence = "Shipped apps fail to decode: the field is missing"
  }
  change.swift = pair.swift
  change.old = fields.old.direction.specText
  change.new = fields.new.direction.specText
  change.before = match.old.position(of: fields.old.place)
  change.after = match.new.position(of: fields.new.place)
  change.direction = isLostInAnswers ? .response : .request
  change.endpoints = match.endpoints(of: group)
  return change.with()
}

private func summary(of field: FieldModel) -> String {
  switch field.direction {
  case .both: "\"\(field.wireName)\" travels both ways"
  case .response: "\"\(field.wireName)\" is in answers only"
  case .request: "\"\(field.wireName)\" is in requests only"
  }
}

extension FieldModel.Direction {
  fileprivate var specText: String? {
    switch self {
    case .both: nil
    case .response: "only response"
    case .request: "only request"
    }
  }
}
