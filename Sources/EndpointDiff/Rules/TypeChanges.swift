import EndpointGenerator
import EndpointSpec

/// The rules on the type of a value: in a field, a union member, undeclared keys, or a type of the spec itself.
///
/// The kind and level of a change follow from the relation between the values.
extension ChangeRule {
  static let typeChanges: [ChangeRule] =
    Direction.allCases.map { direction in
      ChangeRule(kinds: kinds(direction)) { match, _ in match.typeChanges(direction) }
    } + [ChangeRule(kinds: kinds(.request)) { match, _ in match.bodyShapeChanges }]

  private static func kinds(_ direction: Direction) -> [ChangeKind.ID] {
    switch direction {
    case .request: [.bodyFieldTypeChanged, .bodyFieldTypeWidened]
    case .response:
      [.respFieldTypeChanged, .respFieldTypeNarrowed, .respIntWidthChanged, .respFormatChanged]
    }
  }
}

extension Match {
  /// The changes of the types of fields, of types themselves, of union members, and of undeclared keys.
  fileprivate func typeChanges(_ direction: Direction) -> [Change] {
    let fields = fieldGroups.flatMap { group in
      group.changed.compactMap { FieldPair(group, direction, $0).typeChange() }
    }
    let unions = unionPairs.filter { direction.isTravelled($0.flows) }
    return fields + changedTypes.compactMap { formChange(of: $0, direction) }
      + unions.flatMap { pair in
        pair.variants.pairs.compactMap { pair.typeChange(of: $0, direction) }
      } + changedTypes.compactMap { additionalTypeChange(of: $0, direction) }
  }

  private func additionalTypeChange(of pair: Pair<TypeModel>, _ direction: Direction) -> Change? {
    guard let old = pair.old.form.additional, let new = pair.new.form.additional,
      direction.isTravelled(flows(of: pair))
    else { return nil }
    let relation = relation(old, new, direction, in: notation(of: pair, direction))
    guard relation.kind != .equal || !isSameInSwift(old, new) else { return nil }
    let kind = ChangeKind[direction == .request ? .bodyFieldTypeChanged : .respFieldTypeChanged]
    let change = additionalChange(kind, pair, "the type of undeclared keys changed", direction)
    return change.with(wire: min(change.wire, relation.level))
      .saying(relation, of: "[*]", direction)
  }

  /// The bodies of fields that became another value than a struct, or the reverse.
  fileprivate var bodyShapeChanges: [Change] {
    changedEndpoints.compactMap { pair in
      guard let relation = bodyShapeRelation(pair) else { return nil }
      let isSafe = relation.level == .safe
      let kind = ChangeKind[isSafe ? .bodyFieldTypeWidened : .bodyFieldTypeChanged]
      let form = pair.new.body.map { $0.type?.text ?? "one argument per field" } ?? ""
      return bodyChange(kind, pair, "the body is now \(form)")
        .with(wire: relation.level).saying(relation, of: "body", .request)
        .advising(isSafe ? nil : "let the server accept the old body, too")
        .about(Subject(pair.new.id, part: "body")).affecting(endpoints([pair.new.id]), in: .request)
    }
  }
}

extension Direction {
  /// The flows of values in this direction.
  var flows: [Flow] { self == .request ? [.request] : [.response, .failure] }

  /// True if a value is sent in this direction. A type without use counts as a response.
  func isTravelled(_ flows: Set<Flow>) -> Bool {
    self == .request ? flows.contains(.request) : flows != [.request]
  }
}

extension TypeDifference {
  /// The level of the change for code if the Swift type is the same: a response in another JSON form needs care.
  fileprivate func leastLevelInSwift(_ direction: Direction) -> Level {
    relation.isFormat && direction == .response ? .care : .safe
  }

  /// The kind of the finding. Nil without a difference.
  func kind(
    _ direction: Direction,
    _ old: TypeReference?,
    _ new: TypeReference?
  ) -> ChangeKind? {
    if isSame { return nil }
    let isSafe = relation.level == .safe
    if direction == .request {
      return ChangeKind[isSafe ? .bodyFieldTypeWidened : .bodyFieldTypeChanged]
    }
    if relation.isFormat { return ChangeKind[.respFormatChanged] }
    if case .scalar(let old)? = old?.innermost, case .scalar(let new)? = new?.innermost,
      old.isInteger, new.isInteger, relation.kind != .neither
    {
      return ChangeKind[.respIntWidthChanged]
    }
    return ChangeKind[isSafe ? .respFieldTypeNarrowed : .respFieldTypeChanged]
  }
}

extension Change {
  /// Describes the first difference if shipped apps are affected.
  func saying(_ relation: Relation, of name: String, _ direction: Direction) -> Change {
    if let sentence = relation.consequence(of: name, direction) { return saying(sentence) }
    let isWidth = kind.id == .respIntWidthChanged
    return isWidth ? saying("Shipped apps read every number") : self
  }
}

extension FieldPair {
  fileprivate func typeChange() -> Change? {
    guard let old, let new, travels else { return nil }
    let found = match.difference(old, new, direction, in: group.notation(direction))
    let relation = found.relation
    guard let kind = found.kind(direction, old.type, new.type) else { return nil }
    let isSame = found.isSameInSwift || old.constant != nil || new.constant != nil
    let least = found.leastLevelInSwift(direction)
    let change = rated(
      change(kind, summary(new, relation))
        .with(wire: relation.level, swift: isSame ? max(swift, least) : nil)
        .saying(relation.consequence(of: new.wirePath, direction))
    )
    if relation.kind == .equal {
      return change.saying("The JSON is unchanged: shipped apps are not affected")
    }
    return relation.level == .safe ? change.saying(relation, of: "", direction) : change
  }

