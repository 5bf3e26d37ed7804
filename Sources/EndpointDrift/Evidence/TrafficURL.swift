import EndpointSpec

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
      let name = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(name.count + 1)
      return (decoded(name, plusIsSpace: true), decoded(value, plusIsSpace: true))
    }
  }

  static func decoded(_ text: Substring, plusIsSpace: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 == 0x25 || $0 == 0x2B }) else { return String(text) }
    return decoded(text, plusIsSpace: plusIsSpace) { _ in false }
  }

  /// The decoded text, except `%2F` and `%25`, which would change its meaning.
  static func decodedPath(_ text: Substring) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    return decoded(text, plusIsSpace: false) { $0 == 0x2F || $0 == 0x25 }
  }

  private static func decoded(
    _ text: Substring,
    plusIsSpace: Bool,
    keeps: (UInt8) -> Bool
  ) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        let value = high << 4 | low
        decoded += keeps(value) ? Array((value == 0x2F ? "%2F" : "%25").utf8) : [value]
        index += 3
      } else {
        decoded.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
