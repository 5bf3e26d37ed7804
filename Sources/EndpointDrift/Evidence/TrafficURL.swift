import EndpointSpec
import EndpointWire
import Foundation

/// The URL of a request, split as a spec describes it.
package struct TrafficURL: Sendable {
  /// The origin, such as `https://api.example.com`, in lowercase, without user, password and default port.
  package let origin: String
  /// Decoded, except for slashes and percent signs inside a segment.
  package let path: String
  /// The decoded names and values.
  package let query: [(name: String, text: String)]
  /// The names that have a value. A text without `=` may be a value.
  let queryNames: Set<String>

  /// The maximum length of a URL.
  private static let maximumBytes = 1 << 16

  /// Nil unless it is an absolute HTTP URL.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    let whole = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    let start = Substring(whole.prefix(8)).lowercased()
    guard let scheme = Self.schemes.first(where: { start.hasPrefix($0.text) }) else { return nil }
    let rest = whole.dropFirst(scheme.text.utf8.count)
    let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    let login = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[...$0].count }
    let host = Substring(authority.dropFirst(login ?? 0)).lowercased()
    // A `/` or a `?` in a password would end the authority, and the rest would pass for a host with a port.
    guard Self.isHost(host) else { return nil }
    let port = host.hasSuffix(scheme.port) ? scheme.port.count : 0
    self.init(origin: scheme.text + host.dropLast(port), rest.dropFirst(authority.count))
  }

  private init(origin: String, _ location: Substring.UTF8View) {
    let path = location.prefix { $0 != UInt8(ascii: "?") }
    let query = Substring(location.dropFirst(path.count + 1))
    self.origin = origin
    self.path = PercentEncoding.decodePath(Substring(path))
    self.query = PercentEncoding.items(of: query)
    queryNames = Set(PercentEncoding.pairs(of: query).map(\.name))
  }

  /// The URL of a request line. Without a host, its origin is empty.
  ///
  /// - Parameter scheme: Nil if it is unknown.
  init?(target: String, host: String?, scheme: String?) {
    guard target.hasPrefix("/"), target.utf8.count <= Self.maximumBytes else { return nil }
    if let host {
      let isLocal = host.hasPrefix("localhost") || host.contains(":") && !host.hasSuffix(":443")
      self.init("\(scheme ?? (isLocal ? "http" : "https"))://\(host)\(target)")
      return
    }
    self.init(origin: "", target.utf8.prefix { $0 != UInt8(ascii: "#") })
  }

  /// The origin for reports, with `*` for parts of the host that may be data: `https://*.example.com`.
  package var shownOrigin: String {
    let scheme = origin.prefix { $0 != "/" } + "//"
    let authority = origin.dropFirst(scheme.count)
    let end = authority.hasSuffix("]") ? nil : authority.lastIndex(of: ":")
    let host = authority[..<(end ?? authority.endIndex)]
    if Self.ownHosts.contains(String(host)) { return origin }
    let labels = host.split(separator: ".").map { PathShape.isWord(String($0)) ? $0 : "*" }
    return scheme + labels.joined(separator: ".") + authority[host.endIndex...]
  }

  private static let ownHosts: Set<String> = ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]

  /// The URL of the same call at another server.
  ///
  /// - Parameter path: The path behind the URL of the server.
  func moved(to server: TrafficURL, path: String) -> TrafficURL {
    TrafficURL(origin: server.origin, path: path, query: query, queryNames: queryNames)
  }

  private init(
    origin: String,
    path: String,
    query: [(name: String, text: String)],
    queryNames: Set<String>
  ) {
    self.origin = origin
    self.path = path
    self.query = query
    self.queryNames = queryNames
  }

  /// The decoded user and password of a URL: `user:password`. Nil without a user.
  package static func login(in url: String) -> String? {
    let authority = url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
    return authority.lastIndex(of: "@").flatMap { authority[..<$0].removingPercentEncoding }
  }

  /// Whether two slashes of the path follow each other.
  var hasEmptySegment: Bool {
    let slash = UInt8(ascii: "/")
    return zip(path.utf8, path.utf8.dropFirst()).contains { $0 == slash && $1 == slash }
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
    guard url.utf8.starts(with: base.utf8) else { return nil }
    let rest = url.utf8.dropFirst(base.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") ? Substring(rest) : nil
  }

  /// The target of a reference in a response, as a client resolves it. Nil for other schemes.
  func resolving(_ reference: String) -> TrafficURL? {
    guard let url = URL(reference: withoutQuery) else { return nil }
    return URL(reference: reference, relativeTo: url).flatMap { TrafficURL($0.absoluteString) }
  }

  /// Whether the text is a host with an optional port (RFC 3986, section 3.2.2), also in letters of other scripts.
  private static func isHost(_ text: String) -> Bool {
    let isAddress = text.utf8.first == UInt8(ascii: "[")
    let whole = text.utf8.dropFirst(isAddress ? 1 : 0)
    let host = whole.prefix { $0 != UInt8(ascii: isAddress ? "]" : ":") }
    let end = whole.dropFirst(host.count)
    let port = isAddress ? end.dropFirst() : end
    let plain = isAddress ? addressCharacters : hostCharacters
    return !host.isEmpty && isAddress == (end.first == UInt8(ascii: "]"))
      && Substring(host).unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          ? plain.contains(UInt8(scalar.value))
          : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
      }
      && (port.isEmpty || port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy(isDigit))
  }

  private static let hostCharacters = ASCIISet.alphanumerics(and: "-._~%!$&'()*+,;=")
  private static let addressCharacters = ASCIISet.alphanumerics(and: ":.%")

  private static let schemes = [
    (text: "https://", port: ":443"), (text: "http://", port: ":80"),
  ]
}