  private func summary(_ new: FieldModel, _ relation: Relation) -> String {
    if let constant = new.constant { return "\"\(new.wireName)\" is now always \(constant)" }
    return relation.isFormat
      ? "\"\(new.wireName)\" has another JSON form"
      : "\"\(new.wireName)\" is now \(new.type.text)"
  }
}

extension UnionPair {
  fileprivate func typeChange(
    of members: Pair<UnionModel.Member>,
    _ direction: Direction
  ) -> Change? {
    let (old, new) = (members.old.type, members.new.type)
    let notation = match.notation(of: types, direction)
    let found = match.difference(old, new, direction, in: notation)
    guard let kind = found.kind(direction, old, new) else { return nil }
    let (name, relation) = (members.new.name, found.relation)
    let summary = "`\(name)` is now \(new.text)"
    if self.old.isOfEvents, let found = dataDifference(old, new) {
      return change(ChangeKind[found.kind], members.old, members.new, summary, in: direction) {
        $0 = $0.saying(found.consequence)
      }
    }
    return change(kind, members.old, members.new, summary, in: direction) { change in
      let swift = found.isSameInSwift ? found.leastLevelInSwift(direction) : nil
      change = change.with(wire: relation.level, swift: swift)
        .saying(relation, of: name.text, direction)
      guard let level = levelOfUntagged(members, direction), level < change.wire else { return }
      change = change.with(wire: level).saying(
        level == .safe
          ? "The values match another member"
          : direction == .request
            ? "The server may read its values as another member, and ignore a part of them"
            : "Shipped apps may decode it as another or as an unknown member"
      )
    }
  }
}

extension UnionPair {
  /// The difference between the data of an event whose type changed, if one side is not JSON: `void` ignores the data,
  /// and `string` is the text itself.
  private func dataDifference(
    _ old: TypeReference,
    _ new: TypeReference
  ) -> (kind: ChangeKind.ID, consequence: String)? {
    if match.old.resolved(old) == .scalar(.void) {
      return (.respFieldTypeNarrowed, "Shipped apps ignore the data of the event")
    }
    if match.old.resolved(old) == .scalar(.string) {
      return (.respFieldTypeNarrowed, "Shipped apps read the data as text")
    }
    guard match.new.resolved(new) == .scalar(.string) else { return nil }
    return (.respFieldTypeChanged, "Shipped apps expect JSON, and fail at other text")
  }
}

extension Match {
  fileprivate func formChange(of pair: Pair<TypeModel>, _ direction: Direction) -> Change? {
    let flows = flows(of: pair)
    guard direction.isTravelled(flows), let found = formDifference(of: pair, direction),
      let kind = found.kind(direction, pair.old.form.innermost, pair.new.form.innermost)
    else { return nil }
    return change(kind, pair, "it is now \(pair.new.form.specText)")
      .showing(pair.old.form.specText, pair.new.form.specText)
      .with(wire: found.relation.level, swift: symbols.level(of: Subject(pair.old.name.text)))
      .saying(found.relation, of: pair.new.name.text, direction)
      .affecting(endpoints(of: pair, by: direction.flows), in: direction)
      .softened(whereNothingDecodes: pair.old, flows, self)
  }

  /// The relation of two bodies if one consists of fields and the other is not a struct. Nil otherwise.
  func bodyShapeRelation(_ pair: Pair<EndpointModel>) -> Relation? {
    guard let oldBody = pair.old.body, let newBody = pair.new.body,
      (oldBody.type == nil) != (newBody.type == nil)
    else { return nil }
    let old = oldBody.type.flatMap(self.old.shape) ?? .structure(pair.old.bodyStructure)
    let new = newBody.type.flatMap(self.new.shape) ?? .structure(pair.new.bodyStructure)
    if case .structure = old, case .structure = new { return nil }
    let relation = relation(old, new, .request, in: newBody.encoding.notation)
    // An optional body that now has fields.
    let isLeftOut = oldBody.type.map(self.old.isOptional) ?? false
    guard relation.level == .safe, isLeftOut, self.new.isBodyRequired(pair.new) else {
      return relation
    }
    return self.relation(oldBody.type ?? .scalar(.void), .scalar(.json), .request)
  }
}

extension TypeModel.Form {
  var specText: String {
    switch self {
    case .structure: "a struct"
    case .identifier(let scalar): "an identifier of \(scalar.text)"
    case .enumeration: "an enum"
    case .union: "a union"
    case .alias(let target): "an alias of \(target.text)"
    case .external(let external):
      "the external type \(external.fullName) of \(external.wire.text)"
    }
  }

  /// The value type of undeclared keys.
  var additional: TypeReference? {
    if case .structure(let structure) = self { structure.additional } else { nil }
  }

  fileprivate var innermost: TypeReference? {
    switch self {
    case .identifier(let scalar): .scalar(scalar)
    case .alias(let target): target
    case .structure, .enumeration, .union, .external: nil
    }
  }
}

extension TypeReference {
  /// The type without arrays, dictionaries and optionals.
  var innermost: TypeReference {
    switch self {
    case .scalar, .named: self
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermost
    }
  }
}
