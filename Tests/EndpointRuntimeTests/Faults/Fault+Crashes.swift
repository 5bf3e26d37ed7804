import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Responses that Foundation on Linux cannot read.
  static let crashes = fatal + endless

  /// Responses at which Foundation on Linux ends the process. `Transports.md` lists them.
  static let fatal: [Fault] = [
    Fault(
      "a connection that closes after the status line",
      .reply(.raw("HTTP/1.1 200 OK\r\n", then: .close)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a connection that closes in a header",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Ty", then: .close)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a `Content-Length` of 2^63 - 1",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{\"value\": 7}",
          then: .hang
        )
      ),
      .limitExceeded,
      "responseBytes"
    ),
    Fault(
      "trailers after chunks",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTrailer: X\r\nTransfer-Encoding: chunked\r\n\r\nC\r\n{\"value\": 7}\r\n0\r\nX: y\r\n\r\n"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "an error with trailers",
      .reply(
        .raw(
          "HTTP/1.1 500 Internal Server Error\r\nTrailer: Grpc-Trailer-X\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nGrpc-Trailer-X: y\r\n\r\n"
        )
      ),
      .status(500),
      "500"
    ),
  ]

  /// Responses at which Foundation on Linux reads on without an end.
  static let endless: [Fault] = [
    Fault(
      "a redirect with a body of 100 MB",
      .reply(
        .repeated(
          [UInt8](repeating: 32, count: 1_000_000),
          times: 100,
          status: 302,
          headers: ["Location": "http://127.0.0.1:1/"]
        )
      ),
      .transport(.refused),
      "refused"
    ),
    Fault(
      "a redirect whose body does not end",
      .reply(
        .raw("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\nmoved", then: .hang)
      ),
      .transport(.refused),
      "refused"
    ),
  ]
}
