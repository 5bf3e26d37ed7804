import Foundation

extension URL {
  /// Resolves a reference from `Location`, `Link` or a body (RFC 3986, section 5). `nil` if it is invalid.
  ///
  /// As in the WHATWG URL standard, surrounding spaces are ignored, and invalid characters are percent-encoded.
  /// Existing encoding remains.
  init?(reference: String, relativeTo base: URL) {
    let text = PercentEncoding.encodeReference(reference.trimmingCharacters(in: .whitespaces))
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    self = url.withLowercaseScheme
  }

  /// The URL with a lowercase scheme. Linux loads no other.
  private var withLowercaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased() else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }
}
