import EndpointJSON

/// The condition for one key of a struct when a client selects the member of a union.
package struct MemberKey: Equatable, Sendable {
  package let name: String
  /// True if every object of the struct has the key. Its value may be null.
  package var isAlways = false
  /// The allowed values of a constant or an enum. Empty if there is no list.
  package var values: [JSONValue] = []
  /// True if no other values are allowed. An open enum allows others.
  package var isOnly = false
  package var isConstant = false
  /// True if decoding the struct requires less: for a constant, and for a required nullable field.
  package var isStricterThanReading = false
}

extension APIModel {
  /// The keys of a struct for the selection of a union's member.
  package func memberKeys(of type: TypeModel) -> [MemberKey] {
    memberKeys(of: type, depth: 0)
  }

  private func memberKeys(of type: TypeModel, depth: Int) -> [MemberKey] {
    var keys: [MemberKey] = []
    for field in type.fields {
      for key in self.keys(of: field, isSent: type.isSent, depth: depth) {
        guard let index = keys.firstIndex(where: { $0.name == key.name }) else {
          keys.append(key)
          continue
        }
        keys[index].isAlways = keys[index].isAlways || key.isAlways
      }
    }
    return keys
  }

  private func keys(of field: FieldModel, isSent: Bool, depth: Int) -> [MemberKey] {
    guard let name = field.key else { return flattenedKeys(of: field, depth: depth) }
    var key = MemberKey(name: name)
    let isMissing = field.direction == .request || field.direction == .response && isSent
    key.isConstant = field.constant != nil
    key.isAlways =
      field.constant != nil
      || field.defaultValue == nil && !isOptional(field.type) && !isMissing
    key.isStricterThanReading = field.constant != nil || key.isAlways && field.isNullable
    guard field.at == nil else { return [key] }
    if let constant = field.constant {
      (key.values, key.isOnly) = ([constant], true)
    } else if let enumeration = enumeration(field.type) {
      (key.values, key.isOnly) = (enumeration.cases.map(\.value), enumeration.isClosed)
    }
    return [key]
  }

  /// The keys of a field that is decoded from the object itself.
  private func flattenedKeys(of field: FieldModel, depth: Int) -> [MemberKey] {
    guard depth < 8, field.isWhole,
      case .named(let name) = plain(field.type),
      let type = type(named: name)
    else { return [] }
    let keys = memberKeys(of: type, depth: depth + 1)
    return isOptional(field.type) ? keys.map { MemberKey(name: $0.name) } : keys
  }
}

/// How a client selects the members of all unions of an API.
package struct MemberChoices: Sendable {
  private let choices: [SwiftName: MemberChoice]
  /// The structs that unions without tags select by their keys.
  package let structures: Set<SwiftName>

  /// The choices of an API without unions.
  init() { (choices, structures) = ([:], []) }

  init(_ model: APIModel) {
    var choices: [SwiftName: MemberChoice] = [:]
    var structures: Set<SwiftName> = []
    for type in model.types {
      guard case .union(let union) = type.form, choices[type.name] == nil else { continue }
      let choice = MemberChoice(union, in: model)
      choices[type.name] = choice
      guard union.by == nil, choice.needsKeys else { continue }
      for form in choice.forms {
        if case .structure(let name) = form.content { structures.insert(name) }
      }
    }
    self.choices = choices
    self.structures = structures
  }

  /// - Parameter name: The name of a union in the API.
  package subscript(name: SwiftName) -> MemberChoice {
    choices[name] ?? MemberChoice(forms: [], order: [])
  }
}

extension APIModel {
  /// The order in which the members of a union are tried: the order of the spec, but more specific members before
  /// general ones of the same kind. Constants come first.
  ///
  /// Integers come before other numbers, and formatted strings before other strings, also in arrays and dictionaries.
  /// Open unions with tags come last, since they accept any value.
  func attemptOrder(of union: UnionModel) -> [Int] {
    let kinds = union.members.map { attemptKind($0.type) }
    let acceptsAll = union.members.map { isOpenWithTags($0.type) }
    let ranks = kinds.indices.map { index in
      constant(union.members[index].type) != nil ? 0 : acceptsAll[index] ? 2 : 1
    }
    var order = (0...2).flatMap { rank in ranks.indices.filter { ranks[$0] == rank } }
    for exact in kinds.unique(by: \.self) {
      guard let others = exact.general,
        let place = order.firstIndex(where: { kinds[$0] == exact || kinds[$0] == others })
      else { continue }
      let moved = order.filter { kinds[$0] == exact }
      order.removeAll { kinds[$0] == exact }
      order.insert(contentsOf: moved, at: min(place, order.count))
    }
    return order
  }

  /// True for a double in a union that also has an integer. It takes no whole number that would lose digits.
  package func keepsWholeNumbers(_ type: TypeReference, in union: UnionModel) -> Bool {
    plain(type) == .scalar(.double)
      && union.members.contains { attemptKind($0.type) == AttemptKind(content: .integer) }
  }

  private func isOpenWithTags(_ type: TypeReference) -> Bool {
    guard case .named(let name) = plain(type), case .union(let union) = form(of: name) else {
      return false
    }
    return union.by != nil && !union.isClosed
  }

  private func attemptKind(_ type: TypeReference) -> AttemptKind {
    switch plain(type) {
    case .array(let element): return attemptKind(element).inside("array")
    case .dictionary(let value): return attemptKind(value).inside("dictionary")
    case .scalar, .named, .optional: break
    }
    if let enumeration = enumeration(type), enumeration.rawType == .string {
      // A constant is tried first in any case.
      if enumeration.isConstant { return AttemptKind(content: .other) }
      return AttemptKind(content: enumeration.isClosed ? .exactText : .text)
    }
    return switch scalar(type)?.facts.values {
    case .formattedTexts: AttemptKind(content: .exactText)
    case .integers: AttemptKind(content: .integer)
    case .numbers: AttemptKind(content: .number)
    case .texts: AttemptKind(content: .text)
    case .bools, .other, nil: AttemptKind(content: .other)
    }
  }
}

/// The scalars of a member, and the arrays and dictionaries around them.
private struct AttemptKind: Hashable {
  enum Content { case exactText, text, integer, number, other }

  let content: Content
  var layers: [String] = []

  func inside(_ layer: String) -> AttemptKind {
    AttemptKind(content: content, layers: [layer] + layers)
  }

  /// The kind that accepts the values of this one, too, and that is tried later.
  var general: AttemptKind? {
    switch content {
    case .integer: AttemptKind(content: .number, layers: layers)
    case .exactText: AttemptKind(content: .text, layers: layers)
    case .text, .number, .other: nil
    }
  }
}
