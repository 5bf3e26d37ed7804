import EndpointSpec

extension ChangeRule {
  /// An endpoint that is gone after the day that was announced.
  static let endpointRemovedAfterSunset = ChangeRule(.endpointRemovedAfterSunset) { match in
    match.endpoints.removed.filter { match.isPastSunset($0) }.map { endpoint in
      let sunset = endpoint.deprecation?.sunset ?? ""
      return removal(
        of: endpoint,
        .endpointRemovedAfterSunset,
        "the endpoint is gone, as was announced for \(sunset)",
        match
      )
    }
  }

  /// A finding about an endpoint that the new version has under no name, path or URL.
  static func removal(
    of endpoint: EndpointModel,
    _ kind: ChangeKind,
    _ summary: String,
    _ match: Match
  ) -> Change {
    var change = Change(kind, subject: endpoint.id, summary)
    change.old = "\(endpoint.method) \(endpoint.pathText)"
    change.before = match.old.position(of: endpoint.place)
    change.after = match.new.position(of: match.new.model.namePlace)
    change.endpoints = [endpoint.id]
    change.hint = match.likeness(of: endpoint).map { other in
      "it looks like a rename: \(quoted(other.id)) is new; if it is, add `\"was\": \"\(endpoint.id)\"` there"
    }
    return change
  }
}

extension Match {
  /// Whether the endpoint's last day is over. Without a calendar no day is.
  func isPastSunset(_ endpoint: EndpointModel) -> Bool {
    guard let today, let sunset = endpoint.deprecation?.sunset else { return false }
    return sunset < today
  }

  /// A new endpoint at the same path, or with the same verb and answer: probably the same one.
  fileprivate func likeness(of endpoint: EndpointModel) -> EndpointModel? {
    endpoints.added.first { new in
      new.blankedPath == endpoint.blankedPath
        || new.verb == endpoint.verb && new.answers.count == endpoint.answers.count
          && zip(new.answers, endpoint.answers).allSatisfy { isSame($1.type, $0.type) }
    }
  }
}
