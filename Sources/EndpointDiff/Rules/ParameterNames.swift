import EndpointSpec

extension ChangeRule {
  /// The rules on names, places and order of parameters.
  static let parameterNames: [ChangeRule] = [
    // If the Swift label changed with the name, this is one finding.
    ChangeKind[.paramWireNameChanged].parameters(inBody: true) { kind, pair, group in
      let (old, new) = (pair.old.wirePath, pair.new.wirePath)
      guard old != new, pair.new.location != .path, !pair.isSameHeader else { return nil }
      let isSameName = pair.old.field.wireName == pair.new.field.wireName
      let verb = isSameName ? "sent as" : "called"
      let forCalls = pair.rename == .breaking ? "; for calls, add `\"was\": \"\(old)\"`" : ""
      let change = group.change(kind, pair, "\(quoted(old)) is now \(verb) \(quoted(new))")
        .showing(old, new).with(swift: pair.rename)
        .advising(kind.remedy.map { $0 + forCalls })
      return group.isMissed(pair.new)
        ? change.with(wire: .breaking)
          .saying("The server refuses requests of shipped apps, which send it under the old name")
        : change.with(wire: .care)
          .saying("The server ignores it: shipped apps send it under the old name")
    },
    ChangeKind[.paramSwiftNameChanged].parameters(inBody: true) { kind, pair, group in
      guard pair.old.field.wireName == pair.new.field.wireName || pair.isSameHeader,
        pair.rename > .safe
      else { return nil }
      let (old, new) = (pair.old.callText, pair.new.callText)
      let change = group.change(
        kind,
        pair,
        "\(pair.name) is now written as \(new), no longer as \(old)"
      ).showing(old, new).with(swift: pair.rename)
      if pair.rename == .care { return change.keepingOldName() }
      let isLabel = pair.old.label != nil && pair.new.label != nil
      return change.advising(isLabel ? "add `\"was\": \(quoted(pair.old.field.name.text))`" : nil)
    },
    // Moving to or from the path is a change of the path.
    ChangeKind[.paramLocationChanged].parameters { kind, pair, group in
      let (old, new) = (pair.old.location, pair.new.location)
      guard old != new, old != .path, new != .path else { return nil }
      let summary = "\(pair.name) is now sent \(new.phrase), not \(old.phrase)"
      let change = group.change(kind, pair, summary).showing(old.rawValue, new.rawValue)
      if group.isMissed(pair.new) { return change }
      return change.with(wire: .care)
        .saying("The server ignores it \(old.phrase), where shipped apps send it")
    },
    ChangeKind[.paramOrderChanged].rule { kind, match in
      match.parameterGroups.compactMap { $0.orderChange(kind) }
    },
    ChangeKind[.paramDeprecated].parameters(inBody: true) { kind, pair, group in
      guard pair.old.field.deprecation == nil, pair.new.field.deprecation != nil else { return nil }
      return group.change(kind, pair, "\(pair.name) is deprecated").with(swift: .safe)
    },
  ]
}

extension Pair<ParameterModel> {
  /// Whether both are the same header, whatever the case of its name.
  fileprivate var isSameHeader: Bool {
    old.location == .header && new.location == .header && old.nameOnWire == new.nameOnWire
  }
}

extension ParameterModel {
  /// The name in the request, or the path of a body field.
  fileprivate var wirePath: String {
    location == .body ? field.wirePath : field.wireName.text
  }

  /// How calls write the parameter.
  fileprivate var callText: String {
    switch binding {
    case .argument: "`\(label?.text ?? "_"):`"
    case .spread: "one argument per field"
    case .receiver, .receiverField: "the receiver"
    case .constant: "a constant"
    }
  }

  fileprivate var key: ParameterKey {
    ParameterKey(name: field.wireName.text, location: location)
  }
}

extension ParameterLocation {
  fileprivate var phrase: String {
    switch self {
    case .path: "in the path"
    case .query: "in the query"
    case .header: "as a header"
    case .cookie: "as a cookie"
    case .body: "in the body"
    }
  }
}

/// Identifies a parameter of an endpoint.
private struct ParameterKey: Hashable {
  let name: String
  let location: ParameterLocation
}

extension ParameterGroup {
  /// True if the new server refuses requests without the parameter. Constants and parameters with a default may not be
  /// required.
  fileprivate func isMissed(_ parameter: ParameterModel) -> Bool {
    !match.new.isOptional(parameter.field.type) && parameter.constant == nil
      && parameter.field.defaultValue == nil
  }

  fileprivate func orderChange(_ kind: ChangeKind) -> Change? {
    let pairs = (parameters.pairs + bodyFields.pairs).filter(\.areArguments)
    let names = Dictionary(firstOf: pairs.map { ($0.old.key, $0.new.key) })
    let old = endpoint.old.argumentOrder.compactMap { names[$0.key] }
    let stays = Set(old)
    let new = endpoint.new.argumentOrder.map(\.key).filter { stays.contains($0) }
    guard old != new else { return nil }
    return match.change(kind, endpoint, "the order of the arguments changed").showing(
      old.map(\.name).joined(separator: ", "),
      new.map(\.name).joined(separator: ", ")
    )
  }
}

extension EndpointModel {
  /// The arguments in the order of calls. Default parameters of the API come last.
  fileprivate var argumentOrder: [ParameterModel] {
    (parameters.own + parameters.inherited).filter(\.isArgument)
  }
}
