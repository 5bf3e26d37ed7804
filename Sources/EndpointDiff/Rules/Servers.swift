import EndpointSpec

extension ChangeKind {
  package static let serverChanged = ChangeKind(
    "server-changed",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps still call the old host, which must remain available",
    callers: "Rebuilt clients call the new host",
    remedy: "keep the old host until shipped apps are updated",
    exception:
      "Code that uses a removed server, or one with other arguments, does not compile; a new one is "
      + "safe"
  )
}

extension ChangeRule {
  /// The rules on servers.
  static let servers: [ChangeRule] =
    [
      .serverChanged
    ]
}

extension ChangeRule {
  /// A server was added, removed or changed, the default changed, or an endpoint uses another server. If paths take
  /// over a part of the server's URL, only custom servers must change.
  ///
  /// In Swift, a server is a static member. Code does not compile if it is removed or has other arguments.
  static let serverChanged = ChangeRule(.serverChanged) { match in
    var servers = Matching(match.old.model.servers, match.new.model.servers)
    servers.match(by: .name) { $0.wireName }
    servers.match(by: .url) { $0.url }
    let matched = servers.result
    return matched.pairs.compactMap { changed($0, match) }
      + matched.removed.map { removed($0, match) } + matched.added.map { added($0, match) }
      + defaultChange(matched, match) + match.changedEndpoints.compactMap { redirected($0, match) }
  }

  private static func changed(_ pair: Pair<ServerModel>, _ match: Match) -> Change? {
    let (old, new) = (pair.old, pair.new)
    guard old.specText != new.specText else { return nil }
    let change = match.change(
      .serverChanged,
      "servers \(new.wireName)",
      old.name == new.name
        ? "the server \(quoted(new.wireName.text)) changed"
        : "the server \(quoted(old.wireName.text)) is now called \(quoted(new.wireName.text))",
      old: old.specText,
      new: new.specText,
      before: old.place,
      after: new.place
    )
    let swift: Level = old.name == new.name && new.takesCalls(of: old) ? .safe : .breaking
    if old.url != new.url, match.keepsURLs {
      return change.with(wire: .safe, swift: max(swift, .care))
        .saying("The URL of every endpoint is unchanged")
        .advising("change the URLs of custom servers in the same way")
    }
    guard old.url == new.url else {
      return change.with(swift: swift)
        .saying("Shipped apps still call \(old.url), which must remain available")
        .advising("keep \(old.url) until shipped apps are updated")
    }
    guard old.hosts.elementsEqual(new.hosts, by: ==) else { return change.with(swift: swift) }
    let gone = new.goneValues(of: old)
    guard gone.isEmpty else {
      return change.with(swift: swift).saying(
        "Shipped apps that use \(gone.joined(separator: ", ")) need that host to remain available"
      ).advising("keep the value until shipped apps are updated")
    }
    return change.with(wire: .safe, swift: swift).saying("Shipped apps use the same hosts")
      .advising(nil)
  }

  private static func removed(_ server: ServerModel, _ match: Match) -> Change {
    match.change(
      .serverChanged,
      "servers \(server.wireName)",
      "the server \(quoted(server.wireName.text)) was removed",
      old: server.specText,
      before: server.place
    ).with(swift: .breaking).saying("Shipped apps that use it need it to remain available")
  }

  private static func added(_ server: ServerModel, _ match: Match) -> Change {
    match.change(
      .serverChanged,
      "servers \(server.wireName)",
      "the server \(quoted(server.wireName.text)) is new",
      new: server.specText,
      after: server.place
    ).with(wire: .safe).saying("Shipped apps do not use it").advising(nil)
  }

  private static func defaultChange(_ servers: Matched<ServerModel>, _ match: Match) -> [Change] {
    guard let old = match.old.model.servers.first, let new = match.new.model.servers.first,
      let kept = servers.pairs.first(where: { $0.old.wireName == old.wireName })?.new,
      kept.wireName != new.wireName
    else { return [] }
    return [
      match.change(
        .serverChanged,
        "servers",
        "the default server changed from \(quoted(old.wireName.text)) to \(quoted(new.wireName.text))",
        old: old.wireName.text,
        new: new.wireName.text,
        before: old.place,
        after: new.place
      )
    ]
  }

  private static func redirected(_ pair: Pair<EndpointModel>, _ match: Match) -> Change? {
    let (old, new) = (pair.old, pair.new)
    guard old.server != new.server || old.host != new.host else { return nil }
    return match.change(
      .serverChanged,
      pair,
      "the endpoint uses another server",
      old: old.host ?? old.server?.text ?? "default",
      new: new.host ?? new.server?.text ?? "default",
      at: { ($0.host ?? $0.server)?.place }
    )
  }
}

extension Match {
  /// True if the URL of every endpoint is unchanged, because paths took over a part of the server's URL.
  fileprivate var keepsURLs: Bool {
    !endpoints.pairs.isEmpty && endpoints.pairs.allSatisfy(keepsURL)
  }

  /// True if the URL of an endpoint is unchanged.
  func keepsURL(_ endpoint: Pair<EndpointModel>) -> Bool {
    old.model.url(of: endpoint.old) == new.model.url(of: endpoint.new)
  }
}

extension ServerModel {
  /// The server as in the spec, without its documentation.
  fileprivate var specText: String {
    if variables.isEmpty && hosts.isEmpty { return url }
    let variables = variables.map { variable in
      let values = variable.values.map { " of \($0.joined(separator: ", "))" } ?? ""
      let initial = variable.defaultValue.map { " = \($0)" } ?? ""
      return "{\(variable.wireName)}\(initial)\(values)"
    }
    let hosts = hosts.map { "\($0.name): \($0.url)" }
    return ([url] + variables + hosts).joined(separator: "; ")
  }

  /// Removed values of variables: `"us" of {region}`.
  fileprivate func goneValues(of old: ServerModel) -> [String] {
    old.variables.flatMap { former -> [String] in
      guard let variable = variables.first(where: { $0.wireName == former.wireName }),
        let values = variable.values
      else { return [] }
      guard let formerValues = former.values else {
        return ["another \"\(former.wireName)\" than \(values.joined(separator: ", "))"]
      }
      return formerValues.filter { !values.contains($0) }
        .map { "\"\($0)\" for {\(former.wireName)}" }
    }
  }

  /// True if calls that create the old server also create this one.
  fileprivate func takesCalls(of old: ServerModel) -> Bool {
    guard variables.isEmpty == old.variables.isEmpty else { return false }
    var former = old.variables[...]
    for variable in variables {
      if let match = former.first, match.name == variable.name {
        former = former.dropFirst()
        guard variable.takesValues(of: match) else { return false }
      } else if variable.defaultValue == nil {
        return false
      }
    }
    return former.isEmpty
  }
}

extension ServerModel.Variable {
  fileprivate func takesValues(of old: Self) -> Bool {
    if defaultValue == nil && old.defaultValue != nil { return false }
    switch (old.values, values) {
    case (nil, nil): return true
    case (let old?, let new?): return Set(old) == Set(new)
    default: return false
    }
  }
}
