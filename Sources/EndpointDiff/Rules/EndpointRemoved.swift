import EndpointSpec

extension ChangeRule {
  /// An endpoint that the new version has under no name, path or URL.
  static let endpointRemoved = ChangeRule(.endpointRemoved) { match in
    match.endpoints.removed.map { endpoint in
      var change = Change(.endpointRemoved, subject: endpoint.id, "the endpoint is gone")
      change.old = "\(endpoint.method) \(endpoint.pathText)"
      change.before = match.old.position(of: endpoint.place)
      change.after = match.new.position(of: match.new.model.namePlace)
      change.endpoints = [endpoint.id]
      return change
    }
  }
}
