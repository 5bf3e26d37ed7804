import Foundation

extension URL {
  /// Parses a URL or a relative reference from outside: of a server, a header or a body. The result is the same on all
  /// systems.
  package init?(reference: String) { self.init(string: URLReference.encode(reference)) }

  /// Resolves a reference (RFC 3986, section 5).
  package init?(reference: String, relativeTo base: URL) {
    let text = URLReference.encode(reference)
    guard let url = URL(string: text, relativeTo: base) else { return nil }
    self = url.absoluteURL.withLowercaseScheme
  }

  /// The URL with a lowercase scheme. Linux loads no other.
  private var withLowercaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased() else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }
}
