import EndpointSpec

extension ChangeKind {
  package static let endpointRenamed = ChangeKind(
    "endpoint-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URL is the same: shipped apps notice nothing",
    callers: "Calls by the old name do not compile, unless `was` leaves a deprecated forwarder",
    remedy: #"add `"was"` with the old name"#,
    exception: "With `was` a deprecated forwarder has the old name: care in Swift"
  )
  package static let endpointPathChanged = ChangeKind(
    "endpoint-path-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps call the old URL and get 404",
    callers: "The function is the same",
    remedy:
      "let the server respond at the old path too, or add the new path as an endpoint of its own",
    exception: "Placeholders are arguments: where they came or went, calls do not compile"
  )
  package static let endpointPlaceholderRenamed = ChangeKind(
    "endpoint-placeholder-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URLs are the same: shipped apps notice nothing",
    callers:
      "The argument has another label: calls do not compile, unless `was` leaves a "
      + "deprecated forwarder",
    remedy: #"give the parameter `"was"` with the old name, or `"as"` to keep the label"#,
    exception:
      "With `was` a deprecated function has the old label: care in Swift; with the old "
      + "label kept by `as`, safe"
  )
  package static let endpointMethodChanged = ChangeKind(
    "endpoint-method-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old method and get 405",
    callers: "The function is the same",
    remedy: "let the server take the old method too, or add the new one as an endpoint of its own"
  )
}

extension ChangeRule {
  /// The rules about the names, paths and methods of endpoints.
  static let endpointIdentities: [ChangeRule] =
    [
      .endpointRenamed,
      .endpointPathChanged,
      .endpointPlaceholderRenamed,
      .endpointMethodChanged,
    ]
}

extension ChangeRule {
  /// An endpoint under another name at the same URL. With `was` a deprecated forwarder has the old name, so that calls get a warning:
  /// but a method of a value cannot be forwarded to another receiver.
  ///
  /// Where the receiver itself was renamed, that is the finding: a type's own one, or one for all endpoints of a namespace.
  static let endpointRenamed = ChangeRule(.endpointRenamed) { match in
    var namespaces: [String: Change] = [:]
    var order: [String] = []
    var changes: [Change] = []
    for pair in match.changedEndpoints where pair.old.id != pair.new.id {
      if match.isRenamedWithItsType(pair) { continue }
      guard let key = pair.namespaceRename else {
        changes.append(renamed(pair, match))
        continue
      }
      if namespaces[key] == nil { order.append(key) }
      namespaces[key, default: renamed(namespaceOf: pair, match)].endpoints.append(pair.new.id)
    }
    return changes + order.compactMap { namespaces[$0] }
  }

  private static func renamed(_ pair: Pair<EndpointModel>, _ match: Match) -> Change {
    let change = match.change(
      .endpointRenamed,
      pair,
      "\(quoted(pair.old.id)) is now called \(quoted(pair.new.id))",
      old: pair.old.id,
      new: pair.new.id
    )
    if pair.new.was != pair.old.id { return change.advising("add `\"was\": \"\(pair.old.id)\"`") }
    return pair.isMethodElsewhere ? change.advising(nil) : change.with(swift: .care).advising(nil)
  }

  private static func renamed(namespaceOf pair: Pair<EndpointModel>, _ match: Match) -> Change {
    let (old, new) = (pair.old.receiver.name?.text ?? "", pair.new.receiver.name?.text ?? "")
    var change = match.change(
      .endpointRenamed,
      pair,
      "the namespace \(quoted(old)) is called \(quoted(new)) now",
      old: old,
      new: new
    )
    change.subject = new
    change.endpoints = []
    if pair.new.was == pair.old.id { return change.with(swift: .care).advising(nil) }
    return change.advising("add `\"was\": \"\(pair.old.id)\"` to each endpoint")
  }
}

extension Match {
  /// Whether nothing but the name of the receiver changed, and that is a finding about the type.
  fileprivate func isRenamedWithItsType(_ pair: Pair<EndpointModel>) -> Bool {
    guard pair.old.verb == pair.new.verb, case .type(let old) = pair.old.receiver,
      case .type(let new) = pair.new.receiver
    else { return false }
    return isSame(.named(old), .named(new))
  }
}

