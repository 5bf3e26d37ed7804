/// The server and the host that an endpoint names.
extension Resolver {
  /// The names of a server and of a host.
  mutating func checkLinks(_ spec: EndpointDefinition) {
    if let server = spec.server { checkServer(server) }
    if let host = spec.host { checkHost(host, of: spec.server?.value) }
  }

  private mutating func checkServer(_ server: Located<String>) {
    let servers = document.servers.map(\.name.value)
    if !servers.contains(server.value) {
      report(
        .unknownServer,
        "unknown server \(quoted(server.value))",
        at: server.place,
        hint: nearest(to: server.value, in: servers) ?? "declare it under \"servers\""
      )
    }
  }

  private mutating func checkHost(_ host: Located<String>, of server: String?) {
    let servers = document.servers.filter { server == nil || $0.name.value == server }
    let hosts = servers.flatMap { $0.value.hosts.map(\.name.value) }
    if !hosts.contains(host.value) {
      report(
        .unknownServer,
        "unknown host \(quoted(host.value))",
        at: host.place,
        hint: nearest(to: host.value, in: hosts) ?? "declare it under a server's \"hosts\""
      )
    }
  }
}
