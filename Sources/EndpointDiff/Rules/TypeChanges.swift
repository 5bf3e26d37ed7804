import EndpointSpec

extension ChangeKind {
  package static let bodyFieldTypeWidened = ChangeKind(
    "body-field-type-widened",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "The server still accepts requests of shipped apps",
    callers: "Code that uses the property or the argument gets another type"
  )
  package static let bodyFieldTypeChanged = ChangeKind(
    "body-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "The server refuses or misreads requests of shipped apps",
    callers: "Code that uses the property or the argument gets another type",
    remedy: "add a field of another name, and let the server take both"
  )
  package static let respFieldTypeChanged = ChangeKind(
    "resp-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode it",
    callers: "Code that uses the property gets another type",
    remedy: "send a field of another name beside it"
  )
  package static let respFieldTypeNarrowed = ChangeKind(
    "resp-field-type-narrowed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps decode every new value",
    callers: "Code that uses the property gets another type",
    remedy: "leave the type as it was"
  )
  package static let respIntWidthChanged = ChangeKind(
    "resp-int-width-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode numbers that are too large for the old width",
    callers: "Code that uses the property gets another type"
  )
  package static let respFormatChanged = ChangeKind(
    "resp-format-changed",
    wire: .breaking,
    swift: .care,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode it, or read another value",
    callers: "The type in Swift may be the same, but not its form in JSON",
    remedy: "send a field of another name beside it"
  )
}

/// What became of the type of a value, wherever it is: in a field, a member of a union, other keys, or a type of the spec itself.
///
/// Every rule about types asks for the relation of the values and takes kind and level from that.
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

  /// A type that has another form, is an alias of another type, or an identifier of another scalar.
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

  /// A member of a union that holds another type.
  private static func members(_ direction: Direction) -> ChangeRule {
    ChangeRule(kinds(direction)) { match in
      match.unionPairs.filter { direction == .request ? $0.isSent : $0.isReceived }
        .flatMap { pair -> [Change] in
          let notation = match.notation(of: pair.types, direction)
          return pair.variants.pairs.compactMap { members in
            let (old, new) = (members.old.type, members.new.type)
            let found = match.difference(old, new, direction, in: notation)
            guard let kind = found.kind(direction, old, new) else { return nil }
            let summary = "`\(members.new.name)` is \(new.specText)"
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
                ? "Another member takes the values"
                : "Shipped apps decode it as a member that they do not know"
            }
          }
        }
    }
  }

  /// The values of keys that no field names.
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
          "other keys have values of another type",
          direction
        )
        change.wire = min(change.wire, relation.level)
        change.say(relation, of: "[*]", direction)
        return change.with()
      }
    }
  }

  /// A body of fields that becomes a value other than a struct, or the other way round.
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
      change.remedy = relation.level == .safe ? nil : "let the server take the old body too"
      return change.with()
    }
  }
}

extension Direction {
  /// Whether a value travels this way; what nothing uses could only be read.
  func isTravelled(_ flows: Set<Flow>) -> Bool {
    self == .request ? flows.contains(.request) : flows != [.request]
  }
}

extension TypeDifference {
  /// The kind of a finding about it; nil if there is none.
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
  /// Names the first difference, if shipped apps notice one.
  mutating func say(_ relation: Relation, of name: String, _ direction: Direction) {
    if let sentence = relation.consequence(of: name, direction) {
      consequence = sentence
    } else if kind == ChangeKind.respIntWidthChanged.name {
      consequence = "Shipped apps read every number that is sent"
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
      change.consequence = "Shipped apps read every number that is sent"
    }
    if found.relation.kind == .equal {
      change.consequence = "The value is the same in JSON: shipped apps notice nothing"
    }
    return change
  }

  private func summary(_ new: FieldModel, _ relation: Relation) -> String {
    if let constant = new.constant { return "\"\(new.wireName)\" is always \(constant)" }
    return relation.isFormat
      ? "\"\(new.wireName)\" has another form in JSON"
      : "\"\(new.wireName)\" is \(new.type.specText)"
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
    var change = Change(kind, subject: pair.new.name.text, "it is \(pair.new.form.specText)")
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

  /// The relation of bodies of which one is fields and the other a value that is no struct; nil of other bodies.
  func bodyShapeRelation(_ pair: Pair<EndpointModel>) -> Relation? {
    guard let oldBody = pair.old.body, let newBody = pair.new.body,
      (oldBody.type == nil) != (newBody.type == nil)
    else { return nil }
    let old = oldBody.type.flatMap(self.old.shape) ?? .structure(pair.old.bodyStructure)
    let new = newBody.type.flatMap(self.new.shape) ?? .structure(pair.new.bodyStructure)
    if case .structure = old, case .structure = new { return nil }
    let relation = relation(old, new, .request, in: newBody.encoding.notation)
    // A body that could be left out, and that has fields now.
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
  fileprivate var shapeText: String { type?.specText ?? "one argument a field" }
}

extension TypeModel.Form {
  var specText: String {
    switch self {
    case .structure: "a struct"
    case .identifier(let scalar): "an identifier of \(scalar.specText)"
    case .enumeration: "an enum"
    case .union: "a union"
    case .alias(let target): "an alias of \(target.specText)"
    case .external(let external):
      "the external type \(external.fullName) of \(external.wire.specText)"
    }
  }

  /// The type of the values of other keys.
  var additional: TypeReference? {
    if case .structure(let structure) = self { structure.additional } else { nil }
  }

  fileprivate var innermost: TypeReference? {
    switch self {
    case .identifier(let scalar): .scalar(scalar)
    case .alias(let target): target
    default: nil
    }
  }
}

extension TypeReference {
  /// The type under arrays, dictionaries and optionals.
  var innermost: TypeReference {
    switch self {
    case .scalar, .named: self
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermost
    }
  }
}
