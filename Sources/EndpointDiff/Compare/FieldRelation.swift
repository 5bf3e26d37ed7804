import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Whether a field always has a value.
enum FieldPresence {
  /// The value is always present.
  case required
  /// The value may be missing or null.
  case optional
  /// The spec's default replaces a missing value.
  case defaulted

  /// The difference that a changed presence makes. Nil if the other side is not affected.
  func difference(to new: FieldPresence, _ direction: Direction) -> Relation.Difference? {
    switch (direction, self, new) {
    case (_, .required, .optional), (_, .required, .defaulted):
      return direction.difference(.wider, "it may be missing")
    case (.request, .optional, .required):
      return direction.difference(.narrower, "it is now required")
    case (.request, .optional, .defaulted):
      return direction.difference(.neither, "it now has a default", level: .care)
    case (.response, .optional, .required), (.response, .defaulted, .required):
      return direction.difference(.narrower, "it is always present")
    default: return nil
    }
  }
}

extension TypeModel.Form {
  /// The type of additional keys that a field of another version matches.
  func otherKeys(at field: FieldModel) -> TypeReference? {
    guard case .structure(let structure) = self, let additional = structure.additional,
      let key = field.key, !structure.fields.contains(where: { $0.key == key })
    else { return nil }
    return additional
  }
}

extension FieldModel {
  /// The type of the value under the field's key: an object if the field is nested.
  var outerType: TypeReference {
    location.count == 1 ? type.wrapped : .dictionary(.scalar(.json))
  }

  /// The wire format of `outerType`.
  var outerForm: WireForm? { location.count == 1 ? wire : nil }

  /// The difference that a new field makes.
  ///
  /// - Parameter presence: The presence of the field.
  func addition(_ presence: FieldPresence, _ direction: Direction)
    -> Relation.Difference
  {
    if direction == .response { return direction.difference(.narrower, "it is new") }
    if constant != nil { return direction.difference(.narrower, "it is now required") }
    switch presence {
    case .required: return direction.difference(.narrower, "it is now required")
    case .defaulted:
      let reason = "it has a default, which shipped apps do not send"
      return direction.difference(.wider, reason, level: .care)
    case .optional: return direction.difference(.wider, "it is new")
    }
  }

  /// The difference that a removed field makes. Nil if the other side is not affected.
  ///
  /// - Parameter presence: The presence of the field.
  func removal(_ presence: FieldPresence, _ direction: Direction) -> Relation
    .Difference?
  {
    if direction == .request {
      return direction.difference(.wider, "it was removed from the spec", level: .care)
    }
    if constant != nil { return nil }
    return presence == .required
      ? direction.difference(.wider, "it is missing")
      : direction.difference(.narrower, "it is missing", level: .care)
  }
}

extension Match {
  /// The difference between two fields of which at least one is constant. Nil if the same value is sent.
  func constantDifference(
    _ old: FieldModel,
    _ new: FieldModel,
    _ direction: Direction
  ) -> Relation.Difference? {
    switch (old.constant, new.constant) {
    case (nil, nil): return nil
    case (let value?, let constant?):
      // Clients do not read constants.
      guard direction == .request, value != constant else { return nil }
      return direction.difference(.neither, "it expects \(constant), they send \(value)")
    case (let value?, nil):
      if direction == .response || self.new.accepts(value, as: new.type, new.wire) {
        return direction.difference(.wider, "it accepts \(value)", level: .safe)
      }
      return direction.difference(.neither, "it does not accept \(value)")
    case (nil, let constant?):
      if direction == .response {
        return self.old.accepts(constant, as: old.type, old.wire, isClient: true)
          ? direction.difference(.narrower, "it is always \(constant)")
          : direction.difference(.neither, "found \(constant)")
      }
      if self.old.values(of: old) == [constant] { return nil }
      return direction.difference(.narrower, "it expects \(constant)")
    }
  }
}

extension Match {
  /// Whether the limits of the writer's integers allow only values that the reader accepts.
  func fitsByLimits(_ old: FieldModel, _ new: FieldModel, _ direction: Direction) -> Bool {
    guard old.wire == new.wire, old.type.isOptional == new.type.isOptional
    else { return false }
    let writer = direction == .request ? old : new
    let (own, other) =
      direction == .request ? (self.old, self.new) : (self.new, self.old)
    let reader = direction == .request ? new : old
    guard case .scalar(let scalar)? = own.shape(of: writer.type),
      scalar.isInteger, let least = writer.limits?.minimum.flatMap(Int64.init),
      let most = writer.limits?.maximum.flatMap(Int64.init), least <= most
    else { return false }
    switch other.shape(of: reader.type) {
    case .scalar(let read)? where read != scalar:
      guard case .integers(let below, let above) = read.facts.values else { return false }
      let lowest = below == 0 ? 0 : -(Int64(1) << min(below, 62))
      return lowest <= least && (above > 62 || most < Int64(1) << above)
    case .enumeration(let enumeration)?
    where enumeration.rawType.isInteger && Double(most) - Double(least) < 1_000:
      let values = Set(enumeration.cases.map(\.value))
      return (least...most).allSatisfy { values.contains(.number(JSONNumber($0))) }
    default: return false
    }
  }
}

