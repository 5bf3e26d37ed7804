import Foundation

/// A server of an API: its URL, the hosts of endpoints with another host, and the values of variables.
///
/// The servers of a spec are static members, such as `.production`. Use `.custom(url)` for any other.
public struct Server<Service: API>: Hashable, Sendable {
  /// The server's name in the spec, such as `"production"`.
  public let name: String
  /// The URL with placeholders `{name}` for variables.
  let url: String
  let hosts: [String: String]
  let variables: [String: String]

  /// Creates a server of a spec. Its variables replace `{name}` in its URLs and in paths.
  @_spi(Generated) public init(
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

  /// A server that is not in the spec, such as a proxy or a local server.
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

  /// The URL to which the path of a request is appended.
  func base(for policy: RequestPolicy) throws(InvalidRequest) -> String {
    let base = try url(for: policy)
    guard !base.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw InvalidRequest("The URL of the server \(name) has a query or a fragment.")
    }
    return base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  private func url(for policy: RequestPolicy) throws(InvalidRequest) -> String {
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

  /// Omits the values of variables and the user and password of the URL.
  public var customMirror: Mirror {
    let shown = URL(reference: url).map { URLSecrets().masked($0) } ?? url
    return Mirror(self, children: ["name": name, "url": shown])
  }
}

/// Replaces variables in a URL or a path.
enum ServerVariables {
  /// Replaces each `{name}` by the percent-encoded value of the variable.
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
