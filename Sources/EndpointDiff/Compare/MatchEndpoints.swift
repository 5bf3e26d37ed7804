import EndpointSpec

/// The endpoints of both versions: by name, then by `was`, then by method and path, then by method and full URL.
func matchEndpoints(_ old: APIModel, _ new: APIModel) -> Matched<EndpointModel> {
  var matching = Matching(old.endpoints, new.endpoints)
  matching.match(by: .name) { $0.id }
  matching.match(by: .formerName, old: { $0.id }, new: { $0.was })
  matching.match(by: .path) { "\($0.method) \($0.blankedPath)" }
  matching.match(
    by: .url,
    old: { "\($0.method) \(old.url(of: $0))" },
    new: { "\($0.method) \(new.url(of: $0))" }
  )
  return matching.result
}

extension EndpointModel {
  /// `/deck/{}/draw/`: two paths that differ in nothing but the names of their placeholders are one.
  package var blankedPath: String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .parameter(_, let keepsSlashes): keepsSlashes ? "{+}" : "{}"
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  /// `/deck/{deck}/draw/`, as the spec writes it.
  package var pathText: String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let name, let keepsSlashes): "{\(keepsSlashes ? "+" : "")\(name)}"
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }
}

extension APIModel {
  /// The URL of an endpoint at the server that it goes to, placeholders blanked.
  package func url(of endpoint: EndpointModel) -> String {
    let server =
      servers.first { $0.wireName == endpoint.server } ?? servers.first
    let host = server?.hosts.first { $0.name == endpoint.host }?.url
    return (host ?? server?.url ?? "") + endpoint.blankedPath
  }
}
