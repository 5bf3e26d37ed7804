import Foundation

/// Why a call failed: the API said no, the response is not what the spec says, or there is none.
///
/// ```swift
/// switch await client.result(deck.draw()) {
/// case .success(let draw): show(draw)
/// case .failure(.service(.noSuchDeck(let problem), _)): show(problem.message)
/// case .failure(let error): show(error.localizedDescription)
/// }
/// ```
///
/// It prints the call, the response and the underlying error, secrets masked; `localizedDescription` is for people.
public enum ClientError<Failure: ServiceFailure>: Error, Sendable {
  /// The API said no, as its spec declares.
  case service(Failure, HTTPResponse)
  /// A status that the spec does not know, with what came.
  case unexpectedStatus(HTTPResponse)
  /// The body is not what the spec says.
  case decoding(DecodingFailure, HTTPResponse)
  /// No response came.
  case transport(TransportError)
  /// The task was cancelled.
  ///
  /// `catch is CancellationError` does not match it. Use `catch .cancelled`, or ask `isCancelled`.
  case cancelled
  /// The server sent or asked for more than the client's `ClientLimits` allow.
  case limitExceeded(LimitExceeded)
  /// The request cannot be sent, and nothing was: its arguments make no request, or the client lacks credentials for it.
  case invalidRequest(InvalidRequest)

  /// Sorts what a transport, a middleware or a credentials' closure threw.
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

  /// The same error, which prints without these secrets.
  private func masked(_ mask: SecretMask) -> ClientError {
    guard case .transport(let error) = self else { return self }
    return .transport(error.masked(mask))
  }
}

extension ClientError {
  /// True if the task was cancelled: there is nothing to show to people.
  public var isCancelled: Bool {
    if case .cancelled = self { true } else { false }
  }
}

extension ClientError: LocalizedError {
  /// The API's own text for people where it has one, else the client's; empty for `.cancelled`.
  public var errorDescription: String? {
    switch self {
    case .service(let failure, let response):
      failure.userFacingText ?? response.errorTexts.serviceFailure(response.status)
    case .unexpectedStatus(let response): response.errorTexts.unexpectedStatus(response.status)
    case .decoding(_, let response): response.errorTexts.unreadableResponse
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
    case .service(let failure, let response): "\(response.asFailed): \(failure)"
    case .unexpectedStatus(let response): "\(response.asFailed): unexpected status"
    case .decoding(let failure, let response): "\(response.asFailed): \(failure.reason)"
    case .transport(let error): error.origin.map { "\($0.call): \(error)" } ?? "\(error)"
    case .cancelled: "cancelled"
    case .limitExceeded(let error): "\(error)"
    case .invalidRequest(let error): "\(error)"
    }
  }
}

extension HTTPResponse {
  fileprivate var errorTexts: ErrorTexts { origin?.texts ?? .english }

  /// The call and the response.
  fileprivate var asFailed: String { origin.map { "\($0.call): \(self)" } ?? "\(self)" }
}
