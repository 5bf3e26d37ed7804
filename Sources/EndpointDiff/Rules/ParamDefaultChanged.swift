import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// Another value where a call says none: a default, the server's default, a constant.
  ///
  /// The server's default is only documented: Swift has the same function. What could be nil and has a default now is no longer an
  /// optional: calls that give one do not compile.
  static let paramDefaultChanged = ChangeRule(
    .paramDefaultChanged,
    parameters: { pair, group, match in
      guard pair.isSteady, pair.old.silence != pair.new.silence,
        match.isRequired(pair.old, in: match.old) == match.isRequired(pair.new, in: match.new)
      else { return nil }
      let name = quoted(pair.new.field.wireName.text)
      let change = group.change(
        .paramDefaultChanged,
        pair,
        "\(name) is \(pair.new.silence) where a call says nothing, no longer \(pair.old.silence)",
        in: match
      )
      return change.with(swift: pair.defaultLevel)
    }
  )
}

extension Pair<ParameterModel> {
  fileprivate var defaultLevel: Level {
    let isOnlyTold =
      old.field.defaultValue == new.field.defaultValue && old.constant == new.constant
    if isOnlyTold { return .safe }
    return old.mayBeNil && !new.mayBeNil ? .breaking : .care
  }
}

extension ParameterModel {
  fileprivate var mayBeNil: Bool {
    field.defaultValue == nil && (field.type.isOptional || field.isNullable)
  }

  /// What a request says where its call says nothing.
  fileprivate var silence: String {
    if let constant { return "\(constant)" }
    if let value = field.defaultValue { return "\(value)" }
    return serverDefault.map { "\($0) by the server" } ?? "left out"
  }
}
