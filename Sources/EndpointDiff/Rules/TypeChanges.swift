import EndpointSpec

extension ChangeKind {
  package static let bodyFieldTypeWidened = ChangeKind(
    "body-field-type-widened",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "The server still accepts requests of shipped apps",
    callers: "The type of the property or argument changes"
  )
  package static let bodyFieldTypeChanged = ChangeKind(
    "body-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "The server refuses or misreads requests of shipped apps",
    callers: "The type of the property or argument changes",
    remedy: "add a field with another name, and let the server accept both"
  )
  package static let respFieldTypeChanged = ChangeKind(
    "resp-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode it",
    callers: "The type of the property changes",
    remedy: "send an additional field with another name"
  )
  package static let respFieldTypeNarrowed = ChangeKind(
    "resp-field-type-narrowed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps decode every new value",
    callers: "The type of the property changes",
    remedy: "keep the old type"
  )
  package static let respIntWidthChanged = ChangeKind(
    "resp-int-width-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode numbers that are too large for the old width",
    callers: "The type of the property changes"
  )
  package static let respFormatChanged = ChangeKind(
    "resp-format-changed",
    wire: .breaking,
    swift: .care,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode it, or read another value",
    callers: "The Swift type may be unchanged, but its JSON form is not",
    remedy: "send an additional field with another name"
  )
}

/// The rules on the type of a value: in a field, a union member, undeclared keys, or a type of the spec itself.
///
/// Each rule derives the kind and level from the relation between the values.
extension ChangeRule {
  static let typeChanges: [ChangeRule] =
    Direction.allCases.flatMap { direction in
      [fieldTypes(direction), forms(direction), members(direction), additionalTypes(direction)]
    } + [bodyShapes]

  private static func kinds(_ direction: Direction) -> [ChangeKind] {
    switch direction {
    case .request: [.bodyFieldTypeChanged, .bodyFieldTypeWidened]
    case .response:
      [.respFieldTypeChanged, .respFieldTypeNarrowed, .respIntWidthChanged, .respFormatChanged]
    }
  }

  private static func fieldTypes(_ direction: Direction) -> ChangeRule {
    ChangeRule(kinds(direction)) { match in
      match.fieldGroups.flatMap { group in
        group.changed.compactMap { fields in
          FieldPair(match, group, fields).typeChange(direction)
        }
      }
    }
  }

  /// The form of a type changed, or the target of an alias, or the scalar of an identifier.
  private static func forms(_ direction: Direction) -> ChangeRule {
    ChangeRule(kinds(direction)) { match in
      match.changedTypes.compactMap { pair in
        let flows = match.flows(of: pair)
        guard direction.isTravelled(flows), let found = match.formDifference(of: pair, direction),
          let kind = found.kind(direction, pair.old.form.innermost, pair.new.form.innermost)
        else { return nil }
        return match.change(kind, pair, found.relation, flows, direction)
      }
    }
  }

  /// The type of a union member changed.
  private static func members(_ direction: Direction) -> ChangeRule {
    ChangeRule(kinds(direction)) { match in
      match.unionPairs.filter { direction == .request ? $0.isSent : $0.isReceived }
        .flatMap { pair -> [Change] in
          let notation = match.notation(of: pair.types, direction)
          return pair.variants.pairs.compactMap { members in
            let (old, new) = (members.old.type, members.new.type)
            let found = match.difference(old, new, direction, in: notation)
            guard let kind = found.kind(direction, old, new) else { return nil }
            let summary = "`\(members.new.name)` is \(new.text)"
            return pair.change(kind, members.old, members.new, summary, in: direction, match) {
              $0.wire = found.relation.level
              $0.say(found.relation, of: members.new.name.text, direction)
              guard let level = pair.levelOfUntaggedMembers(match, direction), level < $0.wire
              else {
                return
              }
              $0.wire = level
              $0.consequence =
                level == .safe
                ? "The values match another member"
                : "Shipped apps decode it as an unknown member"
            }
          }
        }
    }
  }

  /// The type of undeclared keys changed.
  private static func additionalTypes(_ direction: Direction) -> ChangeRule {
    ChangeRule(kinds(direction)) { match in
      match.changedTypes.compactMap { pair in
        guard let old = pair.old.form.additional, let new = pair.new.form.additional,
          direction.isTravelled(match.flows(of: pair))
        else { return nil }
        let notation = match.notation(of: pair, direction)
        let relation = match.relation(old, new, direction, in: notation)
        guard relation.kind != .equal || !match.isSameInSwift(old, new) else { return nil }
        let kind =
          direction == .request ? ChangeKind.bodyFieldTypeChanged : .respFieldTypeChanged
        var change = match.additionalChange(
          kind,
          pair,
          "the type of undeclared keys changed",
          direction
        )
        change.wire = min(change.wire, relation.level)
        change.say(relation, of: "[*]", direction)
        return change.with()
      }
    }
  }

