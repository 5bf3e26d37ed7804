import EndpointSpec

extension ChangeKind {
  package static let paramWireNameChanged = ChangeKind(
    "param-wire-name-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    fact: "wire-name",
    consequence: "Shipped apps send it under the old name",
    callers: "The argument is unchanged",
    remedy: "let the server accept the old name, too",
    exception:
      "Care on the wire if it was optional; if the label changes with the "
      + "name, calls do not compile unless `was` keeps it"
  )
  package static let paramSwiftNameChanged = ChangeKind(
    "param-swift-name-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "swift-name",
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers: "Calls with the old label do not compile, unless `was` creates a deprecated forwarder",
    remedy: #"add `"was"` with the old name"#,
    exception: "With `was`, a deprecated function keeps the old label: care in Swift"
  )
  package static let paramLocationChanged = ChangeKind(
    "param-location-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send it in the old place",
    callers: "The argument is unchanged",
    remedy: "let the server accept both places",
    exception: "Care on the wire if it is optional"
  )
  package static let paramOrderChanged = ChangeKind(
    "param-order-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers: "The order of arguments changed: calls that pass both do not compile",
    remedy: "keep the order, and add new parameters at the end"
  )
  package static let paramDeprecated = ChangeKind(
    "param-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps are not affected yet",
    callers: "Only the documentation changes: Swift cannot deprecate an argument",
    exception:
      "Swift has no deprecated arguments: callers read of it in the documentation "
      + "alone"
  )
}

extension ChangeRule {
  /// The rules on names, places and order of parameters.
  static let parameterNames: [ChangeRule] =
    [
      .paramWireNameChanged,
      .paramSwiftNameChanged,
      .paramLocationChanged,
      .paramOrderChanged,
      .paramDeprecated,
    ]
}

extension ChangeRule {
  /// A parameter was renamed on the wire, or a body field has another path. If the server does not require it, the
  /// value is lost.
  ///
  /// If the Swift label changed with the name, this is one finding.
  static let paramWireNameChanged = ChangeRule(
    .paramWireNameChanged,
    arguments: { pair, group, match in
      let (old, new) = (pair.old.wirePath, pair.new.wirePath)
      guard old != new, pair.new.location != .path else { return nil }
      let isSameName = pair.old.field.wireName == pair.new.field.wireName
      var change = group.change(
        .paramWireNameChanged,
        pair,
        isSameName
          ? "\(quoted(old)) is now sent as \(quoted(new))"
          : "\(quoted(old)) is now called \(quoted(new))",
        in: match
      )
      (change.old, change.new) = (old, new)
      change.advise(renamed: pair.rename)
      let isMissed = match.isMissed(pair.new)
      return change.with(
        wire: isMissed ? .breaking : .care,
        swift: pair.rename?.level ?? .safe
      ).saying(
        isMissed
          ? "The server refuses requests of shipped apps, which send it under the old name"
          : "The server ignores it: shipped apps send it under the old name"
      )
    }
  )
}

extension ParameterModel {
  /// The name in the request, or the path of a body field.
  fileprivate var wirePath: String {
    location == .body ? field.wirePath : field.wireName.text
  }
}

extension Match {
  /// True if the server refuses requests without the parameter. Constants and parameters with a default may not be
  /// required.
  fileprivate func isMissed(_ parameter: ParameterModel) -> Bool {
    !new.isOptional(parameter.field.type) && parameter.constant == nil
      && parameter.field.defaultValue == nil
  }
}

extension Change {
  /// Adds a remedy for calls with the old label.
  fileprivate mutating func advise(renamed: Rename?) {
    guard case .breaking = renamed, let remedy, let old else { return }
    self.remedy = "\(remedy); for calls, add `\"was\": \"\(old)\"`"
  }
}

extension ChangeRule {
  /// The label of a parameter changed, but not the request. With `was`, a deprecated function accepts the old label,
  /// and calls get a warning.
  static let paramSwiftNameChanged = ChangeRule(
    .paramSwiftNameChanged,
    arguments: { pair, group, match in
      guard pair.old.field.wireName == pair.new.field.wireName, let rename = pair.rename else {
        return nil
      }
      let (old, new) = (pair.old.callText, pair.new.callText)
      var change = group.change(
        .paramSwiftNameChanged,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is now written as \(new), no longer as \(old)",
        in: match
      ).with(swift: rename.level)
      (change.old, change.new) = (old, new)
      switch rename {
      case .forwarded: return change.keepingOldName()
      case .breaking:
        let isLabel = pair.old.label != nil && pair.new.label != nil
        return change.advising(isLabel ? "add `\"was\": \(quoted(pair.old.field.name.text))`" : nil)
      }
    }
  )
}

extension ParameterModel {
  /// How calls write the parameter.
  fileprivate var callText: String {
    switch binding {
    case .argument: "`\(label?.text ?? "_"):`"
    case .spread: "one argument per field"
    case .receiver, .receiverField: "the receiver"
    case .constant: "a constant"
    }
  }
}

extension ChangeRule {
  /// A parameter moved, such as from the query to a header. Moving to or from the path is a change of the path.
  static let paramLocationChanged = ChangeRule(
    .paramLocationChanged,
    parameters: { pair, group, match in
      let (old, new) = (pair.old.location, pair.new.location)
      guard old != new, old != .path, new != .path else { return nil }
      var change = group.change(
        .paramLocationChanged,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is now sent \(new.phrase), not \(old.phrase)",
        in: match
      )
      (change.old, change.new) = (old.rawValue, new.rawValue)
      guard !match.isMissed(pair.new) else { return change }
      return change.with(wire: .care).saying(
        "The server ignores it \(old.phrase), where shipped apps send it"
      )
    }
  )
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

extension ChangeRule {
  /// The order of arguments that both versions have changed.
  static let paramOrderChanged = ChangeRule(.paramOrderChanged) { match in
    match.parameterGroups.compactMap { group in
      let pairs = (group.parameters.pairs + group.bodyFields.pairs).filter(\.areArguments)
      let names = Dictionary(
        pairs.map { ($0.old.key, $0.new.key) },
        uniquingKeysWith: { first, _ in first }
      )
      let old = group.endpoint.old.argumentOrder.compactMap { names[$0.key] }
      let stays = Set(old)
      let new = group.endpoint.new.argumentOrder.map(\.key).filter { stays.contains($0) }
      guard old != new else { return nil }
      let texts = [old, new].map { $0.map(\.name).joined(separator: ", ") }
      return match.change(
        .paramOrderChanged,
        group.endpoint,
        "the order of the arguments changed",
        old: texts[0],
        new: texts[1]
      )
    }
  }
}

/// Identifies a parameter of an endpoint.
private struct ParameterKey: Hashable {
  let name: String
  let location: ParameterLocation
}

extension ParameterModel {
  fileprivate var key: ParameterKey {
    ParameterKey(name: field.wireName.text, location: location)
  }
}

extension EndpointModel {
  /// The arguments in the order of calls. Default parameters of the API come last.
  fileprivate var argumentOrder: [ParameterModel] {
    (parameters.own + parameters.inherited).filter(\.isArgument)
  }
}

extension ChangeRule {
  /// A parameter is now deprecated. Swift cannot deprecate arguments, so only the documentation changes.
  static let paramDeprecated = ChangeRule(
    .paramDeprecated,
    arguments: { pair, group, match in
      guard pair.old.field.deprecation == nil, pair.new.field.deprecation != nil else { return nil }
      return group.change(
        .paramDeprecated,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is deprecated",
        in: match
      ).with(swift: .safe)
    }
  )
}
