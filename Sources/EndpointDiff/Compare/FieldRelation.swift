import EndpointJSON
import EndpointSpec

/// Whether a field always has a value.
enum FieldPresence {
  /// It is always there.
  case required
  /// It may be missing or null.
  case optional
  /// The spec's default replaces a missing value.
  case defaulted

  /// The difference that another presence of the field makes; nil if the other side notices nothing.
  func difference(to new: FieldPresence, _ direction: Direction) -> Relation.Difference? {
    func difference(_ kind: Relation.Kind, _ reason: String, level: Level? = nil)
      -> Relation.Difference
    {
      Relation.Difference(kind, direction, reason, level: level)
    }
    switch (direction, self, new) {
    case (_, .required, .optional), (_, .required, .defaulted):
      return difference(.wider, "it may be missing")
    case (.request, .optional, .required): return difference(.narrower, "it is required now")
    case (.request, .optional, .defaulted):
      return difference(.neither, "it has a default now", level: .care)
    case (.response, .optional, .required), (.response, .defaulted, .required):
      return difference(.narrower, "it is always there")
    default: return nil
    }
  }
}

extension TypeModel.Form {
  /// The type of other keys, where a field of another version is one of these.
  func otherKeys(at field: FieldModel) -> TypeReference? {
    guard case .structure(let structure) = self, let additional = structure.additional,
      let key = field.key, !structure.fields.contains(where: { $0.key == key })
    else { return nil }
    return additional
  }
}

extension FieldModel {
  /// The type of the value under the field's key: an object where the field lies deeper.
  var outerType: TypeReference {
    location.count == 1 ? type.wrapped : .dictionary(.scalar(.json))
  }

  /// The form of `outerType` on the wire.
  var outerForm: EndpointSpec.WireForm? { location.count == 1 ? wire : nil }

  /// Whether values of the field travel this way.
  func travels(_ direction: EndpointDiff.Direction) -> Bool {
    self.direction != (direction == .request ? .response : .request)
  }

  /// The difference that the field makes where it is new.
  ///
  /// - Parameter presence: That of the field.
  func addition(_ presence: FieldPresence, _ direction: EndpointDiff.Direction)
    -> Relation.Difference
  {
    if direction == .response { return Relation.Difference(.narrower, direction, "it is new") }
    if constant != nil { return Relation.Difference(.narrower, direction, "it is required now") }
    switch presence {
    case .required: return Relation.Difference(.narrower, direction, "it is required now")
    case .defaulted:
      let reason = "it has a default, which shipped apps do not send"
      return Relation.Difference(.wider, direction, reason, level: .care)
    case .optional: return Relation.Difference(.wider, direction, "it is new")
    }
  }

  /// The difference that the field makes where it is gone; nil if the other side notices nothing.
  ///
  /// - Parameter presence: That of the field.
  func removal(_ presence: FieldPresence, _ direction: EndpointDiff.Direction) -> Relation
    .Difference?
  {
    if direction == .request {
      return Relation.Difference(.wider, direction, "it is no longer in the spec", level: .care)
    }
    if constant != nil { return nil }
    return presence == .required
      ? Relation.Difference(.wider, direction, "it is missing")
      : Relation.Difference(.narrower, direction, "it is missing", level: .care)
  }
}

extension Match {
  /// The difference between two fields of which one at least is always the same value; nil if that travels as before.
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
        return Relation.Difference(.wider, direction, "it takes \(value)", level: .safe)
      }
      return Relation.Difference(.neither, direction, "it does not take \(value)")
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

  /// The only values of a field that is always sent; nil if there are others.
  fileprivate func values(of field: FieldModel) -> [JSONValue]? {
    guard field.defaultValue == nil, !isOptional(field.type),
      case .enumeration(let enumeration)? = shape(of: field.type), enumeration.isClosed
    else { return nil }
    return enumeration.cases.map(\.value)
  }
}
