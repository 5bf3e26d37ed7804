import EndpointSpec

/// Where an endpoint stood before, and what it was called there.
struct FormerName {
  let receiver: EndpointModel.Receiver
  let verb: SwiftName

  /// The former name of an endpoint that has one: `Decks.pull`, or `pull` in the API's own namespace.
  ///
  /// - Parameter types: The types by all names that they have or had.
  init?(_ endpoint: EndpointModel, types: [SwiftName: SwiftName]) {
    guard let was = endpoint.was, was != endpoint.id else { return nil }
    let parts = was.split(separator: ".").map { SwiftName(String($0)) }
    guard let verb = parts.last else { return nil }
    self.verb = verb
    guard parts.count == 2, let owner = parts.first else {
      receiver = .api
      return
    }
    receiver = types[owner].map { .type($0) } ?? .namespace(owner)
  }
}
