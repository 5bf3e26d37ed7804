import EndpointSpec

/// A field in one or both versions, and its owner, which determines the direction.
struct FieldPair {
  let match: Match
  let group: FieldGroup
  /// Nil if the field was added.
  let old: FieldModel?
  /// Nil if the field was removed.
  let new: FieldModel?
  var basis = Basis.name

  init(match: Match, group: FieldGroup, old: FieldModel?, new: FieldModel?) {
    self.match = match
    self.group = group
    self.old = old
    self.new = new
  }

  init(_ match: Match, _ group: FieldGroup, _ fields: Pair<FieldModel>) {
    self.init(match: match, group: group, old: fields.old, new: fields.new)
    basis = fields.basis
  }

  var subject: String {
    guard let field = new ?? old else { return "" }
    let home =
      new == nil ? match.old.homes.home(of: field.place) : match.new.homes.home(of: field.place)
    guard case .type = group.owner, let home else { return group.subject(of: field) }
    return "\(home).\(field.wireName)"
  }

  /// The level for code that uses the declaration of the field: the property, or the endpoint's function.
  var swift: Level {
    switch group.owner {
    case .type(let type):
      guard let old else { return .safe }
      return match.symbols.level(of: "\(type.old.name).\(old.wireName)")
    case .body(let endpoint), .whole(let endpoint):
      return match.symbols.level(of: endpoint.old.id)
    }
  }

  var isArgument: Bool {
    if case .body = group.owner { true } else { false }
  }

  func travels(_ direction: Direction) -> Bool {
    [old, new].compactMap(\.self).allSatisfy { $0.travels(direction) }
      && direction.isTravelled(group.flows)
  }
}

/// The finding of a rule about a field. Nil properties use the defaults of the kind.
struct FieldFinding {
  var summary: String
  var wire: Level?
  var swift: Level?
  var consequence: String?
  var old: String?
  var new: String?
  var remedy: String?
  /// True if the remedy of the kind is applied already.
  var isRemedied: Bool

  init(
    _ summary: String,
    wire: Level? = nil,
    swift: Level? = nil,
    consequence: String? = nil,
    old: String? = nil,
    new: String? = nil,
    isRemedied: Bool = false
  ) {
    self.isRemedied = isRemedied
    self.summary = summary
    self.wire = wire
    self.swift = swift
    self.consequence = consequence
    self.old = old
    self.new = new
  }
}

extension FieldPair {
  func change(
    _ kind: ChangeKind,
    _ direction: Direction,
    _ found: FieldFinding
  ) -> Change {
    var change = Change(kind, subject: subject, found.summary)
    change.wire = found.wire ?? kind.wire
    change.swift = found.swift ?? kind.swift
    change.consequence = found.consequence ?? kind.consequence
    change.old = found.old ?? old.map(\.specText)
    change.new = found.new ?? new.map(\.specText)
    change.before = match.old.position(of: old?.place ?? group.oldPlace)
    change.after = match.new.position(of: new?.place ?? group.newPlace)
    change.direction = direction
    change.endpoints = endpoints(direction)
    if let remedy = found.remedy { change.remedy = remedy }
    if found.isRemedied { change.remedy = nil }
    if basis == .guess, let old {
      change.hint = "it looks like a rename of \(quoted(old.wireName.text))"
    }
    if old == nil {
      change.hint = group.fields.hint(added: { $0.place == new?.place }, name: \.wireName.text)
    } else if new == nil {
      change.hint = group.fields.hint(removed: { $0.place == old?.place }, name: \.wireName.text)
    }
    if case .type(let type) = group.owner {
      change.softenWhereNothingDecodes(type.old, group.flows, match)
    }
    return change.with()
  }

  private func endpoints(_ direction: Direction) -> [String] {
    match.endpoints(of: group, by: direction == .request ? [.request] : [.response, .failure])
  }
}

extension Change {
  /// Lowers the level where decoding errors are harmless: in details of a failure, in a lossy array, and in an unused
  /// type.
  mutating func softenWhereNothingDecodes(_ type: TypeModel, _ flows: Set<Flow>, _ match: Match) {
    if flows.isEmpty {
      wire = .safe
      consequence = "No request or response uses it"
    }
    guard direction == .response, wire == .breaking else { return }
    if flows == [.failure] {
      wire = .care
      consequence = "Shipped apps still recognize the failure, but not its details"
    } else if match.old.reach.isDropped(type.name) {
      wire = .care
      consequence = "Shipped apps drop elements that do not decode"
    }
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
  func presences(
    _ old: FieldModel,
    _ new: FieldModel,
    _ direction: Direction
  ) -> (old: FieldPresence, new: FieldPresence) {
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
    return field.direction == .both || !type.old.isSent
  }
}

extension Side {
  /// True if the type accepts nil, also through an alias.
  func isOptional(_ type: TypeReference) -> Bool { resolved(type).isOptional }
}

extension ChangeRule {
  /// Creates a rule about fields that both versions have, in one direction.
  static func changedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, _ old: FieldModel, _ new: FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.changed.compactMap { fields in
          let pair = FieldPair(match, group, fields)
          guard pair.travels(direction), let found = find(pair, fields.old, fields.new) else {
            return nil
          }
          return pair.change(kind, direction, found)
        }
      }
    }
  }

  static func addedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.fields.added.compactMap { field in
          let pair = FieldPair(match: match, group: group, old: nil, new: field)
          guard pair.travels(direction), let found = find(pair, field) else { return nil }
          return pair.change(kind, direction, found)
        }
      }
    }
  }

  static func removedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.fields.removed.compactMap { field in
          let pair = FieldPair(match: match, group: group, old: field, new: nil)
          guard pair.travels(direction), let found = find(pair, field) else { return nil }
          return pair.change(kind, direction, found)
        }
      }
    }
  }
}
