import EndpointJSON
import EndpointSpec

/// Generates values that a type accepts, as the counterpart of `Fit`.
///
/// The first value of a type has all its parts. Each other one differs in one part: another enum value, an absent
/// field, another union member, another number of elements, the end of a range. The result is deterministic.
package struct Samples: Sendable {
  package let model: APIModel
  package let direction: Direction
  package let limits: SampleLimits
  package let seed: UInt64

  package init(_ model: APIModel, _ direction: Direction) {
    self.init(model, direction, limits: SampleLimits())
  }

  init(_ model: APIModel, _ direction: Direction, limits: SampleLimits, seed: UInt64 = 1) {
    self.model = model
    self.direction = direction
    self.limits = limits
    self.seed = seed
  }

  /// The values of a type. Empty if the type has none within the limits.
  package func values(
    of type: TypeReference,
    wire: WireForm? = nil,
    within range: ValueLimits? = nil
  ) -> [JSONValue] {
    values(type, Use(wire: wire, range: range), [])
  }

  struct Use {
    var wire: WireForm?
    var range: ValueLimits?
  }

  func values(_ type: TypeReference, _ use: Use, _ open: [SwiftName]) -> [JSONValue] {
    let found: [JSONValue] =
      switch type {
      case .optional(let wrapped): values(wrapped, use, open) + [.null]
      case .scalar(let scalar): ScalarSamples(scalar, use.wire, use.range).values
      case .array(let element): arrays(of: element, use, open)
      case .dictionary(let value):
        dictionaries(of: values(value, Use(wire: use.wire), open))
      case .named(let name): named(name, use, open)
      }
    return found.unique(by: \.self).sampled(to: limits.count, seed: seed)
  }

  private func named(_ name: SwiftName, _ use: Use, _ open: [SwiftName]) -> [JSONValue] {
    guard let form = model.form(of: name) else { return [] }
    let inner = open + [name]
    switch form {
    case .alias(let target): return values(target, use, open)
    case .identifier(let scalar): return values(.scalar(scalar), use, open)
    case .external(let external): return values(.scalar(external.wire), use, open)
    case .enumeration(let enumeration): return values(of: enumeration)
    case .union(let union): return isTooDeep(name, open) ? [] : values(of: union, inner)
    case .structure(let structure):
      return isTooDeep(name, open)
        ? [smallest(structure, inner)].compactMap(\.self)
        : objects(of: structure, inner)
    }
  }

  /// True for a recursive type, or if the nesting exceeds the limit.
  func isTooDeep(_ name: SwiftName, _ open: [SwiftName]) -> Bool {
    open.contains(name) || open.count >= limits.depth
  }

  private func values(of enumeration: EnumModel) -> [JSONValue] {
    let listed = enumeration.cases.map(\.value)
    if enumeration.isClosed || !limits.hasUnlistedValues { return listed }
    return listed + [enumeration.rawType == .string ? "unlisted value" : 987_654]
  }

  private func values(of union: UnionModel, _ open: [SwiftName]) -> [JSONValue] {
    var found: [JSONValue] = []
    for member in union.members {
      let values = values(member.type, Use(), open)
      found += union.samples(of: member, values)
    }
    if !union.isClosed, limits.hasUnlistedValues { found.append(union.unlistedValue) }
    return found
  }

  private func arrays(of element: TypeReference, _ use: Use, _ open: [SwiftName]) -> [JSONValue] {
    let elements = values(element, Use(wire: use.wire), open)
    let counts = CountRange(use.range?.items)
    guard let first = elements.first else { return counts.contains(0) ? [.array([])] : [] }
    let usual = counts.nearest(to: 1)
    let others = elements.dropFirst().map { Array(repeating: $0, count: max(usual, 1)) }
    let lengths = ([usual, 0, 2] + counts.ends).filter(counts.contains)
    let repeated = lengths.map { Array(repeating: first, count: $0) }
    let mixed = counts.contains(elements.count) && elements.count <= 8 ? [elements] : []
    return (repeated + mixed + (counts.contains(max(usual, 1)) ? others : [])).map(JSONValue.array)
  }

  private func dictionaries(of values: [JSONValue]) -> [JSONValue] {
    guard let first = values.first else { return [.object([:])] }
    let others = values.dropFirst().map { JSONValue.object(["key": $0]) }
    let named = limits.dictionaryKeys.map { JSONValue.object(JSONObject([($0, first)])) }
    return [.object(["key": first]), .object([:]), .object(["first key": first, "ä": first])]
      + named + others
  }
}

