import EndpointJSON
import EndpointSpec

/// Judges values of a request as a strict server of a spec.
///
/// It requires required fields, listed values and limits. It ignores unknown keys. It may refuse what a spec leaves
/// open: unlisted values of an open enum, and an absent constant or field with a default.
struct ServerFit {
  let model: APIModel
  /// True if scalars are texts, as in a query, a path or a form.
  let isText: Bool

  init(_ model: APIModel, isText: Bool = false) {
    self.model = model
    self.isText = isText
  }

  func objections(
    _ value: JSONValue,
    _ type: TypeReference,
    wire: WireForm? = nil,
    range: LimitsSpec? = nil,
    depth: Int = 0
  ) -> [Objection] {
    guard depth < 100 else { return [] }
    let value = structured(value, type)
    switch type {
    case .optional(let wrapped):
      if value.isNull || (isText && value == "null") { return [] }
      return objections(value, wrapped, wire: wire, range: range, depth: depth + 1)
    case .scalar(let scalar): return objections(value, scalar, wire, range)
    case .array(let element):
      guard let elements = value.arrayValue else { return [refused("an array", value)] }
      let count = counted(elements.count, range?.items, "elements")
      return count
        + elements.enumerated().flatMap { index, value in
          objections(value, element, wire: wire, depth: depth + 1).map { $0.under("[\(index)]") }
        }
    case .dictionary(let element):
      guard let members = value.objectValue else { return [refused("an object", value)] }
      return members.flatMap { member in
        objections(member.value, element, wire: wire, depth: depth + 1)
          .map { $0.under(member.key) }
      }
    case .named(let name): return named(value, name, wire, range, depth)
    }
  }

  private func named(
    _ value: JSONValue,
    _ name: SwiftName,
    _ wire: WireForm?,
    _ range: LimitsSpec?,
    _ depth: Int
  ) -> [Objection] {
    switch model.form(of: name) {
    case .alias(let target):
      objections(value, target, wire: wire, range: range, depth: depth + 1)
    case .identifier(let scalar): objections(value, scalar, wire, range)
    case .external(let external): objections(value, external.wire, wire, range)
    case .enumeration(let enumeration): objections(value, enumeration)
    case .union(let union): objections(value, union, named: name, depth)
    case .structure(let structure): objections(value, structure, depth)
    case nil: []
    }
  }

  private func objections(
    _ value: JSONValue,
    _ scalar: Scalar,
    _ wire: WireForm?,
    _ range: LimitsSpec?
  ) -> [Objection] {
    let fit = ScalarFit(scalar: scalar, wire: wire)
    guard readings(of: value).contains(where: { fit.accepts(JSONNode($0).kind) }) else {
      return [refused(fit.phrase, value, isText ? .format : nil)]
    }
    return outside(range, value)
  }

