import EndpointJSON

@testable import EndpointSpec

/// Reads a value as an old client or as the new server does, written naively from the model.
///
/// It shares no code with `Fit` and with the relations of `diff`, which it judges.
struct ModelReader {
  let model: APIModel
  let direction: Direction
  /// The member of the reader's union that a member of the writer's union corresponds to.
  let counterpart: (UnionModel.Member, UnionModel) -> UnionModel.Member?

  /// Whether the reader has the spec of the writer.
  var isWriter = false

  /// What the reader makes of a value.
  struct Outcome {
    var level = Level.safe
    var reason = ""

    static func fails(_ reason: String) -> Outcome { Outcome(level: .breaking, reason: reason) }
    static func loses(_ reason: String) -> Outcome { Outcome(level: .care, reason: reason) }
    func and(_ other: Outcome) -> Outcome { other.level > level ? other : self }
  }

  /// - Parameter isOther: Whether the reader takes the value for another member, or has a struct where the writer has a
  ///   union. An ignored key is then a loss.
  func read(_ value: MeantValue, _ type: TypeReference, isOther: Bool = false) -> Outcome {
    switch type {
    case .optional(let wrapped): return read(value, wrapped, isOther: isOther)
    case .scalar(let scalar):
      return accepts(value.json, scalar) ? Outcome() : .fails("\(value.json) is no \(scalar.text)")
    case .array(let element):
      guard case .array(let elements) = value.content else { return .fails("no array") }
      return elements.reduce(Outcome()) { $0.and(read($1, element)) }
    case .dictionary(let element):
      guard case .object(let members) = value.content else { return .fails("no object") }
      return members.reduce(Outcome()) { $0.and(read($1.value, element)) }
    case .named(let name):
      return model.form(of: name).map { read(value, $0, isOther) } ?? Outcome()
    }
  }

  private func read(_ value: MeantValue, _ form: TypeModel.Form, _ isOther: Bool) -> Outcome {
    switch form {
    case .alias(let target): return read(value, target, isOther: isOther)
    case .identifier(let scalar): return read(value, .scalar(scalar))
    case .external: return Outcome()
    case .enumeration(let enumeration):
      if enumeration.cases.contains(where: { $0.value == value.json }) { return Outcome() }
      let isRead = direction == .response && !enumeration.isClosed
      return isRead && value.json.isString == (enumeration.rawType == .string)
        ? Outcome() : .fails("\(value.json) is not listed")
    case .structure(let structure):
      if case .member(_, _, let inner) = value { return read(inner, form, true) }
      return read(value, structure, isOther)
    case .union(let union): return read(value, union)
    }
  }

  private func read(_ value: MeantValue, _ structure: StructModel, _ isOther: Bool) -> Outcome {
    guard case .object(let members) = value else { return .fails("no object") }
    var outcome = Outcome()
    for field in structure.fields {
      let key = field.wireName.text
      guard let member = members.first(where: { $0.key == key }), !member.value.json.isNull else {
        let isNeeded =
          !field.type.isOptional && field.defaultValue == nil
          && (field.constant == nil || direction == .request)
        if isNeeded { outcome = outcome.and(.fails("\(key) is missing")) }
        continue
      }
      if let constant = field.constant {
        let isWrong = direction == .request && member.value.json != constant
        if isWrong { outcome = outcome.and(.fails("\(key) is not \(constant)")) }
        continue
      }
      var found = read(member.value, field.type)
      if found.level == .breaking, direction == .response, field.isLenient {
        found = .loses("\(key) is nil")
      }
      outcome = outcome.and(found)
    }
    let known = structure.fields.map(\.wireName.text)
    // A server that ignores what shipped apps send loses it in any case.
    if isOther || direction == .request, structure.additional == nil,
      let lost = members.first(where: { !known.contains($0.key) })
    {
      outcome = outcome.and(.loses("\(lost.key) is ignored"))
    }
    return outcome
  }

  // MARK: Unions

  private func read(_ value: MeantValue, _ union: UnionModel) -> Outcome {
    if direction == .request, union.by == nil {
      // A server accepts what one of its members accepts.
      let outcomes = union.members.map { read(value, asMember: $0, of: union) }
      return outcomes.min { $0.level < $1.level } ?? .fails("no member")
    }
    guard let member = member(for: value.json, of: union) else {
      return unknown(value, union, "no member for \(value.json)")
    }
    let outcome = read(value, asMember: member, of: union)
    guard outcome.level == .breaking, union.by == nil, !union.isClosed else { return outcome }
    return unknown(value, union, outcome.reason)
  }

