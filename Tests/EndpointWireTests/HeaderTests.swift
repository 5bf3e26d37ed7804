import EndpointWire
import Foundation
import Testing

@Suite("Headers on the wire")
struct HeaderTests {
  /// The examples and rules of RFC 8288, section 3.
  @Test(arguments: [
    ([#"</2>; rel="next""#], "/2"), (["</2>;rel=NEXT"], "/2"), (["</2> ; rel = next"], "/2"),
    ([#"</1>; title="next page"; rel="prev""#], nil),
    ([#"</1>; rel="prev"; title="next""#], nil), ([#"</1>; rel="prev"; rel="next""#], nil),
    ([#"</2>; rel="next"; rel="prev""#], "/2"), ([#"</2>; rel="last next""#], "/2"),
    ([#"</a,b>; rel="prev"; title="x, <y>", </2>; rel="next""#], "/2"),
    ([#"</1>; title="a \"b\"; rel=next"; rel=prev, </2>; rel=next"#], "/2"),
    (["</1>; rel=prev", "</2>; rel=next"], "/2"), (["</1>; rel=next-archive"], nil),
    (["</1>; next"], nil), (["/1; rel=next"], nil), ([""], nil), ([], nil),
  ])
  func findsNextLink(_ values: [String], _ target: String?) {
    #expect(LinkHeader.next(in: values) == target)
  }

  @Test(arguments: [
    ("application/json", "application/json", true), ("Application/JSON; charset=utf-8", nil, true),
    ("application/problem+json", nil, true), (" text/json ;a=b", "text/json", true),
    ("*/*", nil, true), ("application/*", nil, true), ("text/*", nil, false),
    ("text/plain", nil, false), ("application/jsonl", nil, false), ("", "", false),
  ])
  func readsMediaTypes(_ text: String, _ essence: String?, _ isJSON: Bool) {
    let type = MediaType(text)
    let expected = essence ?? text.prefix { $0 != ";" }.lowercased()
    #expect(type.essence == expected)
    #expect(type.isJSON == isJSON)
  }

  @Test(arguments: [
    ("text/event-stream;charset=utf-8", StreamFormat.events()), ("application/x-ndjson", .lines()),
    ("application/jsonl", .lines()), ("application/x-jsonlines", .lines()),
    ("application/stream+json", .lines()), ("application/json-seq", .sequence()),
    ("application/geo+json-seq", .sequence()), ("text/plain", nil),
  ])
  func readsFormatOfStreams(_ text: String, _ format: StreamFormat?) {
    #expect(MediaType(text).streamFormat == format)
  }

  @Test(arguments: [
    ("multipart/form-data; boundary=XX", "XX"), (#"a/b; c=d;BOUNDARY="x y=z"; e"#, "x y=z"),
    ("a/b; boundary = X ", "X"), ("a/b; boundary", nil), ("a/b", nil), ("boundary=X", nil),
  ])
  func readsParameters(_ text: String, _ value: String?) {
    #expect(MediaType(text).parameter("boundary") == value)
  }

  @Test(arguments: [
    ("0", nil, 0.0), ("120", nil, 120), (" 5 ", nil, 5), ("99999999999999999999", nil, 1e9),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:07 GMT", 30),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:50:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "yesterday", 784_111_777),
    ("Sun, 06 Nov 1994 08:49:37 GMT", nil, 784_111_777), ("-1", nil, nil), ("1.5", nil, 1.5),
    ("soon", nil, nil), ("", nil, nil), ("1.", nil, nil), (".5", nil, nil), ("1.5.2", nil, nil),
    ("1e3", nil, nil),
  ])
  func readsRetryAfter(_ text: String, _ sent: String?, _ seconds: Double?) {
    let start = Date(timeIntervalSince1970: 0)
    #expect(RetryAfter.seconds(text, sent: sent, now: start) == seconds)
  }
}
