import EndpointSpec

extension ChangeKind {
  package static let endpointRenamed = ChangeKind(
    "endpoint-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URL is unchanged: shipped apps are not affected",
    callers: "Calls with the old name do not compile, unless `was` creates a deprecated forwarder",
    remedy: #"add `"was"` with the old name"#,
    exception: "With `was`, a deprecated forwarder keeps the old name: care in Swift"
  )
  package static let endpointPathChanged = ChangeKind(
    "endpoint-path-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps call the old URL and get 404",
    callers: "The function is unchanged",
    remedy:
      "let the server respond at the old path, too, or add the new path as another endpoint",
    exception: "Placeholders are arguments: if they were added or removed, calls do not compile"
  )
  package static let endpointPlaceholderRenamed = ChangeKind(
    "endpoint-placeholder-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URLs are unchanged: shipped apps are not affected",
    callers:
      "The argument has another label: calls do not compile, unless `was` creates a "
      + "deprecated forwarder",
    remedy: #"give the parameter `"was"` with the old name, or `"as"` to keep the label"#,
    exception:
      "With `was`, a deprecated function keeps the old label: care in Swift; if `as` keeps "
      + "the old label: safe"
  )
  package static let endpointMethodChanged = ChangeKind(
    "endpoint-method-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old method and get 405",
    callers: "The function is unchanged",
    remedy: "let the server accept the old method, too, or add the new one as another endpoint"
  )
}

extension ChangeRule {
  /// The rules on names, paths and methods of endpoints.
  static let endpointIdentities: [ChangeRule] =
    [
      .endpointRenamed,
      .endpointPathChanged,
      .endpointPlaceholderRenamed,
      .endpointMethodChanged,
    ]
}

extension ChangeRule {
  /// An endpoint was renamed and has the same URL. With `was`, a deprecated forwarder keeps the old name, and calls get
  /// a warning. A method of a value cannot be forwarded to another receiver.
  ///
  /// If the receiver itself was renamed, the finding is about the type or the namespace.
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
    return pair.isMethodElsewhere ? change.advising(nil) : change.keepingOldName()
  }

  private static func renamed(namespaceOf pair: Pair<EndpointModel>, _ match: Match) -> Change {
    let (old, new) = (pair.old.receiver.name?.text ?? "", pair.new.receiver.name?.text ?? "")
    var change = match.change(
      .endpointRenamed,
      pair,
      "the namespace \(quoted(old)) is now called \(quoted(new))",
      old: old,
      new: new
    )
    change.subject = new
    change.endpoints = []
    if pair.new.was == pair.old.id { return change.keepingOldName() }
    return change.advising("add `\"was\": \"\(pair.old.id)\"` to each endpoint")
  }
}

extension Match {
  /// True if only the receiver was renamed, which is a finding about the type.
  fileprivate func isRenamedWithItsType(_ pair: Pair<EndpointModel>) -> Bool {
    guard pair.old.verb == pair.new.verb, case .type(let old) = pair.old.receiver,
      case .type(let new) = pair.new.receiver
    else { return false }
    return isSame(.named(old), .named(new))
  }
}

extension Pair<EndpointModel> {
  /// The common rename of all endpoints of a namespace.
  fileprivate var namespaceRename: String? {
    guard old.verb == new.verb, case .namespace(let former) = old.receiver,
      case .namespace(let name) = new.receiver
    else { return nil }
    return "\(former) \(name) \(new.was == old.id)"
  }

  /// True if calls are `value.verb()` and the value has another type.
  fileprivate var isMethodElsewhere: Bool {
    old.receiver != new.receiver && old.instanceParameter != nil
  }
}

extension ChangeRule {
  /// The URL of an endpoint changed. A path that takes over a part of the server's URL leads to the same URL.
  ///
  /// The finding includes added and removed placeholders: they are arguments in Swift, so calls do not compile.
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
  /// True if the path is unchanged except for the names of its placeholders.
  fileprivate var keepsPlaces: Bool {
    guard keepsPath else { return false }
    let old = endpoint.old.placeholders
    let new = endpoint.new.placeholders
    return parameters.pairs.allSatisfy { pair in
      guard pair.old.location == .path, pair.new.location == .path else { return true }
      return old[pair.old.field.wireName] == new[pair.new.field.wireName]
    }
  }

  /// True if calls are unchanged, as far as the path is concerned.
  fileprivate var keepsArguments: Bool {
    let isSame = parameters.pairs.allSatisfy { pair in
      pair.old.location != .path || pair.new.location != .path || pair.rename == nil
    }
    return isSame && !parameters.added.contains { $0.location == .path }
      && !parameters.removed.contains { $0.location == .path }
  }
}

extension ChangeRule {
  /// A path parameter was renamed, and the URLs are unchanged. Only the label affects callers, and only if no `was`
  /// keeps the old one.
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
        "the placeholder {\(old)} is now called {\(new)}",
        in: match
      ).with(swift: pair.rename?.level ?? .safe)
      (change.old, change.new) = (group.endpoint.old.pathText, group.endpoint.new.pathText)
      switch pair.rename {
      case .breaking:
        return change.advising("add `\"was\": \"\(old)\"`, or keep the label with `\"as\"`")
      case .forwarded: return change.keepingOldName()
      case nil: return change.advising(nil)
      }
    }
  )
}

extension ChangeRule {
  /// The method of an endpoint changed.
  static let endpointMethodChanged = ChangeRule(
    .endpointMethodChanged,
    endpoints: { pair, match in
      let (old, new) = (pair.old.method, pair.new.method)
      guard old != new else { return nil }
      let summary = "the method changed from \(old) to \(new)"
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
