import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Forms of a response that RFC 9112 allows, or asks clients to accept. The call succeeds.
  static let forms: [Fault] = [
    Fault(
      "an extension of a chunk",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nC;a=b\r\n{\"value\": 7}\r\n0;c\r\n\r\n"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "chunks of one byte",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
            + #"{"value": 7}"#.map { "1\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a size of a chunk with zeros",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n0000c\r\n{\"value\": 7}\r\n000\r\n\r\n"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "no reason phrase",
      .reply(
        .raw(
          "HTTP/1.1 200 \r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a reason phrase beyond ASCII",
      .reply(
        .raw(
          "HTTP/1.1 200 Très bien\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a header in two lines",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nX: a\r\n b\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "headers without a value",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nX:\r\nY: \r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "spaces around a value",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nContent-Length: \t 12 \t\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "names of headers in other cases",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\ncONTENT-lENGTH: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "hints before the response",
      .reply(
        .raw(
          "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a body that ends with the connection",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\n\r\n{\"value\": 7}",
          then: .close
        )
      ),
      .success,
      ""
    ),
    Fault(
      "HTTP/1.0 without a length",
      .reply(
        .raw(
          "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{\"value\": 7}",
          then: .close
        )
      ),
      .success,
      ""
    ),
    Fault(
      "a connection that closes after its length",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 12\r\n\r\n{\"value\": 7}",
          then: .close
        )
      ),
      .success,
      ""
    ),
    Fault(
      "equal lengths twice",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nContent-Length: 12\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
    Fault(
      "an upgrade that is only offered",
      .reply(
        .raw(
          "HTTP/1.1 200 OK\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"
        )
      ),
      .success,
      ""
    ),
  ]
}
