import EndpointSpec

/// The former receiver and name of an endpoint.
struct FormerName {
  let receiver: EndpointModel.Receiver
  let verb: SwiftName

  /// Nil if the endpoint was not renamed. Examples: `Decks.pull`, or `pull` in the API's namespace.
  ///
  /// - Parameter types: The types by all current and former names.
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
