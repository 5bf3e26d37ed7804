import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// Another value where a call gives none: a default, which clients send, the server's default, or a constant.
  ///
  /// Shipped apps still send their default. The server's default is only documented: Swift has the same function. A value that could be nil
  /// and has a default now is no longer an optional: calls that pass one do not compile.
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
        "\(name) is \(pair.new.silence) where a call gives none, no longer \(pair.old.silence)",
        in: match
      )
      return change.with(wire: pair.silenceLevel, swift: pair.defaultLevel)
        .saying(pair.silenceConsequence).advising(pair.silenceRemedy)
    }
  )
}

extension Pair<ParameterModel> {
  /// The effect on shipped apps, which send or leave out as before.
  fileprivate var silenceLevel: Level {
    if old.constant != nil, old.constant != new.constant { return .breaking }
    return old.field.defaultValue == nil ? .care : .safe
  }

  fileprivate var silenceConsequence: String {
    if let was = old.constant, let constant = new.constant {
      return "The server expects \(constant); shipped apps send \(was)"
    }
    if let value = old.field.defaultValue { return "Shipped apps still send \(value)" }
    if let value = new.field.defaultValue {
      return "Shipped apps leave it out; clients that are built anew send \(value)"
    }
    return "Shipped apps that leave it out get "
      + (new.serverDefault.map { "\($0)" } ?? "a value of the server's choice")
      + (old.serverDefault.map { ", no longer \($0)" } ?? "")
  }

  fileprivate var silenceRemedy: String? {
    if old.constant != nil { return "let the server take the old constant too" }
    if old.field.defaultValue != nil { return nil }
    return new.field.defaultValue == nil
      ? "keep the server's default, and let callers pass the new value"
      : "write `\"serverDefault\"` instead of `\"default\"`, if the server needs no value"
  }

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
