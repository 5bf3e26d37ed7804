import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on names, paths and methods of endpoints.
  static let endpointIdentities: [ChangeRule] = [
    // A method of a value cannot be forwarded to another receiver. If the receiver itself was renamed, the finding is
    // about the type or the namespace.
    ChangeKind[.endpointRenamed].rule { kind, match in
      let renamed = match.changedEndpoints.filter {
        $0.old.id != $0.new.id && !match.isRenamedWithItsType($0)
      }
      let namespaces = renamed.filter { $0.namespaceRename != nil }.grouped(by: \.namespaceRename)
      return renamed.filter { $0.namespaceRename == nil }.map { match.rename(kind, of: $0) }
        + namespaces.map { match.rename(kind, ofNamespaceOf: $0) }
    },
    // A path that takes over a part of the server's URL leads to the same URL. The finding includes added and removed
    // placeholders.
    ChangeKind[.endpointPathChanged].rule { kind, match in
      match.parameterGroups.compactMap { group in
        let endpoint = group.endpoint
        guard !group.keepsPlaces, group.keepsPath || !match.keepsURL(endpoint) else { return nil }
        let (old, new) = (endpoint.old.pathText, endpoint.new.pathText)
        return match.change(kind, endpoint, "the path changed", at: { $0.path?.place })
          .showing(old, new).with(swift: group.keepsArguments ? nil : .breaking)
      }
    },
    ChangeKind[.endpointPlaceholderRenamed].parameters { kind, pair, group in
      let (old, new) = (pair.old.field.wireName.text, pair.new.field.wireName.text)
      guard pair.old.location == .path, pair.new.location == .path, old != new, group.keepsPath
      else { return nil }
      let change = group.change(kind, pair, "the placeholder {\(old)} is now called {\(new)}")
        .with(swift: pair.rename)
        .showing(group.endpoint.old.pathText, group.endpoint.new.pathText)
      switch pair.rename {
      case .breaking:
        return change.advising("add `\"was\": \"\(old)\"`, or keep the label with `\"as\"`")
      case .care: return change.keepingOldName()
      case .safe: return change.advising(nil)
      }
    },
    ChangeKind[.endpointMethodChanged].endpoints { kind, pair, match in
      let (old, new) = (pair.old.method, pair.new.method)
      guard old != new else { return nil }
      let summary = "the method changed from \(old) to \(new)"
      return match.change(kind, pair, summary, at: { $0.method?.place }).showing(old, new)
    },
  ]
}

extension Match {
  /// True if only the receiver was renamed, which is a finding about the type.
  fileprivate func isRenamedWithItsType(_ pair: Pair<EndpointModel>) -> Bool {
    guard pair.old.verb == pair.new.verb, case .type(let old) = pair.old.receiver,
      case .type(let new) = pair.new.receiver
    else { return false }
    return isSame(.named(old), .named(new))
  }

  fileprivate func rename(_ kind: ChangeKind, of pair: Pair<EndpointModel>) -> Change {
    let (old, new) = (pair.old.id, pair.new.id)
    let summary = "\(quoted(old)) is now called \(quoted(new))"
    let change = change(kind, pair, summary).showing(old, new)
    if pair.new.was != old { return change.advising("add `\"was\": \"\(old)\"`") }
    return pair.isMethodElsewhere ? change.advising(nil) : change.keepingOldName()
  }

  fileprivate func rename(
    _ kind: ChangeKind,
    ofNamespaceOf pairs: [Pair<EndpointModel>]
  ) -> Change {
    let pair = pairs[0]
    let (old, new) = (pair.old.receiver.name?.text ?? "", pair.new.receiver.name?.text ?? "")
    let summary = "the namespace \(quoted(old)) is now called \(quoted(new))"
    let change = change(kind, pair, summary).showing(old, new).about(Subject(new))
      .affecting(endpoints(pairs.map(\.new.id)))
    if pair.new.was == pair.old.id { return change.keepingOldName() }
    return change.advising("add `\"was\": \"\(pair.old.id)\"` to each endpoint")
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
      pair.old.location != .path || pair.new.location != .path || pair.rename == .safe
    }
    return isSame && !parameters.added.contains { $0.location == .path }
      && !parameters.removed.contains { $0.location == .path }
  }
}
