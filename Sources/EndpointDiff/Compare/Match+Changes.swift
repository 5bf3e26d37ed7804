import EndpointSpec

extension Match {
  /// A finding about an endpoint that both versions have.
  ///
  /// - Parameters:
  ///   - place: Where the fact stands in the definition; the endpoint's name where it does not stand there.
  func change(
    _ kind: ChangeKind,
    _ endpoint: Pair<EndpointModel>,
    _ summary: String,
    old oldFact: String? = nil,
    new newFact: String? = nil,
    at place: (EndpointDefinition) -> Place? = { _ in nil }
  ) -> Change {
    var change = Change(kind, subject: endpoint.new.id, summary)
    change.old = oldFact
    change.new = newFact
    change.before = old.position(of: endpoint.old, place)
    change.after = new.position(of: endpoint.new, place)
    change.endpoints = [endpoint.new.id]
    return change
  }

  /// A finding about the API as a whole.
  func change(
    _ kind: ChangeKind,
    _ subject: String,
    _ summary: String,
    old oldFact: String? = nil,
    new newFact: String? = nil,
    before: Place? = nil,
    after: Place? = nil
  ) -> Change {
    var change = Change(kind, subject: subject, summary)
    change.old = oldFact
    change.new = newFact
    change.before = old.position(of: before ?? old.model.namePlace)
    change.after = new.position(of: after ?? new.model.namePlace)
    return change
  }
}

extension Side {
  /// Where a fact of an endpoint stands, or the endpoint where it does not say it.
  func position(
    of endpoint: EndpointModel,
    _ place: (EndpointDefinition) -> Place?
  ) -> Position {
    position(of: definition(of: endpoint).flatMap(place) ?? endpoint.place)
  }
}
