import EndpointSpec

extension ChangeKind {
  package static let endpointAdded = ChangeKind(
    "endpoint-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not know it",
    callers: "New symbols only"
  )
  package static let endpointRemoved = ChangeKind(
    "endpoint-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps still call it and get 404 or 405",
    callers: "Its function is gone: calls do not compile",
    remedy: #"keep it, and add `"deprecated": { "sunset": … }` first"#
  )
  package static let endpointRemovedAfterSunset = ChangeKind(
    "endpoint-removed-after-sunset",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Its end was announced, but shipped apps that still call it get 404 or 405",
    callers: "Its function is gone: calls do not compile"
  )
  package static let endpointDeprecated = ChangeKind(
    "endpoint-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps notice nothing yet",
    callers: "Calls get a warning"
  )
  package static let endpointUndeprecated = ChangeKind(
    "endpoint-undeprecated",
    wire: .safe,
    swift: .safe,
    bump: .patch,
    consequence: "Shipped apps notice nothing",
    callers: "Warnings go away"
  )
  package static let sunsetEarlierOrInvalid = ChangeKind(
    "sunset-earlier-or-invalid",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps lose it earlier than announced",
    callers: "Only the text of the warning changes",
    remedy: "keep the announced day"
  )
}

extension ChangeRule {
  /// The rules about whole endpoints: added, removed, deprecated.
  static let endpoints: [ChangeRule] =
    [
      .endpointAdded,
      .endpointRemoved,
      .endpointRemovedAfterSunset,
      .endpointDeprecated,
      .endpointUndeprecated,
      .sunsetEarlierOrInvalid,
    ]
}

extension ChangeRule {
  /// An endpoint that the old version has under no name, path or URL.
  static let endpointAdded = ChangeRule(.endpointAdded) { match in
    match.endpoints.added.map { endpoint in
      var change = Change(.endpointAdded, subject: endpoint.id, "the endpoint is new")
      change.new = "\(endpoint.method) \(endpoint.pathText)"
      change.before = match.old.position(of: match.old.model.namePlace)
      change.after = match.new.position(of: endpoint.place)
      change.endpoints = [endpoint.id]
      return change
    }
  }
}

extension ChangeRule {
  /// An endpoint that the new version has under no name, path or URL.
  static let endpointRemoved = ChangeRule(.endpointRemoved) { match in
    match.endpoints.removed.filter { !match.isPastSunset($0) }.map { endpoint in
      let change = removal(of: endpoint, .endpointRemoved, "the endpoint is gone", match)
      guard let sunset = endpoint.deprecation?.sunset else { return change }
      return change.advising("keep it until \(sunset), as announced")
    }
  }
}

extension ChangeRule {
  /// An endpoint that is gone after the day that was announced.
  static let endpointRemovedAfterSunset = ChangeRule(.endpointRemovedAfterSunset) { match in
    match.endpoints.removed.filter { match.isPastSunset($0) }.map { endpoint in
      let sunset = endpoint.deprecation?.sunset ?? ""
      return removal(
        of: endpoint,
        .endpointRemovedAfterSunset,
        "the endpoint is gone, as announced for \(sunset)",
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

  /// A new endpoint at the same path, or with the same verb and response: probably the same one.
  fileprivate func likeness(of endpoint: EndpointModel) -> EndpointModel? {
    endpoints.added.first { new in
      new.blankedPath == endpoint.blankedPath
        || new.verb == endpoint.verb && new.answers.count == endpoint.answers.count
          && zip(new.answers, endpoint.answers).allSatisfy { isSame($1.type, $0.type) }
    }
  }
}

extension ChangeRule {
  /// An endpoint that is to go.
  static let endpointDeprecated = ChangeRule(
    .endpointDeprecated,
    endpoints: { pair, match in
      guard pair.old.deprecation == nil, let deprecation = pair.new.deprecation else { return nil }
      return match.change(
        .endpointDeprecated,
        pair,
        "the endpoint is deprecated\(deprecation.sunset.map { " and may go after \($0)" } ?? "")",
        new: deprecation.message ?? deprecation.sunset,
        at: { $0.deprecation?.place }
      )
    }
  )
}

extension ChangeRule {
  /// An endpoint that was to go, and stays.
  static let endpointUndeprecated = ChangeRule(
    .endpointUndeprecated,
    endpoints: { pair, match in
      guard let deprecation = pair.old.deprecation, pair.new.deprecation == nil else { return nil }
      return match.change(
        .endpointUndeprecated,
        pair,
        "the endpoint is no longer deprecated",
        old: deprecation.sunset,
        at: { $0.deprecation?.place }
      )
    }
  )
}

extension ChangeRule {
  /// Something that may go before the day that was announced. (A day that is none is an error of the spec.)
  static let sunsetEarlierOrInvalid = ChangeRule(.sunsetEarlierOrInvalid) { match in
    match.changedEndpoints.compactMap { pair in
      earlier(pair.old.deprecation, pair.new.deprecation).map { old, new in
        match.change(
          .sunsetEarlierOrInvalid,
          pair,
          "the endpoint ends on \(new), not on \(old)",
          old: old,
          new: new,
          at: { $0.deprecation?.place }
        )
      }
    }
      + match.changedTypes.compactMap { pair in
        earlier(pair.old.deprecation, pair.new.deprecation).map { old, new in
          var change = match.change(
            .sunsetEarlierOrInvalid,
            pair.new.name.text,
            "the type ends on \(new), not on \(old)",
            old: old,
            new: new,
            before: pair.old.place,
            after: pair.new.place
          )
          change.endpoints = match.endpoints(of: pair)
          return change
        }
      }
  }

  private static func earlier(
    _ old: Deprecation?,
    _ new: Deprecation?
  ) -> (old: String, new: String)? {
    // Days are written so that their texts are in their order.
    guard let old = old?.sunset, let new = new?.sunset, new < old else { return nil }
    return (old, new)
  }
}
