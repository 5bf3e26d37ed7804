import EndpointRuntime
import Foundation
import TestServer
import Testing

/// A way in which a call goes wrong, and what must come of it.
struct Fault: CustomTestStringConvertible, Sendable {
  /// Where the trouble is.
  enum Trouble: Sendable {
    /// The server's answer to every request.
    case reply(ServerReply)
    /// What it does before it reads one.
    case greeting(ServerReply)
    /// The server reads no body that is longer, and answers all others.
    case unreadBody(Int)
    /// No server of the tests.
    case elsewhere(String)
    /// What a server does, before it reads anything, that is asked to speak TLS and does not.
    case handshake(ServerReply)
  }

  /// What a call ends with, as far as a fault decides.
  enum Ending: Equatable, Sendable {
    case success
    case service
    case status(Int)
    case decoding
    case transport(TransportError.Kind)
    case invalidRequest
    case limitExceeded
  }

  let name: String
  let trouble: Trouble
  var ending: Ending
  /// A part of the text for people, or of what the error prints.
  var message: String
  let request: Faulty.Request<Int>

  init(
    _ name: String,
    _ trouble: Trouble,
    _ ending: Ending,
    _ message: String,
    _ request: Faulty.Request<Int> = Faulty.value()
  ) {
    (self.name, self.trouble, self.ending) = (name, trouble, ending)
    (self.message, self.request) = (message, request)
  }

  static let all = connections + heads + bodies + contents + statuses + requests

  var testDescription: String { name }
}

/// The API whose calls go wrong.
enum Faulty: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias ClientError = EndpointRuntime.ClientError<Failure>

  enum Failure: ServiceFailure {
    typealias Service = Faulty

    case gone(String)

    static let rules: [FailureRule<Self>] = [.status(404, Self.gone)]
  }

  /// A request whose answer is a number at `value`, and that may take so many seconds.
  static func value(
    _ method: HTTPMethod = .get,
    timeout: Double = 150,
    headers: Parameters = [:],
    body: RequestBody = .none
  ) -> Request<Int> {
    Request(
      method,
      "/value",
      endpoint: "value",
      headers: headers,
      body: body,
      policy: .init(timeout: timeout),
      response: .json(at: "value")
    )
  }

  /// The same, with a deadline that is meant to pass.
  static var impatient: Request<Int> { value(timeout: 1) }
}
