import Foundation

/// Where an API runs: a URL, the hosts of endpoints that live elsewhere, and the values of variables.
///
/// The servers of a spec are static members, `.production`; `.custom(url)` is any other.
public struct Server<Service: API>: Hashable, Sendable {
  /// The server's name in the spec, `"production"`.
  public let name: String
  /// The URL, with `{name}` for variables.
  let url: String
  let hosts: [String: String]
  let variables: [String: String]

  /// A server of a spec. `{name}` in its URLs and in paths stands for a variable.
  public init(
    _ name: String,
    _ url: String,
    hosts: [String: String] = [:],
    variables: [String: String] = [:]
  ) {
    self.name = name
    self.url = url
    self.hosts = hosts
    self.variables = variables
  }

  /// A server that the spec does not know: a proxy, or one on this machine.
  public static func custom(
    _ url: URL,
    hosts: [String: URL] = [:],
    variables: [String: String] = [:]
  ) -> Server {
    Server(
      "custom",
      url.absoluteString,
      hosts: hosts.mapValues(\.absoluteString),
      variables: variables
    )
  }

  /// The text of a request's URL before its query.
  func address(of path: RequestPath, _ policy: RequestPolicy) throws(InvalidRequest) -> String {
    let base = try base(for: policy)
    guard !base.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw InvalidRequest("The URL of the server \(name) has a query or a fragment.")
    }
    let end = base.hasSuffix("/") ? String(base.dropLast()) : base
    return try end + path.resolved(variables)
  }

  private func base(for policy: RequestPolicy) throws(InvalidRequest) -> String {
    if let host = policy.host ?? policy.server, let url = hosts[host] {
      return try ServerVariables.fill(url, with: variables)
    }
    if let host = policy.host {
      throw InvalidRequest("The server \(name) has no host \"\(host)\".")
    }
    guard let other = policy.server, other != name else {
      return try ServerVariables.fill(url, with: variables)
    }
    guard let server = Service.servers[other] else {
      throw InvalidRequest("There is no server \"\(other)\".")
    }
    return try ServerVariables.fill(
      server.url,
      with: server.variables.merging(variables) { $1 }
    )
  }
}

extension Server: CustomStringConvertible, CustomReflectable {
  public var description: String { name }

  /// Without the values of variables, nor a user and password in the URL.
  public var customMirror: Mirror {
    let shown = URL(string: url).map { URLSecrets().masked($0) } ?? url
    return Mirror(self, children: ["name": name, "url": shown])
  }
}

/// Puts the values of a server's variables into a URL or a path.
enum ServerVariables {
  /// The text with each `{name}` replaced by its value, percent-encoded whole.
  static func fill(
    _ text: String,
    with variables: [String: String]
  ) throws(InvalidRequest) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let value = variables[name], !value.isEmpty else {
        throw InvalidRequest("The server has no value for its variable \"\(name)\".")
      }
      filled += rest[..<open] + PercentEncoding.encode(value)
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
