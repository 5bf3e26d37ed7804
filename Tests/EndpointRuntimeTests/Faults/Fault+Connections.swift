import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults before the request or before the response.
  static let connections: [Fault] = [
    Fault("nobody listens", .elsewhere("http://127.0.0.1:1"), .transport(.refused), "refused"),
    Fault(
      "a name without an address",
      .elsewhere("http://no-such-host.invalid"),
      .transport(.nameNotFound),
      "name was not found"
    ),
    Fault(
      "no TLS where it is asked for",
      .handshake(.raw("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", then: .hang)),
      .transport(.tls),
      "secure connection"
    ),
    Fault(
      "closed in the handshake",
      .handshake(.close),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "reset in the handshake",
      .handshake(.reset),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "silent in the handshake",
      .handshake(.hang),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault("closed before the request", .greeting(.close), .transport(.connectionLost), "was lost"),
    Fault("reset before the request", .greeting(.reset), .transport(.connectionLost), "was lost"),
    Fault(
      "an answer before the request",
      .greeting(
        .raw(
          "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
          then: .close
        )
      ),
      .status(408),
      "408"
    ),
    Fault("closed after the request", .reply(.close), .transport(.connectionLost), "was lost"),
    Fault("reset after the request", .reply(.reset), .transport(.connectionLost), "was lost"),
    Fault(
      "silent after the request",
      .reply(.hang),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "closed while a body is sent",
      .unreadBody(100),
      .transport(.connectionLost),
      "was lost",
      Faulty.value(.post, body: .binary(Data(count: 20_000_000)))
    ),
  ]
}
