import EndpointJSON
import EndpointSpec

extension ChangeKind {
  package static let paramTypeWidened = ChangeKind(
    "param-type-widened",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The server still accepts requests of shipped apps",
    callers: "The type of the argument changed: calls do not compile"
  )
  package static let paramTypeChanged = ChangeKind(
    "param-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "The server refuses or misreads requests of shipped apps",
    callers: "The type of the argument changed: calls do not compile",
    remedy: "add a parameter with another name, and let the server accept both"
  )
  package static let paramEncodingChanged = ChangeKind(
    "param-encoding-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old encoding, which the server misreads",
    callers: "The argument is unchanged",
    remedy: "let the server accept both encodings"
  )
  package static let paramDefaultChanged = ChangeKind(
    "param-default-changed",
    wire: .care,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps that omit it get the new value",
    callers: "Rebuilt calls without the argument send the new value",
    remedy: "keep the default, and let callers pass the new value",
    exception:
      "The server's default is only documentation: safe in Swift; a default for an "
      + "optional argument makes it non-optional: breaking"
  )
}

extension ChangeRule {
  /// The rules on values of parameters.
  static let parameterValues: [ChangeRule] =
    [
      .paramTypeChanges,
      .paramEncodingChanged,
      .paramDefaultChanged,
    ]
}

extension ChangeRule {
  /// The type of a parameter changed. If only the encoding changed, the kind is `paramEncodingChanged`.
  static let paramTypeChanges = ChangeRule([.paramTypeChanged, .paramTypeWidened]) { match in
    match.parameterGroups.flatMap { group in
      group.changedParameters.filter(\.areArguments).compactMap { pair in
        guard let reading = ParameterReading(pair, of: group.endpoint, match),
          !reading.types.isSame, !reading.types.relation.isFormat
        else { return nil }
        return group.typeChange(pair, reading.relation, in: match)
      }
    }
  }
}

extension ParameterGroup {
  fileprivate func typeChange(
    _ pair: Pair<ParameterModel>,
    _ relation: Relation,
    in match: Match
  ) -> Change {
    let kind = relation.level == .safe ? ChangeKind.paramTypeWidened : .paramTypeChanged
    let old = pair.old.field.type.text
    let new = pair.new.field.type.text
    let name = pair.new.field.wireName.text
    var change = change(kind, pair, "\(quoted(name)) changed from \(old) to \(new)", in: match)
    (change.old, change.new) = (old, new)
    change.say(relation, of: name, .request)
    return change.with(wire: relation.level, swift: .breaking)
  }
}

extension ChangeRule {
  /// The encoding of a parameter changed: its style, its form, the encoding of a part, or a date format.
  static let paramEncodingChanged = ChangeRule(
    .paramEncodingChanged,
    arguments: { pair, group, match in
      guard pair.old.location == pair.new.location,
        let reading = ParameterReading(pair, of: group.endpoint, match),
        reading.types.isSame || reading.types.relation.isFormat,
        reading.old.text != reading.new.text
      else { return nil }
      let (old, new) = (reading.old.text, reading.new.text)
      let name = pair.new.field.wireName.text
      var change = group.change(
        .paramEncodingChanged,
        pair,
        "\(quoted(name)) is now encoded as \(new), no longer as \(old)",
        in: match
      )
      (change.old, change.new) = (old, new)
      change.say(reading.relation, of: name, .request)
      guard reading.relation.level > .safe else {
        return change.with(wire: .safe).saying("The server accepts both encodings").advising(nil)
      }
      return change.with(wire: reading.relation.level)
    }
  )
}

extension ChangeRule {
  /// The value for calls without the argument changed: a default of clients, a default of the server, or a constant.
  ///
  /// Shipped apps still send their default. The server's default is only documented, so the function is unchanged. An
  /// optional argument that now has a default is no longer optional, so calls that pass an optional do not compile.
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
        "\(name) is \(pair.new.silence) by default, no longer \(pair.old.silence)",
        in: match
      )
      return change.with(wire: pair.silenceLevel, swift: pair.defaultLevel)
        .saying(pair.silenceConsequence).advising(pair.silenceRemedy)
    }
  )
}

extension Pair<ParameterModel> {
  /// The level for shipped apps, which still send or omit the value.
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
      return "Shipped apps omit it; rebuilt clients send \(value)"
    }
    return "Shipped apps that omit it get "
      + (new.serverDefault.map { "\($0)" } ?? "a value that the server chooses")
      + (old.serverDefault.map { ", no longer \($0)" } ?? "")
  }

  fileprivate var silenceRemedy: String? {
    if old.constant != nil { return "let the server accept the old constant, too" }
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

  /// The value that is sent if a call does not pass one.
  fileprivate var silence: String {
    if let constant { return "\(constant)" }
    if let value = field.defaultValue { return "\(value)" }
    return serverDefault.map { "\($0) by the server" } ?? "omitted"
  }
}
