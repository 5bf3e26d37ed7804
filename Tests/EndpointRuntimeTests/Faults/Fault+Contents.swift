import EndpointRuntime
import Foundation
import TestServer

extension Fault {
  /// Faults in the content of the body.
  static let contents: [Fault] = [
    Fault(
      "a byte order mark",
      .reply(.reply(200, body: [0xEF, 0xBB, 0xBF] + Array(#"{"value": 7}"#.utf8))),
      .success,
      ""
    ),
    Fault(
      "JSON that calls itself a picture",
      .reply(.text(200, #"{"value": 7}"#, type: "image/png")),
      .success,
      ""
    ),
    Fault(
      "a page in place of JSON",
      .reply(.text(200, "<!DOCTYPE html><html>Log in</html>", type: "text/html")),
      .decoding,
      "expected a value, found '<' (byte 0)"
    ),
    Fault(
      "JSON that is cut",
      .reply(.json(200, #"{"value": "#)),
      .decoding,
      "value: expected a value, found the end of the text (byte 10)"
    ),
    Fault(
      "JSON and more",
      .reply(.json(200, #"{"value": 7} x"#)),
      .decoding,
      "expected the end of the text, found x (byte 13)"
    ),
    Fault(
      "bytes that are not UTF-8",
      .reply(
        .reply(200, body: Array(#"{"x": ""#.utf8) + [0xFF, 0xC0] + Array(#"", "value": 7}"#.utf8))
      ),
      .decoding,
      "x: expected UTF-8 text, found byte 0xFF"
    ),
    Fault(
      "UTF-16",
      .reply(.reply(200, body: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])),
      .decoding,
      "found UTF-16"
    ),
    Fault("a number that is none", .reply(.json(200, #"{"value": NaN}"#)), .decoding, "found NaN"),
    Fault(
      "a number that is too large",
      .reply(.json(200, #"{"value": 99999999999999999999}"#)),
      .decoding,
      "found 99999999999999999999"
    ),
    Fault(
      "another type",
      .reply(.json(200, #"{"value": "seven"}"#)),
      .decoding,
      "value: expected an integer, found"
    ),
    Fault("null", .reply(.json(200, "null")), .decoding, "value: expected a value, found nothing"),
    Fault(
      "a missing field",
      .reply(.json(200, "{}")),
      .decoding,
      "value: expected a value, found nothing"
    ),
    Fault(
      "100,000 levels",
      .reply(.json(200, String(repeating: "[", count: 100_000))),
      .decoding,
      "expected at most 512 lev"
    ),
    Fault(
      "100,000 levels in what is not read",
      .reply(.json(200, #"{"x": "# + String(repeating: "[", count: 100_000))),
      .decoding,
      "expected at most 512 lev"
    ),
  ]
}
