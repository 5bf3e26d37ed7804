import EndpointSpec

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