  private func read(
    _ value: MeantValue,
    asMember member: UnionModel.Member,
    of union: UnionModel
  ) -> Outcome {
    let tag = union.by?.text
    guard case .member(let meant, let by, let inner) = value else {
      return read(value.without(tag), member.type, isOther: true)
    }
    let isSame = counterpart(meant, union)?.name == member.name
    let isDeclared = structure(of: member.type)?.fields.contains { $0.wireName.text == by } ?? false
    let content = inner.without(tag).without(isSame && !isDeclared ? by : nil)
    let outcome = read(content, member.type, isOther: !isSame)
    guard !isSame, direction == .response, let known = counterpart(meant, union),
      isWriter || !isOld(inner, of: known)
    else { return outcome }
    return outcome.and(.loses("\(meant.name) is read as \(member.name)"))
  }

  /// Whether the old server sends such a value, too, so that nothing changes for the reader.
  private func isOld(_ value: MeantValue, of member: UnionModel.Member) -> Bool {
    read(value, member.type, isOther: true).level == .safe
  }

  /// A member that an open union does not know. It is a loss if apps know the member.
  private func unknown(_ value: MeantValue, _ union: UnionModel, _ reason: String) -> Outcome {
    guard direction == .response, !union.isClosed else { return .fails(reason) }
    guard case .member(let meant, _, _) = value else { return .loses("unknown: \(reason)") }
    return counterpart(meant, union) == nil ? Outcome() : .loses("unknown: \(reason)")
  }

  private func member(for value: JSONValue, of union: UnionModel) -> UnionModel.Member? {
    if let by = union.by { return union.members.first { $0.tag == value[by.text] } }
    guard value.objectValue != nil else {
      return union.members.first { read(.init(value), $0.type).level == .safe }
    }
    let fits = union.members.filter { member in
      guard let structure = structure(of: member.type) else {
        return read(.init(value), member.type).level == .safe
      }
      return structure.fields.allSatisfy { isMet($0, by: value) }
    }
    func rank(_ fit: (offset: Int, element: UnionModel.Member)) -> (Int, Int, Int) {
      (isListed(value, fit.element) ? 0 : 1, -known(value, fit.element), fit.offset)
    }
    let ranked = fits.enumerated().sorted { rank($0) < rank($1) }
    return ranked.map(\.element).first { read(.init(value), $0.type).level < .breaking }
  }

  private func isMet(_ field: FieldModel, by value: JSONValue) -> Bool {
    guard let part = value[field.wireName.text] else {
      return field.constant == nil && (field.type.isOptional || field.defaultValue != nil)
    }
    if let constant = field.constant { return part == constant }
    guard case .named(let name) = field.type.wrapped,
      case .enumeration(let enumeration)? = model.form(of: name), enumeration.isClosed
    else { return true }
    return enumeration.cases.contains { $0.value == part }
  }

  /// Whether the enums of the member list its values.
  private func isListed(_ value: JSONValue, _ member: UnionModel.Member) -> Bool {
    let fields = structure(of: member.type)?.fields ?? []
    return fields.allSatisfy { field in
      guard let part = value[field.wireName.text], case .named(let name) = field.type.wrapped,
        case .enumeration(let enumeration)? = model.form(of: name)
      else { return true }
      return enumeration.cases.contains { $0.value == part }
    }
  }

  private func known(_ value: JSONValue, _ member: UnionModel.Member) -> Int {
    guard let structure = structure(of: member.type) else { return 0 }
    return structure.fields.count { value[$0.wireName.text] != nil }
  }

  private func structure(of type: TypeReference) -> StructModel? {
    guard case .named(let name) = type.wrapped else { return nil }
    switch model.form(of: name) {
    case .structure(let structure)?: return structure
    case .alias(let target)?: return structure(of: target)
    default: return nil
    }
  }

  private func accepts(_ value: JSONValue, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .json: true
    case .bool: value.boolValue != nil
    case .string: value.isString
    case .double: value.numberValue != nil
    default:
      scalar.isInteger
        ? value.intValue != nil
        : value.stringValue.map { $0.contains(scalar == .url ? ":" : "T") } ?? false
    }
  }
}

extension MeantValue {
  /// A value without meanings.
  fileprivate init(_ json: JSONValue) {
    if let elements = json.arrayValue {
      self = .array(elements.map { MeantValue($0) })
    } else if let object = json.objectValue {
      self = .object(object.map { ($0.key, MeantValue($0.value)) })
    } else {
      self = .scalar(json)
    }
  }

  /// The object without the tag that its reader uses up.
  fileprivate func without(_ tag: String?) -> MeantValue {
    guard let tag else { return self }
    switch self {
    case .object(let members): return .object(members.filter { $0.key != tag })
    case .member(let member, let by, let value):
      return .member(member, by: by, value.without(tag))
    case .scalar, .array: return self
    }
  }
}
