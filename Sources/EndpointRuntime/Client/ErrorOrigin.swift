/// The call of an error: its description and the localized texts of its client.
final class ErrorOrigin: Sendable {
  /// Such as `Deck.draw GET /deck/gy7aqxz5nmpd/draw/?count=2`, with secrets masked.
  let call: String
  let texts: ErrorTexts

  init<Value, Failure>(_ request: Request<Value, Failure>, _ texts: ErrorTexts) {
    let isNamed = request.endpoint != "\(request.method) \(request.path)"
    call = isNamed ? "\(request.endpoint) \(request)" : "\(request)"
    self.texts = texts
  }
}

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
