import Foundation

/// No answer came: why, and the framework's own error.
///
/// Its kind is what an app decides by; the underlying error is for logs and support. It prints without the
/// underlying error's dictionary, which may hold the URL with its secrets.
public struct TransportError: Error, Sendable {
  /// Why there is no answer.
  public enum Kind: String, Hashable, Sendable {
    /// The server does not accept connections.
    case refused
    /// The deadline passed.
    case timedOut
    /// The host's name has no address.
    case nameNotFound
    /// No trusted connection could be made.
    case tls
    /// The connection broke off, or there is no network.
    case connectionLost
    /// Anything else; see the underlying error.
    case other
  }

  public let kind: Kind
  /// What the transport threw; `nil` if the client itself gave up, at the deadline.
  public let underlying: (any Error)?

  public init(_ kind: Kind, underlying: (any Error)? = nil) {
    self.kind = kind
    self.underlying = underlying
  }

  /// Sorts what a transport threw. A `TransportError` stays as it is.
  public init(_ error: any Error) {
    if let error = error as? TransportError {
      self = error
    } else if let error = error as? URLError {
      self.init(Kind(error.code), underlying: error)
    } else {
      self.init(.other, underlying: error)
    }
  }
}

extension TransportError.Kind {
  fileprivate init(_ code: URLError.Code) {
    switch code {
    case .cannotConnectToHost: self = .refused
    case .timedOut: self = .timedOut
    case .cannotFindHost, .dnsLookupFailed: self = .nameNotFound
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
      .clientCertificateRejected, .clientCertificateRequired,
      .appTransportSecurityRequiresSecureConnection:
      self = .tls
    case .networkConnectionLost, .notConnectedToInternet: self = .connectionLost
    default: self = .other
    }
  }

  fileprivate var text: String {
    switch self {
    case .refused: "The server refused the connection."
    case .timedOut: "The server did not answer in time."
    case .nameNotFound: "The server's name was not found."
    case .tls: "No secure connection to the server could be made."
    case .connectionLost: "The connection to the server was lost."
    case .other: "The server gave no answer that could be read."
    }
  }
}

extension TransportError: LocalizedError {
  /// What happened; of an error of an unknown kind, its own text, where it was written for people.
  public var errorDescription: String? {
    guard kind == .other else { return kind.text }
    if (underlying as? URLError)?.code == .httpTooManyRedirects {
      return "The server redirected the request too often."
    }
    return (underlying as? any LocalizedError)?.errorDescription ?? kind.text
  }
}

extension TransportError: CustomStringConvertible, CustomReflectable {
  /// `refused (NSURLErrorDomain -1004)`; where the code says nothing, with the loading system's words:
  /// `other (NSURLErrorDomain -1: Nul byte in header)`.
  public var description: String {
    guard let underlying else { return kind.rawValue }
    let error = underlying as NSError
    let isUnknown = (underlying as? URLError)?.code == .unknown
    let words = isUnknown ? ": \(error.localizedDescription)" : ""
    return "\(kind.rawValue) (\(error.domain) \(error.code)\(words))"
  }

  public var customMirror: Mirror { Mirror(self, children: ["kind": description]) }
}