extension Side {
  func presence(of field: FieldModel, _ direction: Direction) -> FieldPresence {
    if field.defaultValue != nil { return .defaulted }
    let isNull = direction == .response && field.isNullable
    return isNull || isOptional(field.type) ? .optional : .required
  }

  /// The possible values of a field that is always sent. Nil if they are not limited.
  fileprivate func values(of field: FieldModel) -> [JSONValue]? {
    guard field.defaultValue == nil, !isOptional(field.type),
      case .enumeration(let enumeration)? = shape(of: field.type), enumeration.isClosed
    else { return nil }
    return enumeration.cases.map(\.value)
  }
}

/// The wire shape of a type, with names, aliases and optionals resolved.
enum WireShape {
  case scalar(Scalar)
  case array(TypeReference)
  case dictionary(TypeReference)
  case structure(StructModel)
  case enumeration(EnumModel)
  case union(UnionModel)

  /// The shape for messages: `a struct`, `string`.
  var text: String {
    switch self {
    case .scalar(let scalar): scalar.text
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .structure: "a struct"
    case .enumeration: "an enum"
    case .union: "a union"
    }
  }

  /// Why a value of the other shape is rejected.
  func mismatch(with new: WireShape, _ direction: Direction) -> String {
    direction == .response ? "found \(new.text), expected \(text)" : "it expects \(new.text)"
  }

  /// Whether it is a union that accepts any value.
  var isOpenUnion: Bool {
    if case .union(let union) = self { union.acceptsAnything } else { false }
  }

  /// Whether it is any JSON value.
  var isAnything: Bool {
    if case .scalar(.json) = self { true } else { false }
  }
}

extension Side {
  /// The shape of a type, ignoring its optional. Nil if the spec has no such type.
  func shape(of type: TypeReference) -> WireShape? {
    switch type {
    case .scalar(let scalar): .scalar(scalar)
    case .array(let element): .array(element)
    case .dictionary(let value): .dictionary(value)
    case .optional(let wrapped): shape(of: wrapped)
    case .named(let name): model.type(named: name).flatMap { shape(of: $0.form) }
    }
  }

  func shape(of form: TypeModel.Form) -> WireShape? {
    switch form {
    case .structure(let structure): .structure(structure)
    case .enumeration(let enumeration): .enumeration(enumeration)
    case .union(let union): .union(union)
    case .identifier(let scalar): .scalar(scalar)
    case .external(let external): .scalar(external.wire)
    case .alias(let target): shape(of: target)
    }
  }

  /// The type with its outer aliases resolved and nested optionals merged.
  func resolved(_ type: TypeReference) -> TypeReference {
    switch type {
    case .named(let name):
      guard case .alias(let target)? = model.type(named: name)?.form else { return type }
      return resolved(target)
    case .optional(let wrapped):
      let inner = resolved(wrapped)
      return inner.isOptional ? inner : .optional(inner)
    case .scalar, .array, .dictionary: return type
    }
  }

  /// Whether the type accepts a JSON value. A server accepts only the listed values of an open enum.
  func accepts(
    _ value: JSONValue,
    as type: TypeReference,
    _ wire: WireForm?,
    isClient: Bool = false
  ) -> Bool {
    if value == .null, isOptional(type) { return true }
    switch shape(of: type) {
    case .scalar(let scalar)?:
      return ScalarFit(scalar: scalar, wire: wire).accepts(JSONNode(value).kind)
    case .enumeration(let enumeration)?:
      if isClient, !enumeration.isClosed {
        return accepts(value, as: .scalar(enumeration.rawType), wire)
      }
      return enumeration.cases.contains { $0.value == value }
    case .union(let union)?:
      return union.members.contains { accepts(value, as: $0.type, nil, isClient: isClient) }
    case .array(let element)?:
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { accepts($0, as: element, wire, isClient: isClient) }
    case .dictionary, .structure: return value.objectValue != nil
    case nil: return false
    }
  }
}
