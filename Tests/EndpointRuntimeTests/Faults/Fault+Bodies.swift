import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults in the transfer of the body.
  static let bodies: [Fault] = [
    Fault(
      "a body that is cut",
      .reply(.truncate("{\"val", declaredLength: 4000)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a body that is reset",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n{", then: .reset)),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a body that stops",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n{", then: .hang)),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "a body drop by drop",
      .reply(.chunked(Array(repeating: " ", count: 500), every: 0.1)),
      .transport(.timedOut),
      "in time",
      Faulty.impatient
    ),
    Fault(
      "a body longer than its length",
      .reply(.raw("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{\"value\": 7}")),
      .decoding,
      "end of the text (byte 5)"
    ),
    Fault(
      "chunks without an end",
      .reply(.broken(["{\"value\": 7}"])),
      .transport(.connectionLost),
      "was lost"
    ),
    Fault(
      "a chunk whose size is no number",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n{\"value\": 7}\r\n0\r\n\r\n"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a chunk whose size is too large",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n{\"value\": 7}\r\n"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "a chunk that is longer than it says",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{\"value\": 7}\r\n0\r\n\r\n"
        )
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "plain text that calls itself gzip",
      .reply(
        .reply(200, headers: ["Content-Encoding": "gzip"], body: Array(#"{"value": 7}"#.utf8))
      ),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "gzip that is cut",
      .reply(
        .reply(
          200,
          headers: ["Content-Encoding": "gzip"],
          body: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB]
        )
      ),
      .decoding,
      "found the end of the text"
    ),
    Fault(
      "an encoding that does not exist",
      .reply(.reply(200, headers: ["Content-Encoding": "magic"], body: [1, 2, 3])),
      .transport(.other),
      "no valid response"
    ),
    Fault(
      "no body",
      .reply(.reply(200)),
      .decoding,
      "expected a value, found the end of the text (byte 0)"
    ),
    Fault(
      "no body, as its status says",
      .reply(.raw("HTTP/1.1 204 No Content\r\n\r\n{\"value\": 7}")),
      .decoding,
      "found the end of the text (byte 0)"
    ),
  ]
}
