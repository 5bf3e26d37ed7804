import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults in the request.
  static let requests: [Fault] = [
    Fault(
      "a header that is two",
      .reply(.json(200, #"{"value": 7}"#)),
      .invalidRequest,
      "X-A contains a line break",
      Faulty.value(headers: ["X-A": "a\r\nX-Admin: yes"])
    ),
    Fault(
      "a header with a NUL",
      .reply(.json(200, #"{"value": 7}"#)),
      .invalidRequest,
      "X-A contains a line break or a NUL",
      Faulty.value(headers: ["X-A": "a\u{0}"])
    ),
    Fault(
      "a file that is missing",
      .reply(.json(200, #"{"value": 7}"#)),
      .invalidRequest,
      "gone.png cannot be read",
      Faulty.value(
        .post,
        body: .binary(FileUpload(contentsOf: URL(fileURLWithPath: "/nowhere/gone.png")))
      )
    ),
    Fault(
      "a body in a GET",
      .reply(.json(200, #"{"value": 7}"#)),
      .invalidRequest,
      "body",
      Faulty.value(body: .text("x"))
    ),
  ]
}
