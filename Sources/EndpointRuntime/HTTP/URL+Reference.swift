import Foundation

extension URL {
  /// The URL that a server means by a reference in `Location`, `Link` or a body (RFC 3986, section 5); `nil` if it is none.
  ///
  /// As the WHATWG URL standard says, spaces around it do not count, and what cannot be in a URL is percent-encoded, but not
  /// what is encoded already.
  init?(reference: String, relativeTo base: URL) {
    let text = PercentEncoding.encodeReference(reference.trimmingCharacters(in: .whitespaces))
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    self = url.withLowercaseScheme
  }

  /// The URL with its scheme in lower case, the only one that Linux loads.
  private var withLowercaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased() else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }
}
