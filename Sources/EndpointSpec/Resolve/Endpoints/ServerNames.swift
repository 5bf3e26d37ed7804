/// Checks the server and the host of an endpoint.
extension EndpointLinker {
  /// Checks the names of a server and a host.
  mutating func checkLinks(_ spec: EndpointDefinition) {
    if let server = spec.server { checkServer(server) }
    if let host = spec.host { checkHost(host, of: spec.server?.value) }
  }

  private mutating func checkServer(_ server: Located<String>) {
    let servers = document.servers.map(\.name.value)
    check(server, "server", among: servers, otherwise: "declare it under \"servers\"")
  }

  private mutating func checkHost(_ host: Located<String>, of server: String?) {
    let servers = document.servers.filter { server == nil || $0.name.value == server }
    let hosts = servers.flatMap { $0.value.hosts.map(\.name.value) }
    check(host, "host", among: hosts, otherwise: "declare it under a server's \"hosts\"")
  }

  private mutating func check(
    _ name: Located<String>,
    _ noun: String,
    among names: [String],
    otherwise hint: String
  ) {
    guard !names.contains(name.value) else { return }
    report(
      .unknownServer,
      "unknown \(noun) \(quoted(name.value))",
      at: name.place,
      hint: nearest(to: name.value, in: names) ?? hint
    )
  }
}
