@_spi(Generated) import EndpointRuntime
import Foundation
import TestServer
import Testing

/// A way in which a call goes wrong, and the result that it must have.
struct Fault: CustomTestStringConvertible, Sendable {
  /// The cause of the fault.
  enum Trouble: Sendable {
    /// The server's reply to every request.
    case reply(ServerReply)
    /// What the server does before it reads a request.
    case greeting(ServerReply)
    /// The server does not read bodies beyond this length. It replies normally to others.
    case unreadBody(Int)
    /// The URL to call instead of a test server.
    case elsewhere(String)
    /// What the server does, instead of a TLS handshake, before it reads anything.
    case handshake(ServerReply)
  }

  /// The result of a call, as far as the fault determines it.
  enum Ending: Equatable, Sendable {
    case success
    case service
    case status(Int)
    case unreadableFailure
    case decoding
    case transport(TransportError.Kind)
    case invalidRequest
    case limitExceeded
  }

  let name: String
  let trouble: Trouble
  var ending: Ending
  /// A part of the user-facing text, or of the printed error.
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

  static let all = connections + heads + forms + bodies + contents + statuses + requests

  var testDescription: String { name }
}

/// The API of the calls that fail.
enum Faulty: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias ClientError = EndpointRuntime.ClientError<Failure>

  enum Failure: ServiceFailure {
    typealias Service = Faulty

    case gone(String)

    static let rules: [FailureRule<Self>] = [.status(404, case: "gone", Self.gone)]
  }

  /// A request whose response has a number at `value`. Its timeout is in seconds.
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

  /// The same request with a short deadline, for faults that time out.
  static var impatient: Request<Int> { value(timeout: 1) }
}
