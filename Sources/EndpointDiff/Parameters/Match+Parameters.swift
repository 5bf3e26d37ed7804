import EndpointSpec

extension Match {
  /// Whether every call has to say the parameter; of one that is spread, any of its fields.
  func isRequired(_ parameter: ParameterModel, in side: Side) -> Bool {
    guard case .spread = parameter.binding else { return parameter.isRequired }
    guard case .named(let name) = side.resolved(parameter.field.type).wrapped,
      case .structure(let structure)? = side.model.type(named: name)?.form
    else { return parameter.isRequired }
    return structure.fields.contains { field in
      field.constant == nil && field.direction != .response && !field.type.isOptional
        && !field.isNullable && field.defaultValue == nil
    }
  }

  /// The difference between the types of a parameter.
  func difference(_ pair: Pair<ParameterModel>) -> TypeDifference {
    difference(pair.old.field.type, pair.new.field.type, .request)
  }

  /// The difference between the values of a parameter, constants included.
  func valueRelation(_ pair: Pair<ParameterModel>) -> Relation {
    difference(pair.old.valueField, pair.new.valueField, .request).relation
  }
}
