extension ClientError {
  /// Adds the call to the error.
  func of(_ origin: ErrorOrigin) -> ClientError {
    switch self {
    case .service(let failure, let response): .service(failure, response.of(origin))
    case .unexpectedStatus(let response): .unexpectedStatus(response.of(origin))
    case .decoding(let failure, let response): .decoding(failure, response.of(origin))
    case .transport(let error): .transport(error.of(origin))
    case .cancelled: .cancelled
    case .limitExceeded(let error): .limitExceeded(error.of(origin))
    case .invalidRequest(let error): .invalidRequest(error.of(origin))
    }
  }
}

/// An error that stores its call.
private protocol Originated {
  var origin: ErrorOrigin? { get set }
}

extension HTTPResponse: Originated {}
extension TransportError: Originated {}
extension LimitExceeded: Originated {}
extension InvalidRequest: Originated {}

extension Originated {
  fileprivate func of(_ origin: ErrorOrigin) -> Self {
    var copy = self
    copy.origin = origin
    return copy
  }
}