extension Pair<EndpointModel> {
  /// What the renamings of all endpoints of a namespace have in common.
  fileprivate var namespaceRename: String? {
    guard old.verb == new.verb, case .namespace(let former) = old.receiver,
      case .namespace(let name) = new.receiver
    else { return nil }
    return "\(former) \(name) \(new.was == old.id)"
  }

  /// Whether calls are `value.verb()`, and the value has another type now.
  fileprivate var isMethodElsewhere: Bool {
    guard old.receiver != new.receiver else { return false }
    return old.parameters.contains { parameter in
      switch parameter.binding {
      case .receiver, .receiverField: true
      default: false
      }
    }
  }
}

extension ChangeRule {
  /// An endpoint at another URL. A path that only took over a part of the server's URL leads to the same one.
  ///
  /// Placeholders that came or went are part of the finding: in Swift they are arguments, so that calls do not compile.
  static let endpointPathChanged = ChangeRule(.endpointPathChanged) { match in
    match.parameterGroups.compactMap { group in
      let endpoint = group.endpoint
      guard !group.keepsPlaces, group.keepsPath || !match.keepsURL(endpoint) else { return nil }
      let change = match.change(
        .endpointPathChanged,
        endpoint,
        "the path changed",
        old: endpoint.old.pathText,
        new: endpoint.new.pathText,
        at: { $0.path?.place }
      )
      return group.keepsArguments ? change : change.with(swift: .breaking)
    }
  }
}

extension ParameterGroup {
  /// Whether the path is the same, and every placeholder of it stands where it stood.
  fileprivate var keepsPlaces: Bool {
    guard keepsPath else { return false }
    let old = endpoint.old.placeholders
    let new = endpoint.new.placeholders
    return parameters.pairs.allSatisfy { pair in
      guard pair.old.location == .path, pair.new.location == .path else { return true }
      return old[pair.old.field.wireName] == new[pair.new.field.wireName]
    }
  }

  /// Whether calls are written as before, as far as the path is concerned.
  fileprivate var keepsArguments: Bool {
    let isSame = parameters.pairs.allSatisfy { pair in
      pair.old.location != .path || pair.new.location != .path || pair.rename == nil
    }
    return isSame && !parameters.added.contains { $0.location == .path }
      && !parameters.removed.contains { $0.location == .path }
  }
}

extension ChangeRule {
  /// A parameter of the path under another name: the URLs are the same. Only its label can hurt callers, and only where no `was`
  /// leaves a function with the old one.
  static let endpointPlaceholderRenamed = ChangeRule(
    .endpointPlaceholderRenamed,
    parameters: { pair, group, match in
      let (old, new) = (pair.old.field.wireName.text, pair.new.field.wireName.text)
      guard pair.old.location == .path, pair.new.location == .path, old != new,
        group.keepsPath
      else { return nil }
      var change = group.change(
        .endpointPlaceholderRenamed,
        pair,
        "the placeholder {\(old)} is called {\(new)} now",
        in: match
      ).with(swift: pair.rename?.level ?? .safe)
      (change.old, change.new) = (group.endpoint.old.pathText, group.endpoint.new.pathText)
      guard case .breaking? = pair.rename else { return change.advising(nil) }
      return change.advising("add `\"was\": \"\(old)\"`, or keep the label with `\"as\"`")
    }
  )
}

extension ChangeRule {
  /// An endpoint that is called by another method.
  static let endpointMethodChanged = ChangeRule(
    .endpointMethodChanged,
    endpoints: { pair, match in
      let (old, new) = (pair.old.method, pair.new.method)
      guard old != new else { return nil }
      let summary = "the method is \(new), no longer \(old)"
      return match.change(
        .endpointMethodChanged,
        pair,
        summary,
        old: old,
        new: new,
        at: { $0.method?.place }
      )
    }
  )
}
