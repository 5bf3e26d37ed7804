import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults in the status.
  static let statuses: [Fault] = [
    Fault("a status that nobody knows", .reply(.text(418, "teapot")), .status(418), "418"),
    Fault("a status beyond all", .reply(.reply(999)), .status(999), "999"),
    Fault("a failure that the API declares", .reply(.json(404, #""gone""#)), .service, "404"),
    Fault(
      "a declared failure with a page",
      .reply(.text(404, "<html>", type: "text/html")),
      .unreadableFailure,
      "404"
    ),
    Fault("a declared failure without a body", .reply(.reply(404)), .unreadableFailure, "404"),
    Fault(
      "a failure of 100 MB",
      .reply(
        .repeated([UInt8](repeating: 32, count: 1_000_000), times: 100, every: 0.01, status: 500)
      ),
      .status(500),
      "500"
    ),
    Fault(
      "a failure that does not end",
      .reply(
        .raw("HTTP/1.1 500 Error\r\n\r\n" + String(repeating: "a", count: 3_000_000), then: .hang)
      ),
      .status(500),
      "500"
    ),
    Fault("unchanged, though nobody asked", .reply(.reply(304)), .status(304), "304"),
    Fault(
      "a part, though nobody asked",
      .reply(.reply(206, headers: ["Content-Range": "bytes 0-2/9"], body: [123, 34, 118])),
      .decoding,
      "byte 3"
    ),
    Fault(
      "a challenge",
      .reply(.reply(401, headers: ["WWW-Authenticate": "Basic realm=x"])),
      .status(401),
      "401"
    ),
    Fault(
      "a challenge of a proxy",
      .reply(.reply(407, headers: ["Proxy-Authenticate": "Basic realm=x"])),
      .status(407),
      "407"
    ),
    Fault(
      "a redirect to itself",
      .reply(.redirect(302, "/value")),
      .transport(.other),
      "redirected the request too often"
    ),
    Fault("a redirect to nowhere", .reply(.reply(302)), .status(302), "302"),
    Fault(
      "a redirect to a file",
      .reply(.redirect(302, "file:///etc/passwd")),
      .status(302),
      "302"
    ),
    Fault(
      "a redirect to what is no URL",
      .reply(.redirect(302, "http://[::1")),
      .status(302),
      "302"
    ),
    Fault(
      "a redirect to nobody",
      .reply(.redirect(302, "http://127.0.0.1:1/")),
      .transport(.refused),
      "refused"
    ),
    Fault(
      "a redirect to a script",
      .reply(.redirect(307, "javascript:alert(1)")),
      .status(307),
      "307"
    ),
  ]
}
