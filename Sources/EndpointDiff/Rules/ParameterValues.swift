import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// The rules on values of parameters.
  static let parameterValues: [ChangeRule] = [
    // The type of a parameter changed. If only the encoding changed, the kind is `param-encoding-changed`.
    ChangeRule(kinds: [.paramTypeChanged, .paramTypeWidened]) { match, _ in
      match.parameterGroups.flatMap { group in
        group.changedParameters.filter(\.areArguments).compactMap { group.typeChange($0) }
      }
    },
    ChangeKind[.paramEncodingChanged].parameters(inBody: true) { kind, pair, group in
      guard pair.old.location == pair.new.location,
        let reading = ParameterReading(pair, in: group),
        reading.types.isSame || reading.types.relation.isFormat,
        reading.old.text != reading.new.text
      else { return nil }
      let (old, new) = (reading.old.text, reading.new.text)
      let summary = "\(pair.name) is now encoded as \(new), no longer as \(old)"
      let change = group.change(kind, pair, summary).showing(old, new)
        .with(wire: reading.relation.level)
      guard reading.relation.level > .safe else {
        return change.saying("The server accepts both encodings").advising(nil)
      }
      return change.saying(reading.relation, of: pair.new.field.wireName.text, .request)
    },
    // Shipped apps still send their default. The server's default is only documented, so the function is unchanged. An
    // optional argument that now has a default is no longer optional, so calls that pass an optional do not compile.
    ChangeKind[.paramDefaultChanged].parameters { kind, pair, group in
      let match = group.match
      guard pair.isSteady, pair.old.silence != pair.new.silence,
        match.old.isRequired(pair.old) == match.new.isRequired(pair.new)
      else { return nil }
      let (old, new) = (pair.old.silence ?? "no default", pair.new.silence)
      let text = new.map { "defaults to \($0)" } ?? "has no default"
      return group.change(kind, pair, "\(pair.name) now \(text) (before: \(old))")
        .with(wire: pair.silenceLevel, swift: pair.defaultLevel)
        .saying(pair.silenceConsequence).advising(pair.silenceRemedy)
    },
  ]
}

extension ParameterGroup {
  fileprivate func typeChange(_ pair: Pair<ParameterModel>) -> Change? {
    guard let reading = ParameterReading(pair, in: self), !reading.types.isSame,
      !reading.types.relation.isFormat
    else { return nil }
    let relation = reading.relation
    let kind = ChangeKind[relation.level == .safe ? .paramTypeWidened : .paramTypeChanged]
    let (old, new) = (pair.old.field.type.text, pair.new.field.type.text)
    return change(kind, pair, "\(pair.name) changed from \(old) to \(new)").showing(old, new)
      .saying(relation, of: pair.new.field.wireName.text, .request)
      .with(wire: relation.level, swift: .breaking)
  }
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
    let isOnlyDocumented =
      old.field.defaultValue == new.field.defaultValue && old.constant == new.constant
    if isOnlyDocumented { return .safe }
    return old.mayBeNil && !new.mayBeNil ? .breaking : .care
  }
}

extension ParameterModel {
  fileprivate var mayBeNil: Bool {
    field.defaultValue == nil && (field.type.isOptional || field.isNullable)
  }

  /// The default, as in summaries. Nil without one.
  fileprivate var silence: String? {
    if let constant { return "\(constant)" }
    if let value = field.defaultValue { return "\(value)" }
    return serverDefault.map { "\($0) on the server" }
  }
}
