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
public enum ClientError<Failure: ServiceFailure>: Error, Sendable {
  /// The API said no, as its spec declares.
  case service(Failure, HTTPResponse)
  /// A status that the spec does not know, with what came.
  case unexpectedStatus(HTTPResponse)
  /// The body is not what the spec says.
  case decoding(DecodingFailure, HTTPResponse)
  /// No answer came.
  case transport(TransportError)
  /// The task was cancelled.
  case cancelled
  /// The request cannot be sent, and why; nothing was.
  case invalidRequest(String)

  /// Sorts what a transport, a middleware or a credentials' closure threw.
  init(_ error: any Error) {
    switch error {
    case let error as InvalidRequest: self = .invalidRequest(error.text)
    case let error as FileFailure where error.action == .read: self = .invalidRequest(error.text)
    case is CancellationError: self = .cancelled
    case let error as URLError where error.code == .cancelled: self = .cancelled
    case let error as ClientError<Failure>: self = error
    default: self = .transport(TransportError(error))
    }
  }
}

extension ClientError: LocalizedError {
  /// The API's own text for people where it gives one, else what happened.
  public var errorDescription: String? {
    switch self {
    case .service(let failure, let response):
      failure.userFacingText ?? "The server refused the request (status \(response.status))."
    case .unexpectedStatus(let response):
      "The server answered with the unexpected status \(response.status)."
    case .decoding(let failure, _): "The server's answer could not be read: \(failure)."
    case .transport(let error): error.errorDescription
    case .cancelled: "The request was cancelled."
    case .invalidRequest(let text): text
    }
  }
}
