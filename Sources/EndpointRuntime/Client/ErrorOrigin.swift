/// The call that an error comes from: how the error prints it, and in which texts it speaks to people.
final class ErrorOrigin: Sendable {
  /// `Deck.draw GET /deck/gy7aqxz5nmpd/draw/?count=2`, secrets masked.
  let call: String
  let texts: ErrorTexts

  init<Value, Failure>(_ request: Request<Value, Failure>, _ texts: ErrorTexts) {
    let isNamed = request.endpoint != "\(request.method) \(request.path)"
    call = isNamed ? "\(request.endpoint) \(request)" : "\(request)"
    self.texts = texts
  }
}

extension ClientError {
  /// The same error, as one of this call.
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

extension HTTPResponse {
  fileprivate func of(_ origin: ErrorOrigin) -> HTTPResponse {
    var response = self
    response.origin = origin
    return response
  }
}

extension TransportError {
  fileprivate func of(_ origin: ErrorOrigin) -> TransportError {
    var error = self
    error.origin = origin
    return error
  }
}

extension LimitExceeded {
  fileprivate func of(_ origin: ErrorOrigin) -> LimitExceeded {
    var error = self
    error.origin = origin
    return error
  }
}

extension InvalidRequest {
  fileprivate func of(_ origin: ErrorOrigin) -> InvalidRequest {
    var error = self
    error.origin = origin
    return error
  }
}
