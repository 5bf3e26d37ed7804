import EndpointGenerator
import EndpointSpec

/// A field in one or both versions, as it is sent in one direction.
struct FieldPair {
  let group: FieldGroup
  let direction: Direction
  /// Nil if the field was added.
  let old: FieldModel?
  /// Nil if the field was removed.
  let new: FieldModel?
  var isGuess = false

  var match: Match { group.match }

  var subject: Subject {
    guard let field = new ?? old else { return Subject("") }
    guard case .type(let type) = group.owner else { return group.subject(of: field) }
    let (side, name) = new == nil ? (match.old, type.old.name) : (match.new, type.new.name)
    return side.homes.declaration(of: Subject(name.text, member: field.wireName.text))
      ?? group.subject(of: field)
  }

  /// The level for code that uses the declaration of the field: the property, or the endpoint's function.
  var swift: Level {
    switch group.owner {
    case .type(let type):
      guard let old else { return .safe }
      return match.symbols.level(of: Subject(type.old.name.text, member: old.wireName.text))
    case .body(let endpoint), .whole(let endpoint):
      return match.symbols.level(of: Subject(endpoint.old.id))
    }
  }

  var isArgument: Bool {
    if case .body = group.owner { true } else { false }
  }

  /// Whether a changed pagination selects its page with this argument. The pagination is reported instead.
  var isPartOfPagination: Bool {
    guard case .body(let pair) = group.owner, pair.old.pagination != pair.new.pagination,
      let field = new ?? old
    else { return false }
    let (endpoint, side) = new == nil ? (pair.old, match.old) : (pair.new, match.new)
    let selectors = [endpoint.pagination?.selector, endpoint.pagination?.limit]
    return selectors.contains { selector in
      guard case .field(let path)? = selector else { return false }
      return BodyPath(path, of: endpoint, in: side.model).fields.first?.name == field.name
    }
  }

  /// Whether the field is sent in this direction.
  var travels: Bool {
    [old, new].compactMap(\.self).allSatisfy { $0.travels(direction) }
      && direction.isTravelled(group.flows)
  }
}

extension FieldPair {
  init(_ group: FieldGroup, _ direction: Direction, _ fields: Pair<FieldModel>) {
    self.init(
      group: group,
      direction: direction,
      old: fields.old,
      new: fields.new,
      isGuess: fields.isGuess
    )
  }

  func change(_ kind: ChangeKind, _ summary: String) -> Change {
    var change = match.change(
      kind,
      subject,
      summary,
      at: old?.place ?? group.oldPlace,
      new?.place ?? group.newPlace
    ).showing(old?.specText, new?.specText).affecting(
      match.endpoints(of: group, by: direction.flows),
      in: direction
    )
    if case .type(let type) = group.owner, let field = new ?? old {
      change.endpoints.formUnion(match.endpoints(calledOn: type.new.name, by: field.name))
    }
    change.hint = group.fields.hint(old: old, new: new) { $0 }
    if isGuess, let old { change.hint = renameHint(old.wireName) }
    return change
  }

  /// The change with the level of the field's type.
  func rated(_ change: Change) -> Change {
    guard case .type(let type) = group.owner else { return change.with() }
    return change.softened(whereNothingDecodes: type.old, group.flows, match)
  }
}

extension Change {
  /// Lowers the level where decoding errors are harmless: in details of a failure, in a lossy array, and in an unused
  /// type.
  func softened(
    whereNothingDecodes type: TypeModel,
    _ flows: Set<Flow>,
    _ match: Match
  ) -> Change {
    if flows.isEmpty { return with(wire: .safe).saying("No request or response uses it") }
    if let direction, wire > .safe, !match.travelsInBoth(type, direction) {
      let user = direction == .request ? "No request" : "No response"
      return with(wire: .safe).saying("\(user) of shipped apps uses it")
    }
    guard direction == .response, wire == .breaking else { return with() }
    if flows == [.failure] {
      return with(wire: .care)
        .saying("Shipped apps still recognize the failure, but not its details")
    }
    guard let effect = match.old.reach.effectOfDropping(type.name) else { return with() }
    return with(wire: .care).saying(effect)
  }
}

extension Match {
  /// Whether shipped apps and the new server exchange values of the type in this direction.
  fileprivate func travelsInBoth(_ type: TypeModel, _ direction: Direction) -> Bool {
    guard let name = newName(of: type.name) else { return true }
    let flows = [old.reach.flows(of: type.name), new.reach.flows(of: name)]
    return flows.allSatisfy { !$0.isDisjoint(with: direction.flows) }
  }
}

