import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults at which Foundation on Linux ends the process or never ends the call.
  static let crashes: [Fault] = [
    Fault(
      "closed after the status line",
      .reply(.raw("HTTP/1.1 200 OK\r\n", then: .close)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "closed in a header",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Ty", then: .close)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a length of 2^63 - 1",
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