extension UnionModel {
  /// Values of the union from values of a member's type.
  fileprivate func samples(of member: Member, _ values: [JSONValue]) -> [JSONValue] {
    guard let by, let tag = member.tag else { return values }
    guard isOfEvents else { return values.compactMap { $0.leading(by.text, tag) } }
    if member.type == .scalar(.void) { return [.object(JSONObject([(by.text, tag)]))] }
    return values.map { .object(JSONObject([(by.text, tag), (Self.dataKey.text, $0)])) }
  }

  /// A value that matches no member.
  fileprivate var unlistedValue: JSONValue {
    guard let by else { return .object(["unlisted": ["value"]]) }
    let isInteger = members.contains { $0.tag?.intValue != nil }
    let tag: JSONValue = isInteger ? 987_654 : "unlisted value"
    let data = isOfEvents ? [(Self.dataKey.text, JSONValue.object([:]))] : []
    return .object(JSONObject([(by.text, tag)] + data))
  }
}

extension JSONValue {
  /// The object with an additional first member. Nil if this is not an object.
  func leading(_ key: String, _ value: JSONValue) -> JSONValue? {
    guard let members = objectValue else { return nil }
    let others = members.filter { $0.key != key }.map { ($0.key, $0.value) }
    return .object(JSONObject([(key, value)] + others))
  }

  /// Removes keys from the objects. They are in nested arrays of this depth.
  fileprivate func removing(_ keys: Set<String>, inArrays depth: Int) -> JSONValue {
    if depth > 0, let elements = arrayValue {
      return .array(elements.map { $0.removing(keys, inArrays: depth - 1) })
    }
    guard var object = objectValue else { return self }
    for key in keys { object[key] = nil }
    return .object(object)
  }
}

/// Sample responses for a member of a union: values of its type, and objects that omit the optional keys which other
/// members lack.
package struct MemberSamples {
  private let union: UnionModel
  private let forms: [MemberChoice.Form]
  private let samples: Samples

  package init(_ union: UnionModel, in model: APIModel) {
    self.union = union
    forms = UnionReader(union, in: model).forms
    samples = Samples(model, .response, limits: SampleLimits(count: 40, depth: 3))
  }

  /// - Parameters:
  ///   - others: The keys of each form that a reader may confuse with the member.
  ///   - own: The keys that identify the member for the reader.
  package func values(
    ofMember index: Int,
    others: [Set<String>],
    own: Set<String>
  ) -> [JSONValue] {
    let member = union.members[index]
    let values = samples.values(of: member.type)
    let thin = values.first.map { thinned($0, ofMember: index, others: others, own: own) }
    let all = (values + (thin ?? [])).unique(by: \.self)
    return union.samples(of: member, all)
  }

  private func thinned(
    _ value: JSONValue,
    ofMember index: Int,
    others: [Set<String>],
    own: Set<String>
  ) -> [JSONValue] {
    forms.filter { $0.member == index }.flatMap { form -> [JSONValue] in
      guard case .structure(let name) = form.content,
        case .structure(let structure)? = samples.model.form(of: name)
      else { return [] }
      let optional = samples.optionalKeys(of: structure)
      let dropped = others.flatMap { keys in
        let unknown = optional.subtracting(keys)
        return [unknown, unknown.union(optional.intersection(own))]
      }
      return dropped.map { value.removing($0, inArrays: form.depth) }
    }
  }
}
