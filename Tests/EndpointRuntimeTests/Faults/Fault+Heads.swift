import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults in the status line and the headers.
  static let heads: [Fault] = [
    Fault(
      "closed in the status line",
      .reply(.raw("HTTP/1.", then: .close)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "reset in a header",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Ty", then: .reset)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "silent in a header",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Ty", then: .hang)),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "a header byte by byte",
      .reply(
        .slowly("HTTP/1.1 200 OK\r\nX: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", every: 0.2)
      ),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "bytes that are no HTTP",
      .reply(.garbage([1, 2, 3, 13, 10, 13, 10])),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "an answer of HTTP/0.9",
      .reply(.raw("hello\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a version that does not exist",
      .reply(.raw("HTTP/9.9 200 OK\r\nContent-Length: 0\r\n\r\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a status of two digits",
      .reply(.raw("HTTP/1.1 20 OK\r\nContent-Length: 0\r\n\r\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a status of four digits",
      .reply(.raw("HTTP/1.1 2000 OK\r\nContent-Length: 0\r\n\r\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a status that is no number",
      .reply(.raw("HTTP/1.1 abc OK\r\nContent-Length: 0\r\n\r\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "an answer of another protocol",
      .reply(.raw("SSH-2.0-OpenSSH_9.2\r\n", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a header of 2 MB",
      .reply(.reply(200, headers: ["X": String(repeating: "a", count: 2_000_000)])),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "headers of 400 KB in all",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\n"
            + String(repeating: "X: \(String(repeating: "y", count: 1000))\r\n", count: 400)
            + "Content-Length: 0\r\n\r\n"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a thousand headers",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 1000)
            + "Content-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a NUL in a header",
      .reply(.raw("HTTP/1.1 200 OK\r\nX: a\u{0}b\r\nContent-Length: 12\r\n\r\n{\"value\": 7}")),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a header without a colon",
      .reply(.raw("HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 12\r\n\r\n{\"value\": 7}")),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a header without a name",
      .reply(.raw("HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 12\r\n\r\n{\"value\": 7}")),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a length below zero",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{\"value\": 7}", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a length that is no number",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n{\"value\": 7}", then: .close)),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "two lengths",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nContent-Length: 12\r\nContent-Length: 3\r\n\r\n{\"value\": 7}",
          then: .close
        )
      ),
      .decoding,
      "byte 3"
    ),
    Fault(
      "a length and chunks",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nC\r\n{\"value\": 7}\r\n0\r\n\r\n"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a transfer encoding that does not exist",
      .reply(
        .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: magic\r\n\r\n{\"value\": 7}", then: .close)
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "cookies that are none",
      .reply(.json(200, #"{"value": 7}"#, headers: ["Set-Cookie": "=;;;=,\u{7}; Max-Age=x"])),
      .success,
      ""
    ),
    Fault(
      "a thousand answers before the answer",
      .reply(
        .raw(
          String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1000)
            + "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "nothing but answers before the answer",
      .reply(
        .raw(String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 1_000), then: .hang)
      ),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "protocols switched",
      .reply(
        .raw(
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nxxxx",
          then: .close
        )
      ),
      .status(101),
      "101"
    ),
    Fault(
      "no space after the status",
      .reply(
        .raw(
          "HTTP/1.1 200\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "lines that end with LF",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\nContent-Length: 12\n\n{\"value\": 7}"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
  ]
}
