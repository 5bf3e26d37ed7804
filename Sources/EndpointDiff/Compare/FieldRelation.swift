import EndpointJSON
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
    func difference(_ kind: Relation.Kind, _ reason: String, level: Level? = nil)
      -> Relation.Difference
    {
      Relation.Difference(kind, direction, reason, level: level)
    }
    switch (direction, self, new) {
    case (_, .required, .optional), (_, .required, .defaulted):
      return difference(.wider, "it may be missing")
    case (.request, .optional, .required): return difference(.narrower, "it is now required")
    case (.request, .optional, .defaulted):
      return difference(.neither, "it now has a default", level: .care)
    case (.response, .optional, .required), (.response, .defaulted, .required):
      return difference(.narrower, "it is always present")
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
  var outerForm: EndpointSpec.WireForm? { location.count == 1 ? wire : nil }

  /// Whether the field is used in this direction.
  func travels(_ direction: EndpointDiff.Direction) -> Bool {
    self.direction != (direction == .request ? .response : .request)
  }

  /// The difference that a new field makes.
  ///
  /// - Parameter presence: The presence of the field.
  func addition(_ presence: FieldPresence, _ direction: EndpointDiff.Direction)
    -> Relation.Difference
  {
    if direction == .response { return Relation.Difference(.narrower, direction, "it is new") }
    if constant != nil { return Relation.Difference(.narrower, direction, "it is now required") }
    switch presence {
    case .required: return Relation.Difference(.narrower, direction, "it is now required")
    case .defaulted:
      let reason = "it has a default, which shipped apps do not send"
      return Relation.Difference(.wider, direction, reason, level: .care)
    case .optional: return Relation.Difference(.wider, direction, "it is new")
    }
  }

  /// The difference that a removed field makes. Nil if the other side is not affected.
  ///
  /// - Parameter presence: The presence of the field.
  func removal(_ presence: FieldPresence, _ direction: EndpointDiff.Direction) -> Relation
    .Difference?
  {
    if direction == .request {
      return Relation.Difference(.wider, direction, "it was removed from the spec", level: .care)
    }
    if constant != nil { return nil }
    return presence == .required
      ? Relation.Difference(.wider, direction, "it is missing")
      : Relation.Difference(.narrower, direction, "it is missing", level: .care)
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
      return Relation.Difference(.neither, direction, "it expects \(constant), they send \(value)")
    case (let value?, nil):
      if direction == .response || self.new.accepts(value, as: new.type, new.wire) {
        return Relation.Difference(.wider, direction, "it accepts \(value)", level: .safe)
      }
      return Relation.Difference(.neither, direction, "it does not accept \(value)")
    case (nil, let constant?):
      if direction == .response {
        return self.old.accepts(constant, as: old.type, old.wire)
          ? Relation.Difference(.narrower, direction, "it is always \(constant)")
          : Relation.Difference(.neither, direction, "found \(constant)")
      }
      if self.old.values(of: old) == [constant] { return nil }
      return Relation.Difference(.narrower, direction, "it expects \(constant)")
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
