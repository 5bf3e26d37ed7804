import Foundation

/// The URL of a request, split as a spec describes it.
package struct TrafficURL: Sendable {
  /// The origin, such as `https://api.example.com`, in lowercase, without user, password and default port.
  package let origin: String
  /// Decoded, except for slashes and percent signs inside a segment.
  package let path: String
  /// The decoded names and values.
  package let query: [(name: String, text: String)]

  /// The maximum length of a URL.
  private static let maximumBytes = 1 << 16

  /// Nil unless it is an absolute HTTP URL.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    let whole = text.prefix { $0 != "#" }
    guard let scheme = Self.schemes.first(where: { whole.lowercased().hasPrefix($0.text) }) else {
      return nil
    }
    let rest = whole.dropFirst(scheme.text.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let host = authority.split(separator: "@").last?.lowercased() ?? ""
    guard !host.isEmpty else { return nil }
    origin =
      scheme.text + (host.hasSuffix(scheme.port) ? host.dropLast(scheme.port.count) : host[...])
    let location = rest.dropFirst(authority.count)
    let path = location.prefix { $0 != "?" }
    self.path = PercentText.decodedPath(path)
    query = PercentText.items(of: location.dropFirst(path.count + 1))
  }

  /// The URL without its query, as the server and path of a spec.
  package var withoutQuery: String { origin + path }

  /// The URL of an API, without a slash at its end.
  var base: String {
    let url = withoutQuery
    return url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  /// The path after the URL of an API. Nil for another API.
  func path(behind base: String) -> Substring? {
    let url = withoutQuery
    guard url.hasPrefix(base) else { return nil }
    let rest = url.dropFirst(base.count)
    return rest.isEmpty || rest.hasPrefix("/") ? rest : nil
  }

  private static let schemes = [
    (text: "https://", port: ":443"), (text: "http://", port: ":80"),
  ]
}

/// Percent-encoding (RFC 3986, section 2.1), and form encoding.
enum PercentText {
  /// The names and values of a query or a form: `a=1&b=x+y`.
  static func items(of text: Substring) -> [(name: String, text: String)] {
    text.split(separator: "&").map { pair in
      let pair = pair.replacing("+", with: " ")
      let name = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(name.count + 1)
      return (decoded(name) ?? String(name), decoded(value) ?? String(value))
    }
  }

  /// The decoded text, except `%2F` and `%25`, which would change its meaning.
  static func decodedPath(_ text: Substring) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    let escaped = text.replacing(/%(25|2[Ff])/) { "%25" + $0.1.uppercased() }
    return decoded(escaped) ?? String(text)
  }

  /// The decoded text. A percent sign without two digits is not an escape. Nil if the text is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(0x25) else { return String(text) }
    return text.replacing(/%(?![0-9A-Fa-f]{2})/, with: "%25").removingPercentEncoding
  }
}
