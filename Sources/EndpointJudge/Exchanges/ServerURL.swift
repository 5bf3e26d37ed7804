import EndpointJSON
import EndpointSpec

/// The URL of a server for one endpoint, with variables.
struct ServerURL: Hashable {
  private enum Part: Hashable {
    case text(String)
    /// A variable and its allowed values, if the spec lists them.
    case variable(WireName, [String]?)
  }

  private let parts: [Part]

  fileprivate init(_ url: String, _ variables: [ServerModel.Variable]) {
    var parts: [Part] = []
    for (index, piece) in url.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = piece.firstIndex(of: "}") else {
        parts.append(.text(String(piece)))
        continue
      }
      let name = WireName(String(piece[..<end]))
      parts.append(.variable(name, variables.first { $0.wireName == name }?.values))
      parts.append(.text(String(piece[piece.index(after: end)...])))
    }
    if case .text(let text)? = parts.last, text.hasSuffix("/") {
      parts[parts.count - 1] = .text(String(text.dropLast()))
    }
    self.parts = parts
  }

  /// The path after the server's URL. Nil if the URL does not match.
  func rest(of url: Substring) -> Substring? { rest(of: url, behind: parts[...]) }

  private func rest(of url: Substring, behind parts: ArraySlice<Part>) -> Substring? {
    guard let part = parts.first else { return url }
    switch part {
    case .text(let text):
      guard url.hasPrefix(text) else { return nil }
      return rest(of: url.dropFirst(text.count), behind: parts.dropFirst())
    case .variable(_, let values):
      var value = url.prefix { $0 != "/" }
      while !value.isEmpty {
        if values?.contains(String(value)) ?? true,
          let rest = rest(of: url[value.endIndex...], behind: parts.dropFirst())
        {
          return rest
        }
        value = value.dropLast()
      }
      return nil
    }
  }
}

extension APIModel {
  /// The URLs of the servers that accept an endpoint's requests.
  func servers(of endpoint: EndpointModel) -> [ServerURL] {
    let own = servers.filter { endpoint.server == nil || $0.wireName == endpoint.server }
    return own.map { ServerURL($0.url(host: endpoint.host), $0.variables) }
  }

  /// The origin and the path of the default server of an endpoint.
  func server(of endpoint: EndpointModel) -> (origin: String, path: String) {
    let server = servers.first { $0.wireName == endpoint.server } ?? servers.first
    let url = server.map { self.url(of: $0, for: endpoint) } ?? ""
    let parts = url.split(separator: "/", omittingEmptySubsequences: false)
    // "https:", "", "api.example.com", and the path.
    guard parts.count > 2, parts[1].isEmpty else { return (url, "") }
    return (parts[..<3].joined(separator: "/"), parts[3...].map { "/\($0)" }.joined())
  }

  /// The URL of a server for an endpoint, which may select its own server.
  package func url(ofServer name: String, for endpoint: EndpointModel) -> String {
    let server =
      servers.first { $0.wireName == endpoint.server } ?? servers.first { $0.wireName.text == name }
    return server.map { url(of: $0, for: endpoint) } ?? ""
  }

  /// The URL without a trailing slash.
  private func url(of server: ServerModel, for endpoint: EndpointModel) -> String {
    var url = server.url(host: endpoint.host)
    for variable in server.variables {
      url = url.replacing("{\(variable.wireName)}", with: variable.text)
    }
    while url.hasSuffix("/") { url.removeLast() }
    return url
  }

  func variableText(_ name: WireName) -> String {
    servers.flatMap(\.variables).first { $0.wireName == name }?.text ?? "main"
  }
}

extension ServerModel.Variable {
  /// The default value, the first listed one, or a placeholder.
  fileprivate var text: String { defaultValue ?? values?.first ?? "main" }
}