  /// A body of fields became another value than a struct, or the reverse.
  private static let bodyShapes = ChangeRule([.bodyFieldTypeChanged, .bodyFieldTypeWidened]) {
    match in
    match.changedEndpoints.compactMap { pair in
      guard let relation = match.bodyShapeRelation(pair) else { return nil }
      let kind =
        relation.level == .safe ? ChangeKind.bodyFieldTypeWidened : .bodyFieldTypeChanged
      var change = match.bodyChange(kind, pair, "the body is \(pair.new.body?.shapeText ?? "")")
      change.subject = "\(pair.new.id) body"
      change.direction = .request
      change.wire = relation.level
      change.say(relation, of: "body", .request)
      change.remedy = relation.level == .safe ? nil : "let the server accept the old body, too"
      return change.with()
    }
  }
}

extension Direction {
  /// True if a value is sent in this direction. A type without use counts as a response.
  func isTravelled(_ flows: Set<Flow>) -> Bool {
    self == .request ? flows.contains(.request) : flows != [.request]
  }
}

extension TypeDifference {
  /// The kind of the finding. Nil without a difference.
  func kind(
    _ direction: Direction,
    _ old: TypeReference?,
    _ new: TypeReference?
  ) -> ChangeKind? {
    if isSame { return nil }
    let isSafe = relation.level == .safe
    if direction == .request { return isSafe ? .bodyFieldTypeWidened : .bodyFieldTypeChanged }
    if relation.isFormat { return .respFormatChanged }
    if case .scalar(let old)? = old?.innermost, case .scalar(let new)? = new?.innermost,
      old.isInteger, new.isInteger, relation.kind != .neither
    {
      return .respIntWidthChanged
    }
    return isSafe ? .respFieldTypeNarrowed : .respFieldTypeChanged
  }
}

extension Change {
  /// Describes the first difference if shipped apps are affected.
  mutating func say(_ relation: Relation, of name: String, _ direction: Direction) {
    if let sentence = relation.consequence(of: name, direction) {
      consequence = sentence
    } else if kind == ChangeKind.respIntWidthChanged.name {
      consequence = "Shipped apps read every number"
    }
  }
}

extension FieldPair {
  fileprivate func typeChange(_ direction: Direction) -> Change? {
    guard let old, let new, travels(direction) else { return nil }
    let found = match.difference(old, new, direction, in: group.notation(direction))
    guard let kind = found.kind(direction, old.type, new.type) else { return nil }
    let isConstant = old.constant != nil || new.constant != nil
    let isSame = isConstant || found.isSameInSwift
    let floor: Level = found.relation.isFormat && direction == .response ? .care : .safe
    var change = change(
      kind,
      direction,
      FieldFinding(
        summary(new, found.relation),
        wire: found.relation.level,
        swift: isSame ? max(swift, floor) : nil,
        consequence: found.relation.consequence(of: new.wirePath, direction)
      )
    )
    if kind.name == ChangeKind.respIntWidthChanged.name, found.relation.level == .safe {
      change.consequence = "Shipped apps read every number"
    }
    if found.relation.kind == .equal {
      change.consequence = "The JSON is unchanged: shipped apps are not affected"
    }
    return change
  }

  private func summary(_ new: FieldModel, _ relation: Relation) -> String {
    if let constant = new.constant { return "\"\(new.wireName)\" is now always \(constant)" }
    return relation.isFormat
      ? "\"\(new.wireName)\" has another JSON form"
      : "\"\(new.wireName)\" is now \(new.type.text)"
  }
}

extension Match {
  fileprivate func change(
    _ kind: ChangeKind,
    _ pair: Pair<TypeModel>,
    _ relation: Relation,
    _ flows: Set<Flow>,
    _ direction: Direction
  ) -> Change {
    var change = Change(kind, subject: pair.new.name.text, "it is now \(pair.new.form.specText)")
    change.old = pair.old.form.specText
    change.new = pair.new.form.specText
    change.wire = relation.level
    change.swift = symbols.level(of: pair.old.name.text)
    change.before = old.position(of: pair.old.place)
    change.after = new.position(of: pair.new.place)
    change.direction = direction
    change.say(relation, of: pair.new.name.text, direction)
    let ways: [Flow] = direction == .request ? [.request] : [.response, .failure]
    change.endpoints = endpoints(of: pair, by: ways)
    change.softenWhereNothingDecodes(pair.old, flows, self)
    return change.with()
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
    guard relation.level == .safe, isLeftOut, isBodyRequired(pair.new, in: self.new) else {
      return relation
    }
    return self.relation(oldBody.type ?? .scalar(.void), .scalar(.json), .request)
  }
}

extension EndpointModel {
  fileprivate var bodyStructure: StructModel {
    StructModel(fields: bodyParameters.map(\.field), additional: nil)
  }
}

extension BodyModel {
  fileprivate var shapeText: String { type?.text ?? "one argument per field" }
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
