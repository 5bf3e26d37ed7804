import Foundation

/// The error of a call: the API returned a failure, the response does not match the spec, or there is no response.
///
/// ```swift
/// switch await client.result(deck.draw()) {
/// case .success(let draw): show(draw)
/// case .failure(.service(.noSuchDeck(let problem), _)): show(problem.message)
/// case .failure(let error): show(error.localizedDescription)
/// }
/// ```
///
/// It prints the call, the response and the underlying error with secrets masked. Show users `localizedDescription`.
public enum ClientError<Failure: ServiceFailure>: Error, Sendable {
  /// A failure that the spec declares.
  case service(Failure, HTTPResponse)
  /// A failure that the spec declares, with a body that does not match its type, such as the page of a gateway.
  case unreadableFailure(UnreadableFailure, HTTPResponse)
  /// The spec does not declare the status.
  case unexpectedStatus(HTTPResponse)
  /// The body does not match the spec.
  case decoding(DecodingFailure, HTTPResponse)
  /// There is no response.
  case transport(TransportError)
  /// The task was cancelled.
  ///
  /// `catch is CancellationError` does not match it. Use `catch .cancelled` or `isCancelled`.
  case cancelled
  /// The response, or a wait that the server requested, exceeds the client's `ClientLimits`.
  case limitExceeded(LimitExceeded)
  /// Nothing was sent: the request is invalid, or the client has no credentials for it.
  case invalidRequest(InvalidRequest)

  /// Classifies an error of a transport, a middleware or a credentials closure.
  init(_ error: any Error) {
    switch error {
    case let masked as MaskedError: self = ClientError(masked.error).masked(masked.mask)
    case let error as InvalidRequest: self = .invalidRequest(error)
    case let error as LimitExceeded: self = .limitExceeded(error)
    case let error as FileFailure where error.action == .read:
      self = .invalidRequest(InvalidRequest(error.text))
    case is CancellationError: self = .cancelled
    case let error as URLError where error.code == .cancelled: self = .cancelled
    case let error as ClientError<Failure>: self = error
    default: self = .transport(TransportError(error))
    }
  }

  /// Masks these secrets in the description of the error.
  private func masked(_ mask: SecretMask) -> ClientError {
    guard case .transport(let error) = self else { return self }
    return .transport(error.masked(mask))
  }
}

extension ClientError {
  /// True if the task was cancelled, so that there is nothing to show to users.
  public var isCancelled: Bool {
    if case .cancelled = self { true } else { false }
  }
}

extension ClientError: LocalizedError {
  /// The text for users: the API's, if it has one, or the client's. Empty for `.cancelled`.
  public var errorDescription: String? {
    switch self {
    case .service(let failure, let response):
      failure.userFacingText ?? response.texts.serviceFailure(response.status)
    case .unreadableFailure(_, let response): response.texts.serviceFailure(response.status)
    case .unexpectedStatus(let response): response.texts.unexpectedStatus(response.status)
    case .decoding(_, let response): response.texts.unreadableResponse
    case .transport(let error): error.errorDescription
    case .cancelled: ""
    case .limitExceeded(let error): error.errorDescription
    case .invalidRequest(let error): error.errorDescription
    }
  }
}

extension ClientError: CustomStringConvertible {
  /// `Deck.draw GET /deck/gy7aqxz5nmpd/draw/: 404, application/json, 29 bytes: noSuchDeck(Problem(message: "gone"))`.
  public var description: String {
    switch self {
    case .service(let failure, let response): response.withCall("\(response): \(failure)")
    case .unreadableFailure(let failure, let response):
      response.withCall("\(response): \(failure)")
    case .unexpectedStatus(let response): response.withCall("\(response): unexpected status")
    case .decoding(let failure, let response): response.withCall("\(response): \(failure.reason)")
    case .transport(let error): error.withCall("\(error)")
    case .cancelled: "cancelled"
    case .limitExceeded(let error): "\(error)"
    case .invalidRequest(let error): "\(error)"
    }
  }
}

extension ClientError {
  /// Adds the call to the error.
  func of(_ origin: ErrorOrigin) -> ClientError {
    switch self {
    case .service(let failure, let response): .service(failure, response.of(origin))
    case .unreadableFailure(let failure, let response):
      .unreadableFailure(failure, response.of(origin))
    case .unexpectedStatus(let response): .unexpectedStatus(response.of(origin))
    case .decoding(let failure, let response): .decoding(failure, response.of(origin))
    case .transport(let error): .transport(error.of(origin))
    case .cancelled: .cancelled
    case .limitExceeded(let error): .limitExceeded(error.of(origin))
    case .invalidRequest(let error): .invalidRequest(error.of(origin))
    }
  }
}

extension HTTPResponse: Originated {}
extension TransportError: Originated {}
