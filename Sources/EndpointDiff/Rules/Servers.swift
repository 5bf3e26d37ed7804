import EndpointGenerator
import EndpointSpec
import EndpointWire

extension ChangeRule {
  /// The rules on servers.
  static let servers: [ChangeRule] = [
    // If paths take over a part of the server's URL, only custom servers must change.
    ChangeKind[.serverChanged].rule { kind, match in
      var matching = Matching(match.old.model.servers, match.new.model.servers)
      matching.match { $0.wireName }
      matching.match { $0.url }
      let servers = matching.result
      var changes = servers.pairs.compactMap { match.serverChange(kind, $0) }
      changes += servers.removed.map { server in
        let change = match.serverChange(
          kind,
          old: server,
          new: nil,
          "the server \(server.quotedName) was removed"
        ).with(swift: .breaking)
        return match.saying(whereRemains: server, change)
          ?? change.saying("Shipped apps that use it need it to remain available")
      }
      changes += servers.added.map {
        match.serverChange(kind, old: nil, new: $0, "the server \($0.quotedName) is new")
          .with(wire: .safe).saying("Shipped apps do not use it").advising(nil)
      }
      if let change = match.defaultServerChange(kind, servers) { changes.append(change) }
      return changes + match.changedEndpoints.compactMap { match.redirection(kind, $0) }
    }
  ]
}

extension Match {
  /// A change of a server. Nil for a side without it.
  fileprivate func serverChange(
    _ kind: ChangeKind,
    old: ServerModel?,
    new: ServerModel?,
    _ summary: String
  ) -> Change {
    let subject = Subject("servers", part: (new ?? old)?.wireName.text ?? "")
    return change(kind, subject, summary, at: old?.place, new?.place)
      .showing(old?.specText, new?.specText)
  }

  fileprivate func serverChange(_ kind: ChangeKind, _ pair: Pair<ServerModel>) -> Change? {
    let (old, new) = (pair.old, pair.new)
    let isSameURL = old.address == new.address
    guard old.name != new.name || old.text(at: old.address) != new.text(at: new.address)
    else { return nil }
    let swift: Level = old.name == new.name && new.acceptsCalls(of: old) ? .safe : .breaking
    let isRenamed = old.name != new.name
    var change = serverChange(
      kind,
      old: old,
      new: new,
      isRenamed
        ? "the server \(old.quotedName) is now called \(new.quotedName)"
        : "the server \(new.quotedName) changed"
    ).with(swift: swift)
    if isRenamed { change = change.showing(old.wireName.text, new.wireName.text) }
    if !isSameURL, keepsURLs(pair) {
      return change.with(wire: .safe, swift: max(swift, .care))
        .saying("The URL of every endpoint is unchanged")
        .advising("change the URLs of custom servers in the same way")
    }
    if !isSameURL, let change = saying(whereRemains: old, change) { return change }
    guard isSameURL else {
      return change.saying("Shipped apps still call \(old.url), which must remain available")
        .advising("keep \(old.url) until shipped apps are updated")
    }
    guard old.hosts.elementsEqual(new.hosts, by: ==) else { return change }
    let gone = new.goneValues(of: old).joined(separator: ", ")
    guard gone.isEmpty else {
      return change.saying("Shipped apps that use \(gone) need that host to remain available")
        .advising("keep the value until shipped apps are updated")
    }
    return change.with(wire: .safe).saying("Shipped apps use the same hosts").advising(nil)
  }

  /// The change of a server whose URL is that of another server now. Nil if no server has the URL.
  fileprivate func saying(whereRemains server: ServerModel, _ change: Change) -> Change? {
    let address = server.text(at: server.address)
    guard
      let other = new.model.servers.first(where: {
        $0.wireName != server.wireName && $0.text(at: $0.address) == address
      })
    else { return nil }
    return change.with(wire: .safe)
      .saying("Shipped apps still call \(server.url), which \(other.quotedName) has now")
      .advising(nil)
  }

  fileprivate func defaultServerChange(
    _ kind: ChangeKind,
    _ servers: Matched<ServerModel>
  ) -> Change? {
    guard let old = old.model.servers.first, let new = new.model.servers.first,
      let present = servers.pairs.first(where: { $0.old.wireName == old.wireName })?.new,
      present.wireName != new.wireName
    else { return nil }
    let (former, name) = (old.wireName.text, new.wireName.text)
    let summary = "the default server changed from \(quoted(former)) to \(quoted(name))"
    return change(kind, Subject("servers"), summary, at: old.place, new.place)
      .showing(former, name).with(wire: .safe)
      .saying("Shipped apps still use \(quoted(former)), which remains").advising(nil)
  }

  fileprivate func redirection(_ kind: ChangeKind, _ pair: Pair<EndpointModel>) -> Change? {
    let (old, new) = (pair.old, pair.new)
    guard old.server != new.server || old.host != new.host else { return nil }
    let summary = "the endpoint uses another server"
    return change(kind, pair, summary, at: { ($0.host ?? $0.server)?.place }).showing(
      old.host ?? old.server?.text ?? "default",
      new.host ?? new.server?.text ?? "default"
    )
  }
}

extension Match {
  /// True if the URL of every endpoint on the server is unchanged, because paths took over a part of the server's URL.
  fileprivate func keepsURLs(_ server: Pair<ServerModel>) -> Bool {
    let users = endpoints.pairs.filter { $0.old.server.map { $0 == server.old.wireName } ?? true }
    return !users.isEmpty
      && users.allSatisfy { server.old.url(of: $0.old) == server.new.url(of: $0.new) }
  }

  /// True if the URL of an endpoint is unchanged.
  func keepsURL(_ endpoint: Pair<EndpointModel>) -> Bool {
    old.model.url(of: endpoint.old) == new.model.url(of: endpoint.new)
  }
}

extension ServerModel {
  fileprivate var quotedName: String { quoted(wireName.text) }

  /// The URL for comparisons.
  fileprivate var address: String { url.serverAddress }

  /// The server as in the spec, without its documentation.
  fileprivate var specText: String { text(at: url) }

  fileprivate func text(at url: String) -> String {
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
  fileprivate func acceptsCalls(of old: ServerModel) -> Bool {
    guard variables.isEmpty == old.variables.isEmpty else { return false }
    var former = old.variables[...]
    for variable in variables {
      if let match = former.first, match.name == variable.name {
        former = former.dropFirst()
        guard variable.acceptsValues(of: match) else { return false }
      } else if variable.defaultValue == nil {
        return false
      }
    }
    return former.isEmpty
  }
}

extension ServerModel.Variable {
  fileprivate func acceptsValues(of old: Self) -> Bool {
    if defaultValue == nil && old.defaultValue != nil { return false }
    switch (old.values, values) {
    case (nil, nil): return true
    case (let old?, let new?): return Set(old) == Set(new)
    default: return false
    }
  }
}
