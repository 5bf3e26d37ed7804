import EndpointSpec

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
      "\(quoted(pair.old.id)) is called \(quoted(pair.new.id)) now",
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
  /// Whether nothing but the name of the receiver changed, and that is told of the type.
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