extension TypeReach {
  /// What happens instead of a failure where the type does not decode. Nil if the response fails.
  fileprivate func effectOfDropping(_ type: SwiftName) -> String? {
    guard isDropped(type) else { return nil }
    if isDropped(type, by: .list) { return "Shipped apps drop elements that do not decode" }
    if isDropped(type, by: .union) {
      return "Shipped apps decode a value that they cannot read as an unknown member"
    }
    return "Shipped apps drop a value that they cannot read, or decode it as an unknown member"
  }
}

extension FieldModel {
  /// The field as in the spec, as far as it affects the value: `int?`, or an object.
  var specText: String {
    var facts: [(String, String)] = []
    if let constant { facts.append(("constant", "\(constant)")) }
    if let defaultValue { facts.append(("default", "\(defaultValue)")) }
    if isNullable { facts.append(("nullable", "true")) }
    if isLossy { facts.append(("lossy", "true")) }
    if isLenient { facts.append(("lenient", "true")) }
    if let wire { facts.append(("wire", quoted(wire.rawValue))) }
    if facts.isEmpty { return type.text }
    if constant == nil { facts.insert(("type", quoted(type.text)), at: 0) }
    return "{ \(facts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }"
  }
}

extension FieldPair {
  /// The presence of the field in both versions. An alias that became optional is a finding about the alias.
  func presences(_ old: FieldModel, _ new: FieldModel) -> (old: FieldPresence, new: FieldPresence) {
    let was = match.old.presence(of: old, direction)
    let isSame =
      match.isSame(old.type, new.type) && old.isNullable == new.isNullable
      && (old.defaultValue == nil) == (new.defaultValue == nil)
    return (was, isSame ? was : match.new.presence(of: new, direction))
  }

  /// True if shipped apps fail when the field is missing.
  ///
  /// Generated clients use the default, drop invalid elements of a lossy array, and read a field with only one
  /// direction as an optional.
  func isNeededByShippedApps(_ field: FieldModel) -> Bool {
    guard field.constant == nil, match.old.presence(of: field, .response) == .required else {
      return false
    }
    guard case .type(let type) = group.owner else { return true }
    return field.direction == nil || !type.old.isSent
  }

  /// A finding about a new field. If a struct has undeclared keys, shipped apps read the field as one of these, or send
  /// one with its name.
  func addition(_ kind: ChangeKind, _ field: FieldModel, _ summary: String) -> Change {
    let change = change(kind, summary)
    guard case .type(let type) = group.owner, let others = type.old.form.otherKeys(at: field)
    else { return change }
    let relation = match.relation(
      others.wrapped,
      as: nil,
      field.outerType,
      as: field.outerForm,
      direction,
      in: group.notation(direction)
    )
    guard relation.level > .safe else { return change }
    guard direction == .response else {
      return change.with(wire: .care)
        .saying("Shipped apps may send another value under this key: \(relation.reason)")
    }
    return change.with(wire: relation.level)
      .saying(relation.consequence(of: field.wirePath, direction))
      .advising("send it to new clients only: shipped apps read it as an undeclared key")
  }
}

extension Side {
  /// True if the type accepts nil, also through an alias.
  func isOptional(_ type: TypeReference) -> Bool { resolved(type).isOptional }
}

extension ChangeKind {
  /// A rule about fields that both versions have, in one direction.
  func changedFields(
    in direction: Direction,
    _ find: @escaping @Sendable (ChangeKind, FieldPair, FieldModel, FieldModel) -> Change?
  ) -> ChangeRule {
    each(\.fieldGroups) { kind, group in
      group.changed.compactMap { fields in
        let pair = FieldPair(group, direction, fields)
        return pair.travels ? find(kind, pair, fields.old, fields.new).map(pair.rated) : nil
      }
    }
  }

  func addedFields(
    in direction: Direction,
    _ find: @escaping @Sendable (ChangeKind, FieldPair, FieldModel) -> Change?
  ) -> ChangeRule {
    each(\.fieldGroups) { kind, group in
      group.fields.added.compactMap { field in
        let pair = FieldPair(group: group, direction: direction, old: nil, new: field)
        return pair.travels ? find(kind, pair, field).map(pair.rated) : nil
      }
    }
  }

  func removedFields(
    in direction: Direction,
    _ find: @escaping @Sendable (ChangeKind, FieldPair, FieldModel) -> Change?
  ) -> ChangeRule {
    each(\.fieldGroups) { kind, group in
      group.fields.removed.compactMap { field in
        let pair = FieldPair(group: group, direction: direction, old: field, new: nil)
        return pair.travels ? find(kind, pair, field).map(pair.rated) : nil
      }
    }
  }
}
