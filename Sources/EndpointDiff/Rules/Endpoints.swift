import EndpointSpec

extension ChangeKind {
  package static let endpointAdded = ChangeKind(
    "endpoint-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not call it",
    callers: "New symbols only"
  )
  package static let endpointRemoved = ChangeKind(
    "endpoint-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps still call it and get 404 or 405",
    callers: "The function is removed: calls do not compile",
    remedy: #"keep it, and add `"deprecated": { "sunset": … }` first"#
  )
  package static let endpointRemovedAfterSunset = ChangeKind(
    "endpoint-removed-after-sunset",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "The removal was announced, but shipped apps that still call it get 404 or 405",
    callers: "The function is removed: calls do not compile"
  )
  package static let endpointDeprecated = ChangeKind(
    "endpoint-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps are not affected yet",
    callers: "Calls get a warning"
  )
  package static let endpointUndeprecated = ChangeKind(
    "endpoint-undeprecated",
    wire: .safe,
    swift: .safe,
    bump: .patch,
    consequence: "Shipped apps are not affected",
    callers: "Calls no longer get a warning"
  )
  package static let sunsetEarlierOrInvalid = ChangeKind(
    "sunset-earlier-or-invalid",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "The server removes it earlier than announced",
    callers: "Only the text of the warning changes",
    remedy: "keep the announced date"
  )
}

extension ChangeRule {
  /// The rules on endpoints as a whole: added, removed, deprecated.
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
  /// An endpoint that does not exist in the old version, by name, path or URL.
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
  /// An endpoint that does not exist in the new version, by name, path or URL.
  static let endpointRemoved = ChangeRule(.endpointRemoved) { match in
    match.endpoints.removed.filter { !match.isPastSunset($0) }.map { endpoint in
      let change = removal(of: endpoint, .endpointRemoved, "the endpoint was removed", match)
      guard let sunset = endpoint.deprecation?.sunset else { return change }
      return change.advising("keep it until \(sunset), as announced")
    }
  }
}

extension ChangeRule {
  /// An endpoint that was removed after the announced date.
  static let endpointRemovedAfterSunset = ChangeRule(.endpointRemovedAfterSunset) { match in
    match.endpoints.removed.filter { match.isPastSunset($0) }.map { endpoint in
      let sunset = endpoint.deprecation?.sunset ?? ""
      return removal(
        of: endpoint,
        .endpointRemovedAfterSunset,
        "the endpoint was removed, as announced for \(sunset)",
        match
      )
    }
  }

  /// A finding about an endpoint that does not exist in the new version, by name, path or URL.
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
  /// True if the sunset date of the endpoint is over. False without the current date.
  func isPastSunset(_ endpoint: EndpointModel) -> Bool {
    guard let today, let sunset = endpoint.deprecation?.sunset else { return false }
    return sunset < today
  }

  /// A new endpoint at the same path, or with the same verb and response, which may be a rename.
  fileprivate func likeness(of endpoint: EndpointModel) -> EndpointModel? {
    endpoints.added.first { new in
      new.blankedPath == endpoint.blankedPath
        || new.verb == endpoint.verb && new.responses.count == endpoint.responses.count
          && zip(new.responses, endpoint.responses).allSatisfy { isSame($1.type, $0.type) }
    }
  }
}

extension ChangeRule {
  /// An endpoint that is now deprecated.
  static let endpointDeprecated = ChangeRule(
    .endpointDeprecated,
    endpoints: { pair, match in
      guard pair.old.deprecation == nil, let deprecation = pair.new.deprecation else { return nil }
      return match.change(
        .endpointDeprecated,
        pair,
        "the endpoint is deprecated\(deprecation.sunset.map { " and may be removed after \($0)" } ?? "")",
        new: deprecation.message ?? deprecation.sunset,
        at: { $0.deprecation?.place }
      )
    }
  )
}

extension ChangeRule {
  /// An endpoint that is no longer deprecated.
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
  /// The sunset date moved forward. (An invalid date is an error of the spec.)
  static let sunsetEarlierOrInvalid = ChangeRule(.sunsetEarlierOrInvalid) { match in
    match.changedEndpoints.compactMap { pair in
      earlier(pair.old.deprecation, pair.new.deprecation).map { old, new in
        match.change(
          .sunsetEarlierOrInvalid,
          pair,
          "the sunset of the endpoint moved from \(old) to \(new)",
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
            "the sunset of the type moved from \(old) to \(new)",
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
    // ISO dates sort as text.
    guard let old = old?.sunset, let new = new?.sunset, new < old else { return nil }
    return (old, new)
  }
}
