import EndpointSpec

/// Where an endpoint stood before, and what it was called there.
struct FormerName {
  let receiver: EndpointModel.Receiver
  let verb: SwiftName

  /// The former name of an endpoint that has one: `Decks.pull`, or `pull` in the API's own namespace.
  init?(_ endpoint: EndpointModel, in index: APIIndex) {
    guard let was = endpoint.was, was != endpoint.id else { return nil }
    let parts = was.split(separator: ".").map { SwiftName(String($0)) }
    guard let verb = parts.last else { return nil }
    self.verb = verb
    guard parts.count == 2, let owner = parts.first else {
      receiver = .api
      return
    }
    if index.type(named: owner) != nil {
      receiver = .type(owner)
    } else if let type = index.model.types.first(where: {
      $0.was == owner || index.specName(of: $0.name) == owner
    }) {
      receiver = .type(type.name)
    } else {
      receiver = .namespace(owner)
    }
  }
}