  /// Parses an array or an object within a parameter, which is sent as JSON text.
  private func structured(_ value: JSONValue, _ type: TypeReference) -> JSONValue {
    guard isText, let text = value.stringValue, let first = text.utf8.first,
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return value }
    switch model.plain(type) {
    case .scalar: return value
    case .array, .dictionary, .named, .optional:
      return (try? JSONValue(parsing: Array(text.utf8))) ?? value
    }
  }

  /// The possible interpretations of a value. A text may be a number or a Boolean.
  private func readings(of value: JSONValue) -> [JSONValue] {
    guard isText, let text = value.stringValue else { return [value] }
    let literal = try? JSONValue(parsing: Array(text.utf8))
    let isLiteral = literal?.numberValue != nil || literal?.boolValue != nil
    return [value] + (isLiteral ? [literal].compactMap(\.self) : [])
  }

  private func outside(_ range: LimitsSpec?, _ value: JSONValue) -> [Objection] {
    guard let range else { return [] }
    let text = value.stringValue ?? value.description
    var found: [Objection] = []
    if let number = Double(text) {
      if let least = range.minimum.flatMap({ Double($0) }), number < least {
        found.append(refused("at least \(least)", value, .format))
      }
      if let most = range.maximum.flatMap({ Double($0) }), number > most {
        found.append(refused("at most \(most)", value, .format))
      }
    }
    if value.stringValue != nil { found += counted(text.count, range.length, "characters") }
    if let pattern = range.pattern, let check = PatternCheck(pattern), !check.accepts(text) {
      found.append(refused("a text that matches \(pattern)", value, .format))
    }
    return found
  }

  private func counted(_ count: Int, _ range: String?, _ what: String) -> [Objection] {
    guard let range, !CountRange(range).contains(count) else { return [] }
    let mismatch = ValueMismatch(
      kind: .format,
      expected: "\(range) \(what)",
      found: "another number of them"
    )
    return [Objection(.breaking, "", "expected \(range) \(what), found \(count)", mismatch)]
  }

  private func objections(_ value: JSONValue, _ enumeration: EnumModel) -> [Objection] {
    let fit = ScalarFit(scalar: enumeration.rawType, wire: nil)
    let readings = readings(of: value).filter { fit.accepts(JSONNode($0).kind) }
    if readings.isEmpty { return [refused(fit.phrase, value)] }
    let values = enumeration.cases.map(\.value)
    if readings.contains(where: values.contains) { return [] }
    return [unlisted(value, values, enumeration.isClosed, .value)]
  }

  private func objections(
    _ value: JSONValue,
    _ union: UnionModel,
    named name: SwiftName,
    _ depth: Int
  ) -> [Objection] {
    guard let by = union.by else {
      let candidates =
        isText
        ? Array(union.members.indices)
        : model.memberChoices[name].candidates(for: JSONNode(value))
      let all = candidates.map { objections(value, union.members[$0].type, depth: depth + 1) }
      let best = all.min { $0.verdict < $1.verdict } ?? [refused("a member of the union", value)]
      guard best.verdict == .breaking else { return best }
      let verdict: Level = union.isClosed ? .breaking : .care
      return [objection(verdict, "a member of the union", value, .member)]
    }
    guard value.objectValue != nil else { return [refused("an object", value)] }
    guard let tag = value[by.text] else {
      return [absent(.breaking, "a tag").under(by.text)]
    }
    guard let member = union.members.first(where: { $0.tag == tag }) else {
      return [unlisted(tag, union.members.compactMap(\.tag), union.isClosed, .tag).under(by.text)]
    }
    return objections(
      value.without(by.text, unless: model.structure(member.type)),
      member.type,
      depth: depth + 1
    )
  }

  private func objections(
    _ value: JSONValue,
    _ structure: StructModel,
    _ depth: Int
  ) -> [Objection] {
    guard let members = value.objectValue else { return [refused("an object", value)] }
    var found = structure.fields.flatMap { objections(value, $0, depth) }
    if let type = structure.additional {
      let known = structure.knownKeys
      for member in members where !known.contains(member.key) {
        found += objections(member.value, type, depth: depth + 1).map { $0.under(member.key) }
      }
    }
    return found
  }

  func objections(_ object: JSONValue, _ field: FieldModel, _ depth: Int) -> [Objection] {
    guard field.direction != .response else { return [] }
    let path = JSONPath(components: field.location).description
    let found = JSONNode(object).part(at: field.location[...])?.value
    return presence(of: found, field, depth).map { $0.under(path) }
  }

  /// The objections to a field's value. Nil if it is absent.
  func presence(of value: JSONValue?, _ field: FieldModel, _ depth: Int = 0) -> [Objection] {
    if let constant = field.constant {
      if let value, isEqual(value, constant) { return [] }
      guard let value else { return [absent(.care, constant.description)] }
      return [objection(.care, constant.description, value, .value)]
    }
    guard let value else {
      if model.isOptional(field.type) { return [] }
      let verdict: Level = field.defaultValue == nil ? .breaking : .care
      return [absent(verdict, "a value")]
    }
    if value.isNull || (isText && value == "null"), field.isNullable { return [] }
    if value.isNull, model.plain(field.type) != .scalar(.json) {
      return [refused("a value", value)]
    }
    return objections(
      value,
      model.isOptional(field.type) ? model.plain(field.type) : field.type,
      wire: field.wire,
      range: field.limits,
      depth: depth + 1
    )
  }

  private func isEqual(_ value: JSONValue, _ constant: JSONValue) -> Bool {
    value == constant || (isText && value.stringValue == ParameterText.text(of: constant))
  }

  private func unlisted(
    _ value: JSONValue,
    _ values: [JSONValue],
    _ isClosed: Bool,
    _ kind: MismatchKind
  ) -> Objection {
    let list = values.prefix(8).map(\.description).joined(separator: ", ")
    return objection(isClosed ? .breaking : .care, "one of \(list)", value, kind)
  }

  private func refused(
    _ expected: String,
    _ value: JSONValue,
    _ kind: MismatchKind? = nil
  ) -> Objection {
    objection(.breaking, expected, value, kind ?? (value.isNull ? .null : .type))
  }

  private func absent(_ verdict: Level, _ expected: String) -> Objection {
    let mismatch = ValueMismatch(kind: .missing, expected: expected, found: "nothing")
    return Objection(verdict, "", "expected \(expected), found nothing", mismatch)
  }

  private func objection(
    _ verdict: Level,
    _ expected: String,
    _ value: JSONValue,
    _ kind: MismatchKind
  ) -> Objection {
    let found = JSONNode(value).kind.name
    let mismatch = ValueMismatch(kind: kind, expected: expected, found: found)
    return Objection(verdict, "", "expected \(expected), found \(shown(value))", mismatch)
  }

  private func shown(_ value: JSONValue) -> String { JSONNode(value).shown }
}

extension JSONValue {
  /// Removes the tag of a union, unless the member has a field with that name.
  fileprivate func without(_ tag: String, unless structure: StructModel?) -> JSONValue {
    guard var object = objectValue, structure?.knownKeys.contains(tag) != true else { return self }
    object[tag] = nil
    return .object(object)
  }
}

extension JSONNode {
  /// Creates a node without source positions.
  package init(_ value: JSONValue) {
    let kind: Kind =
      switch value {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number.description)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONNode($0) })
      case .object(let members):
        .object(
          members.map {
            JSONMember(key: $0.key, keyStart: 0, keyEnd: 0, value: JSONNode($0.value))
          }
        )
      }
    self.init(kind: kind, start: 0, end: 0)
  }
}
