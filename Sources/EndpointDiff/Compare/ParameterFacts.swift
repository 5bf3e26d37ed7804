import EndpointJSON
import EndpointSpec

extension ParameterModel {
  /// The name in quotes, for findings.
  var name: String { quoted(field.wireName.text) }

  /// Whether it is an argument without a default.
  var isRequired: Bool {
    isArgument && !field.type.isOptional && !field.isNullable && field.defaultValue == nil
  }

  /// Whether nil is sent as null instead of omitted. Outside of JSON bodies, this requires a value that is always sent.
  var isNullable: Bool { field.isNullable && !field.type.isOptional }

  /// Whether every request contains it.
  var isAlwaysSent: Bool {
    !field.type.isOptional || field.defaultValue != nil || constant != nil
  }

  /// Whether the caller specifies its value, by an argument of its own or by those of its fields.
  var isArgument: Bool {
    switch binding {
    case .argument, .spread: true
    case .constant, .receiver, .receiverField: false
    }
  }

  var constant: JSONValue? {
    if case .constant(let value) = binding { value } else { nil }
  }

  /// Its field, including the constant.
  var valueField: FieldModel {
    var value = field
    value.constant = constant
    return value
  }

  /// The parameter in spec syntax: `int?`, or an object with its other keys.
  var specText: String {
    var facts: [(String, String)] = []
    if case .constant(let value) = binding { facts.append(("constant", "\(value)")) }
    if let value = field.defaultValue { facts.append(("default", "\(value)")) }
    if let value = serverDefault { facts.append(("serverDefault", "\(value)")) }
    if field.isNullable { facts.append(("nullable", "true")) }
    if allowsEmpty { facts.append(("allowEmpty", "true")) }
    if facts.isEmpty { return typeText }
    if constant == nil { facts.insert(("type", "\"\(typeText)\""), at: 0) }
    return "{ \(facts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }"
  }

  private var typeText: String {
    switch binding {
    case .receiver: "self"
    case .receiverField(let name): "self.\(name)"
    // A server default makes the type optional, which the spec does not write.
    case .argument, .constant, .spread:
      serverDefault == nil ? field.type.text : field.type.wrapped.text
    }
  }
}

extension Pair<ParameterModel> {
  /// The new name in quotes, for findings.
  var name: String { new.name }

  /// Whether both are arguments, or neither is.
  var isSteady: Bool { old.isArgument == new.isArgument }

  /// Whether both are arguments.
  var areArguments: Bool { old.isArgument && new.isArgument }

  /// The effect of a changed argument label on calls: safe if it is unchanged, care if a deprecated forwarder has the
  /// old label.
  var rename: Level {
    switch (old.binding, new.binding) {
    case (.argument, .argument):
      guard old.label != new.label else { return .safe }
      let former = new.field.was.flatMap { SwiftNaming.memberName(for: $0.text) }
      return former != nil && former == old.label ? .care : .breaking
    case (.constant, _), (_, .constant), (.spread, .spread): return .safe
    case (.argument, _), (.receiver, _), (.receiverField, _), (.spread, _):
      return old.isBoundToReceiver && new.isBoundToReceiver ? .safe : .breaking
    }
  }
}

extension Side {
  /// Whether every call must specify the parameter. For a spread parameter, whether it must specify any of its fields.
  func isRequired(_ parameter: ParameterModel) -> Bool {
    guard case .spread = parameter.binding,
      let structure = model.structure(parameter.field.type)
    else { return parameter.isRequired }
    return structure.fields.contains { field in
      field.constant == nil && field.direction != .response && !field.type.isOptional
        && !field.isNullable && field.defaultValue == nil
    }
  }
}

extension Match {
  /// The difference between the types of a parameter outside of a JSON body.
  func difference(_ pair: Pair<ParameterModel>) -> TypeDifference {
    difference(pair.old.field, pair.new.field, .request, in: .text)
  }

  /// The difference between the values of a parameter, including constants.
  func valueRelation(_ pair: Pair<ParameterModel>) -> Relation {
    difference(pair.old.valueField, pair.new.valueField, .request, in: .text).relation
  }
}
