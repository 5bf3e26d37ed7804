@_spi(Generated) import EndpointJSON
import Foundation

/// The error of a request without a response.
///
/// Apps decide by `kind`. The underlying error is for logs and support.
public struct TransportError: Error, Sendable {
  /// The reason why there is no response.
  public enum Kind: String, Hashable, Sendable {
    /// This device has no network or may not use it: airplane mode, no mobile data, no roaming.
    case offline
    /// The server does not accept connections.
    case refused
    /// The deadline passed.
    case timedOut
    /// The host name has no address.
    case nameNotFound
    /// TLS failed, or the server's certificate is not trusted.
    case tls
    /// The connection was lost during the request.
    case connectionLost
    /// Any other reason. See the underlying error.
    case other
  }

  /// The reason why there is no response.
  public let kind: Kind
  /// The error of the transport. `nil` if the client ended the call at its deadline.
  public let underlying: (any Error)?
  /// The call that failed.
  var origin: ErrorOrigin?
  /// The secrets of the request, which the underlying error may contain.
  private var mask: SecretMask?

  /// Creates an error of a transport. `underlying` is the error of its framework.
  public init(_ kind: Kind, underlying: (any Error)? = nil) {
    self.kind = kind
    self.underlying = underlying
  }

  /// Classifies an error of a transport. A `TransportError` is returned unchanged.
  public init(_ error: any Error) {
    if let error = error as? TransportError {
      self = error
    } else if let masked = error as? MaskedError {
      self = TransportError(masked.error).masked(masked.mask)
    } else if let error = error as? URLError {
      self.init(Kind(error.code), underlying: error)
    } else if let error = error as? POSIXError {
      self.init(Kind(error.code), underlying: error)
    } else {
      self.init(.other, underlying: error)
    }
  }

  /// Masks these secrets in the description of the error.
  func masked(_ mask: SecretMask) -> TransportError {
    var error = self
    error.mask = mask
    return error
  }

  /// Masks the secrets of the request, and the user and password of any URL, in an error text.
  private func masked(_ text: String) -> String {
    URLSecrets.withoutUsers(mask?.text(ofError: text) ?? text)
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
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      self = .offline
    case .networkConnectionLost: self = .connectionLost
    default: self = .other
    }
  }

  fileprivate init(_ code: POSIXError.Code) {
    switch code {
    case .ECONNREFUSED: self = .refused
    case .ETIMEDOUT: self = .timedOut
    case .ENETUNREACH, .ENETDOWN: self = .offline
    case .ECONNRESET, .ECONNABORTED, .EPIPE, .ENETRESET: self = .connectionLost
    default: self = .other
    }
  }

  /// True if the same request may succeed on another connection.
  var isConnectionLoss: Bool {
    switch self {
    case .offline, .refused, .connectionLost: true
    case .timedOut, .nameNotFound, .tls, .other: false
    }
  }
}

extension TransportError: LocalizedError {
  /// The client's text for the kind. For the kind `other`, the localized text of the underlying error, if it has one.
  public var errorDescription: String? {
    switch kind {
    case .offline: return texts.offline
    case .refused: return texts.refused
    case .timedOut: return texts.timedOut
    case .nameNotFound: return texts.nameNotFound
    case .tls: return texts.tls
    case .connectionLost: return texts.connectionLost
    case .other:
      if (underlying as? URLError)?.code == .httpTooManyRedirects { return texts.tooManyRedirects }
      if underlying is FileFailure { return texts.unsavedFile }
      return (underlying as? any LocalizedError)?.errorDescription.map(masked) ?? texts.noResponse
    }
  }
}

extension TransportError: CustomStringConvertible, CustomReflectable {
  /// The kind and the underlying error, with secrets masked: `refused (NSURLErrorDomain -1004: Could not connect to the
  /// server.)`, `other: The keychain is locked.`
  public var description: String {
    guard let underlying else { return kind.rawValue }
    let summary = ErrorSummary(underlying)
    let text = masked(summary.description)
    return summary.isSystemError ? "\(kind.rawValue) (\(text))" : "\(kind.rawValue): \(text)"
  }

  public var customMirror: Mirror { Mirror(self, children: ["kind": description]) }
}

/// An error of a transport with the secrets of its request, until the client masks them.
struct MaskedError: Error {
  let error: any Error
  let mask: SecretMask

  init(_ error: any Error, _ request: HTTPRequest) {
    self.error = error
    mask = SecretMask(request)
  }
}
