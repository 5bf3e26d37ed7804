import EndpointSpec

extension Match {
  /// Whether every call has to say the parameter; of one that is spread, any of its fields.
  func isRequired(_ parameter: ParameterModel, in side: Side) -> Bool {
    guard case .spread = parameter.binding else { return parameter.isRequired }
    guard case .named(let name) = resolved(parameter.field.type, in: side).wrapped,
      case .structure(let structure)? = side.model.type(named: name)?.form
    else { return parameter.isRequired }
    return structure.fields.contains { field in
      field.constant == nil && field.direction != .response && !field.type.isOptional
        && !field.isNullable && field.defaultValue == nil
    }
  }

  /// How the values of a parameter stand to those of before.
  func relation(_ pair: Pair<ParameterModel>) -> TypeRelation {
    difference(pair.old.field.type, pair.new.field.type).relation
  }
}
