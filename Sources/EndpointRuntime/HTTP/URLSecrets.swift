import Foundation

/// The secret parts of a request's URL.
///
/// Errors and logs print URLs, so keys in the query or the path are recorded by place. Names and texts are
/// percent-encoded as in the URL.
public struct URLSecrets: Hashable, Sendable {
  /// The names of secret query parameters.
  public var queryNames: Set<String>
  /// The secret texts in the path.
  public var pathTexts: Set<String>

  /// Creates the secrets of a URL. All texts are percent-encoded as in the URL.
  public init(queryNames: Set<String> = [], pathTexts: Set<String> = []) {
    self.queryNames = queryNames
    self.pathTexts = pathTexts
  }

  /// The URL with its secrets, user and password replaced by `***`.
  public func masked(_ url: URL) -> String {
    let text = url.absoluteString
    guard let mark = text.firstIndex(of: "?") else { return maskedPath(text) }
    let query = text[text.index(after: mark)...]
    return maskedPath(String(text[..<mark])) + "?" + maskedQuery(query)
  }

  private func maskedQuery(_ query: Substring) -> String {
    let pairs = query.split(separator: "&", omittingEmptySubsequences: false).map {
      (pair: Substring) -> String in
      let name = pair.prefix { $0 != "=" }
      return queryNames.contains(String(name)) ? "\(name)=\(Secret.masked)" : String(pair)
    }
    return pairs.joined(separator: "&")
  }

  private func maskedPath(_ text: String) -> String {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let firstSegment = parts.count > 2 && parts[1].isEmpty ? 3 : 0
    if firstSegment == 3, let at = parts[2].lastIndex(of: "@") {
      parts[2] = Secret.masked.description + parts[2][at...]
    }
    for index in parts.indices.dropFirst(firstSegment) {
      parts[index] = Self.masked(parts[index], pathTexts)
    }
    return parts.joined(separator: "/")
  }

  /// Masks the user and password of each URL in a text.
  static func withoutUsers(_ text: String) -> String {
    var masked = ""
    var rest = text[...]
    while let scheme = rest.firstRange(of: "://") {
      masked += rest[..<scheme.upperBound]
      rest = rest[scheme.upperBound...]
      let authority = rest.prefix { !"/?#\"'<>".contains($0) && !$0.isWhitespace }
      guard let at = authority.lastIndex(of: "@") else { continue }
      masked += Secret.masked.description
      rest = rest[at...]
    }
    return masked + rest
  }

  /// Masks the secrets in a text. Longest first, since a secret may contain another.
  static func masked(_ text: String, _ secrets: Set<String>) -> String {
    secrets.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) {
      $1.isEmpty ? $0 : $0.replacing($1, with: Secret.masked.description)
    }
  }
}
